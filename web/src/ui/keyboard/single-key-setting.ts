const choiceKey = 'perch_single_keys';

// WCAG 2.1.4: a shortcut of a single letter must be possible to turn off, because speech input
// and shaking hands press letters that nobody meant.

export function areSingleKeysEnabled(): boolean {
  return localStorage.getItem(choiceKey) !== 'off';
}

export function setSingleKeysEnabled(isOn: boolean): void {
  if (isOn) localStorage.removeItem(choiceKey);
  else localStorage.setItem(choiceKey, 'off');
}
