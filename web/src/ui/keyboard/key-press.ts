type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Whether `key` was pressed without a modifier. Shift is allowed: some characters need it. */
export function isUnmodifiedKey(press: Press, key: string): boolean {
  const { ctrlKey, metaKey, altKey, isComposing } = press;
  return press.key === key && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** `Ctrl+K`, on a Mac `⌘K`. */
export function isCommandKey(press: Press & { shiftKey: boolean }, key: string): boolean {
  const isCommand = press.ctrlKey !== press.metaKey && !press.altKey && !press.shiftKey;
  return isCommand && press.key.toLowerCase() === key && !press.isComposing;
}
