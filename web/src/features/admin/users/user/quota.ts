const units: Record<string, number> = { '': 1024 ** 2, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** Parses `500`, `500 MB` or `1,5 GB` to bytes; null for empty, the server's default; undefined if invalid. */
export function parseQuota(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  const [, amount, unit = ''] = /^(\d{1,9}(?:[.,]\d{1,3})?)\s*(KB|MB|GB)?$/i.exec(written) ?? [];
  const factor = units[unit.toUpperCase()];
  if (amount === undefined || factor === undefined) return undefined;
  const bytes = Math.round(Number(amount.replace(',', '.')) * factor);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** A quota for the text field, in GB where it is a whole number of them, else in MB. */
export function formatQuota(bytes: number | null): string {
  if (bytes === null) return '';
  const gigabytes = bytes / 1024 ** 3;
  if (gigabytes >= 1 && Number.isInteger(gigabytes)) return `${gigabytes} GB`;
  return `${Number((bytes / 1024 ** 2).toFixed(3))} MB`;
}
