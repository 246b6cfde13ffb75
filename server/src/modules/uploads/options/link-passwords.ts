import type { Services } from '../../../services.ts';

// Unicode lets keyboards write one character in several ways, of which a visitor's may be another than the owner's.
const normalized = (password: string) => password.normalize('NFC');

/** The hash of a link's password, in PHC form. Throws `busy` where too many are being hashed. */
export const hash = ({ passwords }: Pick<Services, 'passwords'>, password: string) =>
  passwords.links.hash(normalized(password));

/** Whether a visitor's password is that of the link. Throws `busy` where too many are being tried. */
export const verify = (
  { passwords }: Pick<Services, 'passwords'>,
  passwordHash: string,
  password: string,
) => passwords.links.verify(normalized(password), passwordHash);
