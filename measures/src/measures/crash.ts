import { type CrashPlan, crash } from "../load/crashes.ts";
import type { Measure } from "./measure.ts";

const PLAN: CrashPlan = {
  rounds: 30,
  acknowledged: 20_000,
  crowd: { playing: 16, renaming: 16, cutEvery: 40 },
};
/** Enough for a planted fault to show: each shows in nearly every round. */
const CONTROL: CrashPlan = { ...PLAN, rounds: 4, acknowledged: 2_000 };

/** SIGKILL of workerd under load on the shipped bundle, and on two with planted faults. */
export const measureCrash: Measure = async ({ nightly }) => {
  const plan = nightly ? { ...PLAN, rounds: 500, acknowledged: 330_000 } : PLAN;
  const report = await crash("shipped", plan);
  const hasty = await crash("answerBeforeWrite", CONTROL);
  const forgetful = await crash("noDedupe", CONTROL);
  return {
    ...report,
    controls: {
      answerBeforeWrite: { lost: hasty.lost, doubled: hasty.doubled },
      noDedupe: { lost: forgetful.lost, doubled: forgetful.doubled },
    },
  };
};
