const choiceKey = 'perch_single_keys';

// WCAG 2.1.4: the user can turn single-letter shortcuts off, because speech input and tremor press
// letters by accident.

export function areSingleKeysEnabled(): boolean {
  return localStorage.getItem(choiceKey) !== 'off';
}

export function setSingleKeysEnabled(isOn: boolean): void {
  if (isOn) localStorage.removeItem(choiceKey);
  else localStorage.setItem(choiceKey, 'off');
}
