/** Offers a value as a JSON file to keep. */
export function save(name: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  saveFile(new File([text], name, { type: "application/json" }));
}

/** Offers a file to keep, under its own name. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has taken the address by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
