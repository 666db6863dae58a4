export {
  type Assessing,
  type Assessment,
  type Brain,
  type Candidate,
  type Decision,
  LEVELS,
  type Level,
  type LevelId,
  type SeatLevel,
  type Thinking,
  YARDSTICKS,
} from "./brain.ts";
export { brainOf } from "./brains.ts";
export { type NumberedDeal, numberedDeal } from "./numbered-deal.ts";
export { type Effort, makeAnswer, makeRefusal } from "./protocol/answer.ts";
export { beginRequest } from "./protocol/begin.ts";
export { type BotRequest, parseBotRequest } from "./protocol/request.ts";
export { knowledgeAt, type Redeal, redeal } from "./redeal/redeal.ts";
export { type Account, accountsOf } from "./review/account.ts";
export { parseReview } from "./review/parse.ts";
export {
  type BetterMoves,
  type Expectation,
  type JudgedDecision,
  type Review,
  VERDICTS,
  type Verdict,
} from "./review/review.ts";
export { type Reviewing, reviewRecord } from "./review/reviewing.ts";
export type { Thresholds } from "./review/verdict.ts";
export { thinkThrough } from "./think-through.ts";
