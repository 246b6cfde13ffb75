/** Puts `text` on the clipboard; says whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers offer the clipboard to https and localhost only; on a plain http address the old
  // command is all there is. Elsewhere a person's No to the clipboard is not got round with it.
  if (!window.isSecureContext) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Inside an open dialog, or its focus trap would take the selection away.
  (document.querySelector('[role=dialog]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
