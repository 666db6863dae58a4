/**
 * Puts the text of a field on the clipboard. `navigator.clipboard` is missing in insecure pages
 * (a LAN address without TLS); there the browser's old command copies the field's selection.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // Permission refused: the old way may still do.
  }
  const before = document.activeElement;
  field.select();
  const copied = document.execCommand("copy");
  // The selection has done its work; the focus belongs to the button that was pressed.
  if (copied) {
    field.setSelectionRange(0, 0);
    if (before instanceof HTMLElement) before.focus();
  }
  return copied;
}
