import type { Tram } from "@endstation/engine";
import { onCleanup, onMount } from "solid-js";
import { wantsStill } from "../../settings/settings.ts";
import { runTime } from "../../ui/run-time.ts";
import { TramShape } from "./tram.tsx";

const FADE_MS = 260;
const FLASH_MS = 500;

/**
 * A tram that runs along its line's stops and is gone at the last one; the one at the line's head
 * stays there. With less motion nothing runs, and the line flashes once.
 */
export function RidingTram(props: {
  kind: Tram;
  /** The line as SVG path data, and how many stops it has. */
  path: string;
  stops: number;
  /** The tram's width, and how thick the line is. */
  width: number;
  thick: number;
}) {
  let tram!: SVGGElement;
  const height = () => (props.width * 32) / 56;
  onMount(() => {
    const animations = wantsStill() ? [flash(tram.ownerSVGElement!)] : ride();
    onCleanup(() => {
      for (const animation of animations) animation.cancel();
    });
  });

  function ride(): Animation[] {
    const duration = runTime(props.stops);
    tram.style.setProperty("offset-path", `path("${props.path}")`);
    tram.style.setProperty("offset-rotate", "0deg");
    const options = { fill: "both", easing: "cubic-bezier(0.3, 0, 0.4, 1)" } as const;
    return [
      tram.animate({ offsetDistance: ["0%", "100%"] }, { ...options, duration }),
      tram.animate({ opacity: [1, 0] }, { ...options, duration: FADE_MS, delay: duration }),
    ];
  }

  return (
    <g ref={tram} visibility={wantsStill() ? "hidden" : undefined} data-riding="">
      <svg
        x={-props.width / 2}
        y={-height() - props.thick / 2 - 1}
        width={props.width}
        height={height()}
        viewBox="0 0 56 32"
        aria-hidden="true"
      >
        <TramShape kind={props.kind} />
      </svg>
    </g>
  );
}

const flash = (line: SVGSVGElement): Animation =>
  line.animate({ opacity: [1, 0.35, 1] }, { duration: FLASH_MS });
