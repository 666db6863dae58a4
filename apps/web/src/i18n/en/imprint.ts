import type { ImprintWords } from "../imprint.ts";

export const imprint: ImprintWords = {
  imprint: {
    title: "Imprint",
    lead: "This server is run by",
    mail: "E-mail",
    missing:
      "Whoever runs this server has not filled in this page. If you have a question, ask the person who sent you the link.",
    unofficial:
      "Endstation is unofficial. The games' names only say what is played; drawings and words are our own.",
  },
  privacy: {
    title: "Privacy",
    lead: "There are no accounts, no cookies, no advertising and no tracking. This is what is stored, and for how long.",
    responsible: {
      title: "Who is responsible",
      text: ["For what happens on this server, please turn to"],
    },
    nobody: {
      title: "Who is responsible",
      text: [
        "Whoever runs this server. They have not said who they are; ask the person who sent you the link.",
      ],
    },
    passages: [
      {
        title: "In a match",
        text: [
          "The server keeps the names and colours that people choose, the moves and their times, and when each seat was last connected. Everyone who has the link can see names and moves. Choose a name that you do not mind being read.",
          "A match is deleted 30 days after the last thing that happened in it, a slow one after 90, and later only if its clock still runs. The host can hide a name at once. A match against bots on your own device stays on your device.",
        ],
      },
      {
        title: "If you want to be told of your turn",
        text: [
          "Then the address at which you are told is kept with the match: the one that your browser has from its maker (such as Google, Mozilla, Microsoft or Apple), or a web address of yours. It goes when you turn it off, when you give up the seat, and with the match.",
          "The maker's service carries the message. It sees that there is one and to which browser it goes, but cannot read it.",
        ],
      },
      {
        title: "Your connection",
        text: [
          "Your network address is counted for a minute, so that nobody can flood the server. It is stored nowhere and stands in no log, and neither does the kind of your browser. The log has errors and counts only, without names.",
          "Whoever carries the connection for this server, such as its hosting provider, sees network addresses while doing so.",
        ],
      },
      {
        title: "On your device",
        text: [
          "Your browser keeps the keys of your seats, invites to matches, seats that you have asked for, the list of your matches with the names of the others, which of them tell you of your turn, your name and colour, your settings, what you last chose on the home page, matches on this device, games that you have saved, your answers to puzzles, which steps you have learnt, and the program itself, so that it opens without a network. Nothing of it is read by anybody else. It goes when you clear the data of this site.",
        ],
      },
      {
        title: "What you may ask for",
        text: [
          "You may ask what is stored about you, and have it put right or deleted; and you may complain to an authority for data protection. As there are no accounts, a match is only found by its link: send it along.",
        ],
      },
    ],
  },
};
