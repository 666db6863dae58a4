/** The ids of Trambahn's rules. */
export const TRAMBAHN_RULES = [
  ...(["TB-1", "TB-2", "TB-3", "TB-4", "TB-5", "TB-6", "TB-7", "TB-8"] as const),
  ...(["TB-9", "TB-10", "TB-11", "TB-12", "TB-13", "TB-14", "TB-15", "TB-16"] as const),
  ...(["TB-17", "TB-18", "TB-19", "TB-20", "TB-21", "TB-22", "TB-23", "TB-24"] as const),
] as const;
