/** Offers a value as a JSON file to keep. */
export function save(name: string, value: unknown): void {
  const file = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
