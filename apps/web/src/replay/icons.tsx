import css from "../ui/icons.module.css";

const PATHS = {
  first: "M17 6l-6 6 6 6M7.5 6v12",
  back: "M14.5 6l-6 6 6 6",
  forward: "M9.5 6l6 6-6 6",
  last: "M7 6l6 6-6 6M16.5 6v12",
  play: "M8 5.5v13l10-6.5z",
  pause: "M8.5 6v12M15.5 6v12",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4.1 4.1 0 0 0-5.8-5.8l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4.1 4.1 0 0 0 5.8 5.8l1.2-1.2",
  home: "M19 12H5M11 6l-6 6 6 6",
} as const;

/** A picture of what a button of the replay does; the button has its name. */
export const ReplayIcon = (props: { of: keyof typeof PATHS }) => (
  <svg class={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[props.of]} />
  </svg>
);
