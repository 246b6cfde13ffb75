import type { Entry } from 'ldapts';

import { dnKey } from './ldap-groups.ts';

/** A person of the directory, whose password was right. */
export interface Person {
  dn: string;
  /** Stays when the entry is renamed or moved, where the directory has such an id. */
  subject: string;
  /** Empty for none. */
  uid: string;
  /** The name that a new account would like to have. */
  username: string;
  /** Empty for none. */
  email: string;
  /** DNs of groups in the entry itself. */
  memberOf: string[];
}

/** Values that are bytes, not text. */
export const binaryAttributes = ['objectGUID'];

/** What Perch reads of a person. */
export const personAttributes = [
  'uid',
  'sAMAccountName',
  'cn',
  'mail',
  'memberOf',
  'entryUUID',
  'nsUniqueId',
  ...binaryAttributes,
];

/** Reads the entry of a person. */
export function personOf(entry: Entry): Person {
  const [objectGuid] = valuesOf(entry, 'objectGUID');
  const [id = objectGuid] = [...textsOf(entry, 'entryUUID'), ...textsOf(entry, 'nsUniqueId')];
  const [uid = ''] = textsOf(entry, 'uid');
  const [username = ''] = ['uid', 'sAMAccountName', 'cn'].flatMap((name) => textsOf(entry, name));
  const [email = ''] = textsOf(entry, 'mail');
  return {
    dn: entry.dn,
    subject: idText(id) ?? dnKey(entry.dn),
    uid,
    username,
    email,
    memberOf: textsOf(entry, 'memberOf'),
  };
}

/** RFC 4512: names of attributes are compared without regard to case. */
function valuesOf(entry: Entry, attribute: string): (string | Buffer)[] {
  const name = Object.keys(entry).find((key) => key.toLowerCase() === attribute.toLowerCase());
  const value = name === undefined ? undefined : entry[name];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

const textsOf = (entry: Entry, attribute: string): string[] =>
  valuesOf(entry, attribute)
    .map((value) => value.toString().trim())
    .filter((text) => text !== '');

const idText = (id: string | Buffer | undefined): string | undefined =>
  Buffer.isBuffer(id) ? id.toString('hex') : id?.toLowerCase();
