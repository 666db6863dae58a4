import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Learn The Companies",
  steps: {
    lay: {
      title: "Tiles and lines",
      text: "Tiles are laid and lines run as in Cable Car, but the cars are the companies'. You hold four shares.",
      ask: "Lay your tile so that a line of one of your companies grows.",
      done: "That line has grown, and with it what your share may be worth.",
      says: {
        none: "No line of your companies grows there. Look at your shares and then at the preview.",
        tile: "This step is about your tile. Choose a cell for it.",
      },
    },
    shares: {
      title: "Your shares",
      text: "You always hold one share each of 10, 20, 30 and 40 %. The higher the percentage, the more its company matters to you.",
      ask: "Find the company of your 40 % share, and choose one of its lines on the board.",
      done: "That is the company to send the long way round.",
      says: {
        other: "This line belongs to another company. Look at your share under 40 %.",
        moves: "Play nothing yet. Choose a line on the board.",
      },
    },
    exchange: {
      title: "The exchange",
      text: "Instead of laying a tile you may exchange one share, until a company has 25 points. The figure on a share is what it counts now.",
      ask: "Take an open share that makes yours worth more.",
      done: "Your shares are worth {points} more now. The old one lies under the pile.",
      says: {
        tile: "That lays a tile. Choose a share of the market this time.",
        unseen:
          "What lies on the pile nobody knows. Take an open share that counts more than yours.",
        less: "That exchange costs you {points}. Compare the figure on the open share with yours above it.",
      },
    },
    payout: {
      title: "The payout",
      text: "When a car comes home, its company gets the points, whoever laid the tile.",
      ask: "Lay your tile so that a car of one of your companies comes home.",
      done: "{points} for a company of yours.",
      says: {
        tile: "This step is about your tile. Choose a cell for it.",
        none: "No car comes home there. Look for a + in the preview.",
        others: "There a company scores of which you hold nothing. Look for one of yours.",
      },
    },
    value: {
      title: "The value",
      text: "A company's value is its place: 8 for the best, 1 for the last. A share counts a tenth of its percentage times that value.",
      ask: "Lay your tile so that your shares are worth more than now.",
      done: "Your shares are worth {points} more: a company of yours has gone up.",
      says: {
        tile: "This step is about your tile. Choose a cell for it.",
        same: "That leaves your shares as they are. Bring a company past another, so that its value rises.",
        less: "That costs your shares {points}: another company goes past yours.",
      },
    },
    end: {
      title: "The end",
      text: "When all 60 tiles lie, shares are counted. Whoever holds most of a company also gets a tenth of its points.",
      ask: "Two cells are left, and the stack is empty. Lay your last tile so that you win.",
      done: "{own} to {other}: you win.",
      says: {
        loses: "Then the game would end {own} to {other}. Try the other cell.",
      },
    },
  },
};
