import { senderLengthMax } from '@perch/contract/requests/limits';

import { AppError } from '../../lib/errors.ts';
import { findOption, invalidOption } from '../../modules/uploads/options/options.ts';

const headerPrefix = 'perch-';
/** The key to a request, not the password of a link. */
const keyHeader = 'perch-password';

/**
 * The name that a sender gives, from the fields before a file or its metadata; empty for none. Throws `invalid_option`
 * for options of uploads, which are the owner's to choose, and `invalid_request` for a name that is none.
 */
export function readSenderFields(
  fields: Iterable<readonly [name: string, text: string]>,
  headers: Headers,
): string {
  let sender = '';
  for (const [name, text] of fields) {
    if (findOption(name)) throw notForSenders(name);
    if (name === 'sender') sender = text;
  }
  for (const [name] of headers) {
    const header = name.toLowerCase();
    if (header.startsWith(headerPrefix) && header !== keyHeader) throw notForSenders(name);
  }
  return senderIn(sender);
}

const notForSenders = (name: string) =>
  invalidOption(name, (m) => m.requests.drop.notForSenders({ name }));

function senderIn(text: string): string {
  // Composing may make a text longer, by less than this; normalizing much longer ones takes long.
  const isShort = text.length <= 8 * senderLengthMax;
  const sender = isShort ? text.trim().normalize('NFC') : text;
  const isName = [...sender].length <= senderLengthMax && !/[\p{Cc}\p{Cs}]/u.test(sender);
  if (isShort && isName) return sender;
  throw new AppError('invalid_request', (m) => m.requests.drop.sender({ max: senderLengthMax }), {
    field: 'sender',
  });
}
