/** How many steps each lesson has. */
export const STEPS = 6;
