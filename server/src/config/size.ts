const units = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 };
const form = /^(\d{1,15}(?:\.\d{1,3})?)\s*(B|KB|MB|GB|TB)?$/i;

/** Parses a size such as `5000MB` (1 KB = 1024 bytes) to bytes; undefined if it is not a size. */
export function parseSize(text: string): number | undefined {
  const [, amount, unit = 'B'] = form.exec(text.trim()) ?? [];
  if (amount === undefined) return undefined;
  const bytes = Math.floor(Number(amount) * (units[unit.toUpperCase() as keyof typeof units] ?? 1));
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}
