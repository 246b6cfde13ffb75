const units = ['Bytes', 'KB', 'MB', 'GB'];

/** Bytes in the unit in which they are read: `step` counts from bytes to gigabytes, the largest. */
export function scaleBytes(bytes: number): { amount: number; step: number } {
  let step = 0;
  let amount = bytes;
  // 1023.995 and above would be written as "1024.00" of the smaller unit.
  while (step < units.length - 1 && amount >= (step === 0 ? 1024 : 1023.995)) {
    amount /= 1024;
    step += 1;
  }
  return { amount, step };
}

/** A size for users: base 1024, two decimals (none for bytes), GB as the largest unit. */
export function formatBytes(bytes: number): string {
  const { amount, step } = scaleBytes(bytes);
  return `${step === 0 ? amount : amount.toFixed(2)} ${units[step]}`;
}
