/** Copies `text` to the clipboard; resolves to whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  // The clipboard API exists in secure contexts only; on plain http there is only `execCommand`. In a
  // secure context it must not circumvent a denied permission.
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
  // Inside an open dialog, whose focus trap would otherwise remove the selection.
  (document.querySelector('[role=dialog]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
