import { createDecipheriv, createHash } from 'node:crypto';

// Zipline 4 gives its clients `<base64 of the time>.<base64 of an initial vector, a dot and AES-256-CBC of the token>`,
// the vector and the bytes in hexadecimal. So an account's token looks different each time that it is shown.

const form = /^[A-Za-z0-9+/]{1,64}={0,2}\.([A-Za-z0-9+/]{1,1024}={0,2})$/;
const sealedForm = /^([0-9a-f]{32})\.((?:[0-9a-f]{32})+)$/;

// Text of 32 hexadecimal digits, taken as it is written.
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The account's own token in what a client of Zipline 4 sends; undefined where `secret` is not that of its server. */
export function readClientToken(sent: string, secret: string): string | undefined {
  const [, encoded] = form.exec(sent) ?? [];
  const sealed = encoded && Buffer.from(encoded, 'base64').toString('latin1');
  const [, vector, bytes] = sealedForm.exec(sealed ?? '') ?? [];
  if (vector === undefined || bytes === undefined) return undefined;
  const key = digest(digest(secret));
  const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(vector, 'hex'));
  try {
    return decipher.update(bytes, 'hex', 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
