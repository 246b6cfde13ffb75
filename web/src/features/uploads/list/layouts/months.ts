import type { Upload } from '@perch/contract/uploads';

export interface Month {
  /** Its year and month in the time zone of the browser: `2026-11`. */
  key: string;
  uploads: Upload[];
}

/** The files by the months of their upload, in the order of the list. */
export function monthsOf(uploads: readonly Upload[]): Month[] {
  const months: Month[] = [];
  for (const upload of uploads) {
    const at = new Date(upload.createdAt);
    const key = `${at.getFullYear()}-${at.getMonth() + 1}`;
    const month = months.at(-1);
    if (month?.key === key) month.uploads.push(upload);
    else months.push({ key, uploads: [upload] });
  }
  return months;
}
