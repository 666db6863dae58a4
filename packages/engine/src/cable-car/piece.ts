/** Where a kind of tile could stand, and none does: a free cell, an empty slot of a hand. */
export const NO_TILE = 255;

/** A tile of which only its back is known: in another hand, in the stack, or drawn by another. */
export const UNKNOWN = 254;
