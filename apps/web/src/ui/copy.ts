/**
 * Puts the text of a field on the clipboard. `navigator.clipboard` is missing in insecure pages
 * (a LAN address without TLS); there the browser's old command copies the field's selection.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Permission refused: the old way may still do.
  }
  return document.execCommand("copy");
}
