/** Sort and search key of an upload's name: NFC, lower case. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();
