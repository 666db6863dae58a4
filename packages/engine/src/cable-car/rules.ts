/** The ids of Cable Car's rules. */
export const CABLE_CAR_RULES = [
  ...(["CC-1", "CC-2", "CC-3", "CC-4", "CC-5", "CC-6", "CC-7"] as const),
  ...(["CC-8", "CC-9", "CC-10", "CC-11", "CC-12", "CC-13", "CC-14"] as const),
  ...(["CC-15", "CC-16", "CC-17", "CC-18", "CC-19", "CC-20", "CC-21"] as const),
] as const;
