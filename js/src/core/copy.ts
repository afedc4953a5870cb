/** Copy what a field holds; false where the browser lets nobody: then it is selected, ready for the keys. */
export async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  const { ownerDocument } = field;
  field.select();
  try {
    // A page without a secure address has no clipboard.
    const clipboard: Clipboard | undefined = ownerDocument.defaultView?.navigator.clipboard;
    if (clipboard) {
      await clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // It may also be refused.
  }
  return ownerDocument.execCommand?.("copy") ?? false;
}
