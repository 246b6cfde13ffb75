import type { Secret } from '../../../installation/secret-key.ts';

const proofPath = /^\/\.well-known\/perch\/([0-9A-Za-z]{16,64})$/;

/** Where a domain shows that requests to it reach this installation. */
export const proofPathOf = (nonce: string) => `/.well-known/perch/${nonce}`;

/** The nonce in such a path; undefined for every other. */
export const findNonce = (path: string) => proofPath.exec(path)?.[1];

/** What only this installation's servers can answer there. */
export const proofOf = (secret: Secret, domain: string, nonce: string) =>
  secret.derive('domain-proof', `${domain}:${nonce}`);
