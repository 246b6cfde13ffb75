import type { Secret } from '../../../installation/secret-key.ts';

/** The path at which a domain proves that its requests reach this installation. */
export const proofPathOf = (nonce: string) => `/.well-known/perch/${nonce}`;

/** Whether the last part of such a path can be a nonce. */
export const isNonce = (text: string): boolean => /^[0-9A-Za-z]{16,64}$/.test(text);

/** The expected response, an HMAC that only this installation can compute. */
export const proofOf = (secret: Secret, domain: string, nonce: string) =>
  secret.derive('domain-proof', `${domain}:${nonce}`);
