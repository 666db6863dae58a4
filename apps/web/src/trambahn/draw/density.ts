/** The sizes at which a line is drawn, in CSS pixels: drawings are never scaled. */
export interface Density {
  /** Of one row. */
  readonly height: number;
  /** Of the line's middle, from the top. */
  readonly y: number;
  readonly thick: number;
  /** Radius of a stop. */
  readonly stop: number;
  /** From stop to stop while there is room. */
  readonly pitch: number;
  /** Radius of the bullet. */
  readonly bullet: number;
  /** The first stop's middle. */
  readonly first: number;
  /** Width of the tram. */
  readonly tram: number;
  readonly figure: number;
  /** Radius of a pip. */
  readonly pip: number;
  /** Room at the right end. */
  readonly end: number;
  /** Where nothing fits under the line the factor is a plate on it: width, height, figure. */
  readonly plate: readonly [number, number, number] | null;
}

/** How wide the screen is: a phone, a tablet, a desk. */
export type Breadth = "small" | "medium" | "wide";

/** A player's own lines are larger than the other's. */
export type Owner = "own" | "other";

export const DENSITIES: Readonly<Record<Owner, Readonly<Record<Breadth, Density>>>> = {
  own: {
    wide: {
      height: 78,
      y: 46,
      thick: 13,
      stop: 18,
      pitch: 56,
      bullet: 15,
      first: 136,
      tram: 56,
      figure: 17,
      pip: 1.9,
      end: 10,
      plate: null,
    },
    medium: {
      height: 66,
      y: 40,
      thick: 11,
      stop: 16,
      pitch: 44,
      bullet: 14,
      first: 118,
      tram: 50,
      figure: 15,
      pip: 1.8,
      end: 10,
      plate: null,
    },
    small: {
      height: 51,
      y: 31,
      thick: 9,
      stop: 13,
      pitch: 31,
      bullet: 11,
      first: 82,
      tram: 40,
      figure: 13,
      pip: 1.5,
      end: 40,
      plate: [24, 15, 11],
    },
  },
  other: {
    wide: {
      height: 56,
      y: 34,
      thick: 9,
      stop: 13,
      pitch: 42,
      bullet: 11,
      first: 104,
      tram: 44,
      figure: 13,
      pip: 1.5,
      end: 10,
      plate: null,
    },
    medium: {
      height: 49,
      y: 31,
      thick: 8,
      stop: 12,
      pitch: 38,
      bullet: 11,
      first: 96,
      tram: 40,
      figure: 12,
      pip: 1.4,
      end: 10,
      plate: null,
    },
    small: {
      height: 36,
      y: 22,
      thick: 7,
      stop: 10,
      pitch: 25,
      bullet: 10,
      first: 72,
      tram: 32,
      figure: 11,
      pip: 1.2,
      end: 40,
      plate: [21, 13, 10],
    },
  },
};

/** The density one size below another, for a side with many lines. */
export function smaller(owner: Owner, breadth: Breadth): Density {
  if (breadth === "wide") return DENSITIES[owner].medium;
  return breadth === "medium" ? DENSITIES[owner].small : DENSITIES.other.small;
}
