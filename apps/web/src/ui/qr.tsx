import { encode } from "uqr";
import css from "./qr.module.css";

/** A QR code. In both themes dark on light, as readers expect. */
export default function Qr(props: { text: string; label: string }) {
  const code = () => encode(props.text, { border: 0 });
  const path = () =>
    code()
      .data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
      .join("");
  return (
    <svg
      class={css.qr}
      viewBox={`-3 -3 ${code().size + 6} ${code().size + 6}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={props.label}
    >
      <path d={path()} />
    </svg>
  );
}
