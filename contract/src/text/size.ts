const units = ['Bytes', 'KB', 'MB', 'GB'];

const bytesOf: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
  TB: 1024 ** 4,
};
const form = /^(\d{1,15}(?:\.\d{1,3})?)\s*(B|KB|MB|GB|TB)?$/i;

/** Parses a size such as `5000MB` (1 KB = 1024 bytes) to bytes; undefined if it is not a size. */
export function parseSize(text: string): number | undefined {
  const [, amount, unit = 'B'] = form.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  const bytes = Math.floor(Number(amount) * (bytesOf[unit.toUpperCase()] ?? 1));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

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
