import type { Secret } from '../../../installation/secret-key.ts';

const proofPath = /^\/\.well-known\/perch\/([0-9A-Za-z]{16,64})$/;

/** The path at which a domain proves that its requests reach this installation. */
export const proofPathOf = (nonce: string) => `/.well-known/perch/${nonce}`;

/** The nonce of a proof path; undefined for other paths. */
export const findNonce = (path: string) => proofPath.exec(path)?.[1];

/** The expected response, an HMAC that only this installation can compute. */
export const proofOf = (secret: Secret, domain: string, nonce: string) =>
  secret.derive('domain-proof', `${domain}:${nonce}`);
