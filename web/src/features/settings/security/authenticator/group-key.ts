/** `JBSW Y3DP EHPK 3PXP`: a key in groups of four, to be read and typed. */
export const groupKey = (key: string): string => (key.match(/.{1,4}/gu) ?? []).join(' ');
