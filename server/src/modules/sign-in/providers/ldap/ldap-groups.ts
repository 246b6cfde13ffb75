/** A DN as it is compared: without regard to case, to spaces between its parts and to how a character is escaped. */
export function dnKey(dn: string): string {
  return dn
    .replaceAll(/(?:\\[\da-f]{2})+/gi, textOfEscapes)
    .split(/(?<!\\),/)
    .map((part) => part.trim().replace(/^([^=]*?)\s*=\s*/, '$1='))
    .join(',')
    .toLowerCase();
}

/** RFC 4514: any byte may be written as two hexadecimal digits; servers differ in which they write so. */
const textOfEscapes = (escapes: string): string =>
  Buffer.from(escapes.replaceAll('\\', ''), 'hex')
    .toString('utf8')
    .replaceAll(/[,+"\\<>;=#]/g, String.raw`\$&`);

/** A group of the settings as it is compared: a DN, or a name. */
export const groupKey = (group: string): string =>
  group.includes('=') ? dnKey(group) : group.trim().toLowerCase();

/** What a group of the directory may be called in the settings: its DN, or its name, with which its DN begins. */
export function keysOfGroup(dn: string): string[] {
  const key = dnKey(dn);
  const [, name] = /^cn=((?:[^,\\]|\\.)*)/.exec(key) ?? [];
  return name === undefined ? [key] : [key, name.replaceAll(/\\(.)/g, '$1')];
}
