import type { Api } from '@perch/contract/api';
import type { Page } from '@playwright/test';
import { hc, parseResponse } from 'hono/client';
import { HOTP, Secret } from 'otpauth';

import type { Perch } from '../servers/perch.ts';
import type { Person } from './accounts.ts';

const stepMs = 30_000;

/** An authenticator app that was set up, and the recovery codes that came with it. */
export interface App {
  secret: string;
  recoveryCodes: readonly string[];
}

function callsOf(perch: Perch, token: string) {
  return hc<Api>(perch.origin, { headers: { authorization: `Bearer ${token}` } }).api.auth;
}

/** Sets up an app for the account of this session. It was used at the time step before this one. */
export async function setUpApp(perch: Perch, token: string, person?: Person): Promise<App> {
  const { totp } = callsOf(perch, token);
  // Without a password the session has just begun, which is enough.
  const json = person ? { currentPassword: person.password } : {};
  const begun = await parseResponse(totp.$post({ json }));
  const { secret } = begun.data;
  // The code of this step is right for a while longer than that of the step before, however busy the machine is.
  const confirmed = await parseResponse(totp.$put({ json: { code: codeOf(secret) } }));
  await perch.runStatement('update totp set last_step = last_step - 1');
  return { secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** The code that an app shows now, or so many time steps later. */
export function codeOf(secret: string, stepsLater = 0): string {
  const counter = Math.floor(Date.now() / stepMs) + stepsLater;
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter, digits: 6 });
}

/** Six digits that no time step near this one has. */
export function wrongCodeOf(secret: string): string {
  const right = new Set([-2, -1, 0, 1, 2].map((step) => codeOf(secret, step)));
  const wrong = ['123456', '234567', '345678', '456789', '567890', '678901'];
  return wrong.find((code) => !right.has(code)) ?? '';
}

/** An authenticator of the device, which keeps passkeys and finds that its user is there. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether its user is there and proves it. */
    setPresence: async (isThere: boolean) => {
      const presence = { authenticatorId, enabled: isThere };
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', presence);
    },
    setVerified: async (isUserVerified: boolean) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    forgetAll: async () => {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    remove: async () => {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    },
  };
}

/** Adds a passkey of the page's authenticator to the account of this session, as the settings do. */
export async function addPasskey(
  page: Page,
  perch: Perch,
  token: string,
  { password }: Person,
): Promise<void> {
  const calls = callsOf(perch, token);
  await parseResponse(calls.confirm.$post({ json: { password } }));
  const { register } = calls.passkeys;
  const { data } = await parseResponse(register.options.$post());
  // Any page of this origin will do, and this one has no script of its own.
  await page.goto('/api/openapi.json');
  const made = await page.evaluate(makePasskey, JSON.stringify(data.options));
  await parseResponse(register.verify.$post({ json: { credential: JSON.parse(made) } }));
}

/** Runs in the page, of which the oldest has neither `parseCreationOptionsFromJSON` nor `toJSON`. */
async function makePasskey(options: string): Promise<string> {
  const bytesOf = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const textOf = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const { challenge, user, excludeCredentials: _, ...others } = JSON.parse(options);
  const publicKey = {
    ...others,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
  };
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error('The browser made no passkey');
  const { id, type, response } = made;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('No attestation');
  const { clientDataJSON, attestationObject } = response;
  return JSON.stringify({
    id,
    rawId: id,
    type,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      attestationObject: textOf(attestationObject),
      transports: response.getTransports(),
    },
    clientExtensionResults: made.getClientExtensionResults(),
  });
}
