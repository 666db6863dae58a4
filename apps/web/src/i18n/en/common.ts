export const common = {
  home: "Endstation, home",
  rules: "Rules",
  close: "Close",
  cancel: "Cancel",
  dark: "Dark theme",
  light: "Light theme",
  you: "You",
  toMatch: "To the match",
  /** After the sign that a book of rules explains at its head. */
  rulingNote: "marks points on which the printed rules are silent or disagree.",
  ruleIds: "The small codes are for looking rules up.",
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
