const units: Record<string, number> = { '': 1024 ** 2, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** Reads `500`, `500 MB` or `1,5 GB` as bytes; empty is null, the server's default; undefined is no size. */
export function parseQuota(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  const [, amount, unit = ''] = /^(\d{1,9}(?:[.,]\d{1,3})?)\s*(KB|MB|GB)?$/i.exec(written) ?? [];
  const factor = units[unit.toUpperCase()];
  if (amount === undefined || factor === undefined) return undefined;
  const bytes = Math.round(Number(amount.replace(',', '.')) * factor);
  return Number.isSafeInteger(bytes) ? bytes : undefined;
}

/** A quota as it is typed: in MB, without decimals where there are none. */
export function formatQuota(bytes: number | null): string {
  if (bytes === null) return '';
  return `${Number((bytes / 1024 ** 2).toFixed(3))} MB`;
}
