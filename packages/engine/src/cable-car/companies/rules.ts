/** The ids of the rules that The Companies adds to Cable Car's. */
export const COMPANIES_RULES = [
  ...(["CO-1", "CO-2", "CO-3", "CO-4", "CO-5", "CO-6"] as const),
  ...(["CO-7", "CO-8", "CO-9", "CO-10", "CO-11"] as const),
] as const;
