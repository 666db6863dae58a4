import drawing from "./drawing.module.css";

/** The sign of a special tour, as a picture of its own; `size` in pixels. */
export function Flag(props: { size: number }) {
  return (
    <svg
      class={drawing.drawing}
      width={props.size}
      height={props.size}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      <path fill="currentColor" d="M1 0h1.8v12H1zM2.8 0H12L9.4 3 12 6H2.8z" />
    </svg>
  );
}
