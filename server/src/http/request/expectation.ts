/**
 * Whether the client holds its body back for a `100 Continue` that never comes. The runtime sends one for
 * `100-continue` on its own, but not for other spellings such as Java's `100-Continue`, although they are
 * case-insensitive (RFC 9110 §10.1.1). Such a client only proceeds on a final response.
 */
export function expectsContinue({ headers }: Request): boolean {
  const expectation = headers.get('expect') ?? '';
  return expectation !== '100-continue' && expectation.toLowerCase() === '100-continue';
}
