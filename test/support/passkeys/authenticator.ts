import { createHash, randomBytes } from 'node:crypto';

import { type Cbor, encodeCbor } from './cbor.ts';

/** What the browser takes from the server to make a passkey, as far as it matters here. */
export interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: string }[];
  excludeCredentials: { id: string; type: string; transports: string[] }[];
  authenticatorSelection: Record<string, unknown>;
  attestation: string;
  timeout: number;
}

/** What the browser takes from the server to use a passkey. */
export interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials?: { id: string; type: string; transports: string[] }[];
  userVerification: string;
  timeout: number;
}

/** A passkey that an authenticator keeps. */
export interface SoftPasskey {
  id: string;
  /** As the server has named the account. */
  userHandle: string;
  keys: CryptoKeyPair;
  /** Of its uses; undefined for an authenticator that does not count. */
  count: number | undefined;
}

/** Where an answer is to differ from the truth. */
export interface Lies {
  challenge?: string;
  origin?: string;
  type?: string;
  /** Of the client data: further fields. */
  clientData?: Record<string, unknown>;
  rpId?: string;
  flags?: number;
  count?: number;
  /** null: none. */
  userHandle?: string | null;
  id?: string;
  /** The key that signs in place of the passkey's own. */
  signingKey?: CryptoKey;
  /** Changes the signature's bytes. */
  signature?: (der: Buffer) => Buffer;
  format?: string;
  statement?: Map<string, Cbor>;
  /** In place of the public key in COSE. */
  publicKey?: Map<number, Cbor>;
  transports?: unknown;
}

export const flags = {
  present: 0x01,
  verified: 0x04,
  backupEligible: 0x08,
  backedUp: 0x10,
  attested: 0x40,
};

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** A new pair of keys as authenticators have them: ES256. */
export const newKeys = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);

/** Makes a passkey and the credential that `navigator.credentials.create` would give to the page. */
export async function makePasskey(
  { challenge, rp, user }: CreationOptions,
  origin: string,
  lies: Lies = {},
  { counts = true }: { counts?: boolean } = {},
) {
  const id = randomBytes(16);
  const keys = await newKeys();
  const passkey: SoftPasskey = {
    id: lies.id ?? encode(id),
    userHandle: user.id,
    keys,
    count: counts ? 1 : undefined,
  };
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const publicKey = encodeCbor(lies.publicKey ?? (await coseOf(keys.publicKey)));
  const attested = Buffer.concat([Buffer.alloc(16), length, id, publicKey]);
  const given = flags.present | flags.verified | flags.attested;
  const authData = Buffer.concat([
    authenticatorData({ rpId: rp.id, flags: given, count: passkey.count ?? 0 }, lies),
    attested,
  ]);
  const attestationObject = encodeCbor(
    new Map<string, Cbor>([
      ['fmt', lies.format ?? 'none'],
      ['attStmt', lies.statement ?? new Map()],
      ['authData', authData],
    ]),
  );
  const credential = {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, origin, lies),
      attestationObject: encode(attestationObject),
      authenticatorData: encode(authData),
      publicKeyAlgorithm: -7,
      transports: lies.transports ?? ['internal', 'hybrid'],
    },
    authenticatorAttachment: 'platform',
    clientExtensionResults: { credProps: { rk: true } },
  };
  return { passkey, credential };
}

/** Signs a challenge; the credential is what `navigator.credentials.get` would give to the page. */
export async function signChallenge(
  passkey: SoftPasskey,
  { challenge, rpId }: RequestOptions,
  origin: string,
  lies: Lies = {},
) {
  if (passkey.count !== undefined && lies.count === undefined) passkey.count += 1;
  const facts = { rpId, flags: flags.present | flags.verified, count: passkey.count ?? 0 };
  const authData = authenticatorData(facts, lies);
  const clientDataJSON = clientData('webauthn.get', challenge, origin, lies);
  const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
  const key = lies.signingKey ?? passkey.keys.privateKey;
  const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, signed);
  const signature = derOf(Buffer.from(raw));
  const userHandle = lies.userHandle === undefined ? passkey.userHandle : lies.userHandle;
  return {
    id: lies.id ?? passkey.id,
    rawId: lies.id ?? passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData: encode(authData),
      signature: encode(lies.signature?.(signature) ?? signature),
      userHandle,
    },
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  };
}

function clientData(type: string, challenge: string, origin: string, lies: Lies): string {
  const { type: claimed = type, challenge: echoed = challenge, origin: from = origin } = lies;
  const data = { type: claimed, challenge: echoed, origin: from, crossOrigin: false };
  return encode(Buffer.from(JSON.stringify({ ...data, ...lies.clientData })));
}

function authenticatorData(
  { rpId, flags: given, count }: { rpId: string; flags: number; count: number },
  lies: Lies,
): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(lies.count ?? count);
  return Buffer.concat([sha256(lies.rpId ?? rpId), Buffer.from([lies.flags ?? given]), counted]);
}

/** RFC 9053 §7.1.1: a key of P-256 for ES256. */
async function coseOf(key: CryptoKey): Promise<Map<number, Cbor>> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key);
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

/** Authenticators write r and s as ASN.1 does, WebCrypto side by side. */
function derOf(raw: Buffer): Buffer {
  const integers = [raw.subarray(0, 32), raw.subarray(32)].map(derInteger);
  const body = Buffer.concat(integers);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}

function derInteger(bytes: Buffer): Buffer {
  let first = 0;
  while (first < bytes.length - 1 && bytes[first] === 0) first += 1;
  const digits = bytes.subarray(first);
  // A leading bit would be a sign.
  const sign = (digits[0] ?? 0) > 127 ? [0] : [];
  return Buffer.concat([Buffer.from([2, digits.length + sign.length, ...sign]), digits]);
}
