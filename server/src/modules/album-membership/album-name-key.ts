/** Sort and search key of an album's name. */
export const albumNameKey = (name: string) => name.normalize('NFC').toLowerCase();
