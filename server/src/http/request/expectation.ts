/**
 * Whether the client waits with its body for a `100 Continue` that never comes: the runtime sends one for
 * `100-continue`, before it asks us, and none for other spellings (Java's is `100-Continue`), although
 * case does not count (RFC 9110 §10.1.1). Only a final answer reaches such a client.
 */
export function expectsContinue({ headers }: Request): boolean {
  const expectation = headers.get('expect') ?? '';
  return expectation !== '100-continue' && expectation.toLowerCase() === '100-continue';
}
