import type { Colour } from "@endstation/match";
import { onCleanup, onMount } from "solid-js";
import { wantsStill } from "../../settings/settings.ts";
import { runTime } from "../../ui/run-time.ts";
import { Car } from "../board/car.tsx";
import { corner, exitPort, linePath, PORTS } from "../board/geometry.ts";
import css from "./runner.module.css";
import type { Run } from "./runs.ts";

const POP_MS = 900;
const FLASH_MS = 500;

/**
 * A car that runs home along its line, then its points. With reduced motion nothing runs; the
 * line's light goes out once, and the points stand at its end meanwhile.
 */
export default function Runner(props: {
  run: Run;
  colour: Colour;
  compact: boolean;
  onDone: () => void;
}) {
  let car!: SVGGElement;
  let points!: SVGGElement;
  const last = () => props.run.passes.at(-1)!;
  const end = () => {
    const [x, y] = corner(last().cell);
    const [px, py] = PORTS[exitPort(last().track, last().entry)]!;
    return { x: Math.min(Math.max(x + px, 24), 456), y: Math.min(Math.max(y + py, 16), 464) };
  };

  onMount(() => {
    const still = wantsStill();
    const ride = still ? null : rideHome(car, props.run);
    if (still) car.setAttribute("visibility", "hidden");
    const pop = points.animate(
      still
        ? { opacity: [1, 1, 0] }
        : {
            opacity: [0, 1, 1, 0],
            transform: ["scale(0.4)", "scale(1.15)", "scale(1)", "scale(1)"],
          },
      {
        duration: still ? FLASH_MS : POP_MS,
        delay: still ? 0 : runTime(props.run.passes.length),
        fill: "both",
      },
    );
    pop.finished.then(props.onDone, () => {});
    onCleanup(() => {
      ride?.cancel();
      pop.cancel();
    });
  });

  return (
    <>
      <g ref={car}>
        <Car colour={props.colour} compact={props.compact} />
      </g>
      <g transform={`translate(${end().x} ${end().y})`}>
        <g ref={points} class={css.points}>
          <rect x="-21" y="-14" width="42" height="28" rx="14" />
          <text y="6.8">{`+${props.run.line.points}`}</text>
        </g>
      </g>
    </>
  );
}

function rideHome(car: SVGGElement, { passes }: Run): Animation {
  car.style.setProperty("offset-path", `path("${linePath(passes)}")`);
  car.style.setProperty("offset-rotate", "0deg");
  return car.animate(
    { offsetDistance: ["0%", "100%"] },
    { duration: runTime(passes.length), easing: "cubic-bezier(0.3, 0, 0.4, 1)", fill: "both" },
  );
}
