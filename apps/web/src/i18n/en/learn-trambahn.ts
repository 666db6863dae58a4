import type { LessonWords } from "../learn.ts";

export const lesson: LessonWords = {
  title: "Learn Trambahn",
  steps: {
    uses: {
      title: "One card, three uses",
      text: "A card is a passenger at a terminus, a stop on a line of yours, or 1,000 Mark. Each turn begins with a passenger, and there is no way back to an earlier phase.",
      ask: "Use three cards in three ways: one as a passenger, one as a stop, one as money.",
      done: "Passenger, stop, money: those are the phases of a turn. After them you may buy trams.",
      says: {
        stop: "Now a stop: choose a card for your line, or start a new one.",
        bank: "And one for the money: go on to income.",
        noStop: "Stops come before income, and there is no way back. Lay a stop first.",
        ends: "Your turn is not over yet. Use one card each as passenger, stop and money.",
      },
    },
    build: {
      title: "Building a line",
      text: "A line has one colour, and its stops ascend; gaps are allowed. A ride brings the points of its stops, the dots below them, times the tram.",
      ask: "Lay cards on line III until a ride of it brings 8 points.",
      done: "A ride of your line now brings {points}. Lines and trams stay after a ride.",
      says: {
        more: "A ride brings {points} now. Another stop fits behind the last one.",
        gap: "That would bring {points}, and then the lower stop would fit no more. Lay the lower one first, or both together.",
        other: "This step is about stops. Choose cards that fit line III.",
      },
    },
    ride: {
      title: "A ride",
      text: "The fourth passenger starts a ride of that colour. It counts for both sides: each line of the colour that has a tram scores.",
      ask: "Start the ride that brings you more than the other side.",
      done: "{own} for you, {other} for the other side. When a ride runs is yours to choose.",
      says: {
        none: "That starts no ride. Choose a colour where three passengers wait.",
        worse:
          "That ride brings you {own} and the other side {other}. Compare the lines of both colours.",
      },
    },
    pay: {
      title: "Paying",
      text: "A tram is paid with your money, and each card that you put there is 1,000 Mark. The better tram multiplies for the rest of the game.",
      ask: "Put line IV on the steam tram, which takes it times 3. You are one card short.",
      done: "Steam: every ride of line IV now counts three times.",
      says: {
        rich: "That is enough for the steam tram. Buy it for line IV.",
        poor: "The steam tram costs 10,000 Mark. Put a card on your money.",
        cheap: "The horse tram only doubles. With one more card as money you could pay for steam.",
        ends: "Line IV has no tram yet and would close down. Buy one first.",
      },
    },
    fresh: {
      title: "A new line",
      text: "A new line may start with any stop. But when your turn ends, every line without a tram closes down.",
      ask: "Start a new line, and end your turn so that it stays.",
      done: "The new line stays. From now on it scores with every ride of its colour.",
      says: {
        stop: "Now start the line: choose a stop that your lines do not take, or a new line for it.",
        tram: "The line has begun. Now buy a tram for it.",
        end: "It has its tram. End your turn.",
        none: "First start a new line with a stop.",
        closed:
          "Without a tram the line would close down and be money. Buy it a tram before the turn ends.",
      },
    },
    end: {
      title: "The end",
      text: "The tenth ride ends the game at once. Most points win; money, hand and trams count nothing.",
      ask: "Nine rides are made. Start the tenth so that you win.",
      done: "{own} to {other}: you win.",
      says: {
        none: "That starts no ride. Choose a colour where three passengers wait.",
        loses: "Then the game would end {own} to {other}. Another colour is better.",
      },
    },
  },
};
