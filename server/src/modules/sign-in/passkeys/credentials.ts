import { z } from 'zod';

import { PasskeyRefusal } from './refusals.ts';

// What browsers answer a challenge with (WebAuthn §5.1, `toJSON`). The contract lets anything through, so that
// every wrong answer is refused in the same words.

/** Base64url without padding. */
const encoded = (lengthMax: number) =>
  z
    .string()
    .max(lengthMax)
    .regex(/^[\w-]+$/);

// WebAuthn §5.1: at most 1023 bytes.
const credentialId = encoded(1364);
const blob = encoded(60_000);
const sharedFields = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof transports)[number];

const Assertion = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: blob,
    authenticatorData: blob,
    signature: blob,
    userHandle: encoded(100).nullish(),
  }),
});

const Attestation = z.object({
  ...sharedFields,
  response: z.object({
    clientDataJSON: blob,
    attestationObject: blob,
    transports: z.array(z.string().max(100)).max(20).optional(),
  }),
});

export type Assertion = z.infer<typeof Assertion>;
export type Attestation = z.infer<typeof Attestation>;

/** Parses the answer of `navigator.credentials.get`. Throws PasskeyRefusal. */
export const parseAssertion = (credential: unknown): Assertion => parsed(Assertion, credential);

/** Parses the answer of `navigator.credentials.create`. Throws PasskeyRefusal. */
export const parseAttestation = (credential: unknown): Attestation =>
  parsed(Attestation, credential);

function parsed<T>(schema: z.ZodType<T>, credential: unknown): T {
  const { success, data } = schema.safeParse(credential);
  if (!success) throw new PasskeyRefusal('not a credential');
  return data;
}

const ClientData = z.object({
  challenge: z.string().max(200),
  // In a frame of another site the owner does not see where the passkey signs in.
  crossOrigin: z.literal(false).optional(),
});

/** The challenge that the client has signed. Throws PasskeyRefusal. */
export function challengeOf({ response }: Assertion | Attestation): string {
  const { success, data } = ClientData.safeParse(jsonIn(response.clientDataJSON));
  if (!success) throw new PasskeyRefusal('client data without a challenge, or of a frame');
  return data.challenge;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** Known transports as the column `transports` has them. */
export const writeTransports = (named: readonly string[] = []): string =>
  transports.filter((transport) => named.includes(transport)).join(',');

export function readTransports(column: string): Transport[] {
  const named = column.split(',');
  return transports.filter((transport) => named.includes(transport));
}
