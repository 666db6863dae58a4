export const common = {
  home: "Endstation, home",
  rules: "Rules",
  close: "Close",
  cancel: "Cancel",
  dark: "Dark theme",
  light: "Light theme",
  you: "You",
  /** The eight companies as the screen calls them, by the rules' names. */
  colours: {
    red: "Red",
    orange: "Orange",
    yellow: "Yellow",
    green: "Green",
    brown: "Sky",
    blue: "Blue",
    purple: "Pink",
    black: "Ink",
  },
};
