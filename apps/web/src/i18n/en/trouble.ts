/** What is said where something is not there. */
export const trouble = {
  unknown: {
    title: "No match at this link",
    text: "It may have been mistyped, or the match is over and was removed.",
    action: "Start a new one",
  },

  version: {
    title: "Endstation was updated",
    text: "Your match is safe. Reload to go on.",
    action: "Reload",
  },

  notFound: {
    title: "No such page",
    text: "The line ends here.",
    action: "To the start",
  },
};
