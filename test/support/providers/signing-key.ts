import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';

export type Claims = Record<string, unknown>;

/** A key that signs ID tokens with RS256. */
export interface SigningKey {
  /** The private key, as the provider's configuration takes it. */
  privateJwk: JsonWebKey;
  /** As a provider publishes it. */
  publicJwk: JsonWebKey;
  sign(claims: Claims): string;
}

export function newSigningKey(kid: string = randomUUID()): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const about = { kid, use: 'sig', alg: 'RS256' };
  return {
    privateJwk: { ...privateKey.export({ format: 'jwk' }), ...about },
    publicJwk: { ...publicKey.export({ format: 'jwk' }), ...about },
    sign(claims) {
      const text = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}

/** A token without a signature, which says so itself. */
export const unsigned = (claims: Claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`;

export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
