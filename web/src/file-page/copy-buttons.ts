import { copyText } from '../ui/clipboard/copy-text.ts';

const shownMs = 2000;

/** Shows the buttons, which can do nothing without script. */
export function showCopyButtons() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copies]')) {
    const field = document.getElementById(button.dataset['copies'] ?? '');
    if (!(field instanceof HTMLInputElement)) continue;
    button.hidden = false;
    button.addEventListener('click', () => void copy(button, field));
    field.addEventListener('focus', () => field.select());
  }
}

async function copy(button: HTMLButtonElement, field: HTMLInputElement) {
  const isCopied = await copyText(field.value);
  // What could not be copied can be taken by hand.
  if (!isCopied) return field.select();
  const { textContent: label } = button;
  const { copied } = button.dataset;
  if (copied === undefined || label === copied) return;
  button.textContent = copied;
  setTimeout(() => (button.textContent = label), shownMs);
}
