// RFC 4515 section 3: these have a meaning in a filter, and are written as their bytes.
const special = /[\0()*\\]/g;
const hexBase = 16;

/** A text as a value in a filter. */
export const escapeFilterValue = (text: string): string =>
  text.replace(
    special,
    (character) => `\\${character.charCodeAt(0).toString(hexBase).padStart(2, '0')}`,
  );

/** The filter that finds the person with this name. */
export const loginFilter = (template: string, login: string): string =>
  template.replaceAll('{login}', () => escapeFilterValue(login));

const groupClasses = [
  'groupOfNames',
  'groupOfUniqueNames',
  'groupOfMembers',
  'posixGroup',
  'group',
].map((name) => `(objectClass=${name})`);

/** The filter that finds the groups of which this entry is a member. */
export function groupFilter(dn: string, uid: string): string {
  const value = escapeFilterValue(dn);
  const members = [`(member=${value})`, `(uniqueMember=${value})`];
  // Groups of POSIX name their members by uid.
  if (uid !== '') members.push(`(memberUid=${escapeFilterValue(uid)})`);
  return `(&(|${groupClasses.join('')})(|${members.join('')}))`;
}
