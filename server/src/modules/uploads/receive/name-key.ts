/** The form in which names of uploads are sorted and searched. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();
