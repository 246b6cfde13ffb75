import { readStored, writeStored } from '../../lib/local-storage.ts';

const key = 'perch_copy_links';

/** Whether this browser copies the links of files as soon as they are stored. */
export const copiesLinks = (): boolean => readStored(key) === 'on';

export const setCopiesLinks = (isOn: boolean): void => writeStored(key, isOn ? 'on' : null);
