import { isSameSecret } from '../../../installation/secret-key.ts';
import { secondMs } from '../../../lib/clock.ts';

// RFC 6238 with what every authenticator app takes: SHA-1, six digits, 30 seconds.
const stepMs = 30 * secondMs;
const settings = { algorithm: 'SHA1', digits: 6 };

// Loaded when it is first wanted: most processes never check a code.
const library = () => import('otpauth');

/** A new secret of 160 bits, base32. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth:` address of a secret, which apps read from a QR code. */
export async function totpUriOf(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): Promise<string> {
  const { TOTP } = await library();
  return new TOTP({ ...settings, secret, issuer, label, period: stepMs / secondMs }).toString();
}

/**
 * The time step that these six digits belong to: the present one, or one before or after it for clocks that
 * differ. Undefined if it is none of them, or not later than `lastStep`.
 */
export async function findStepOf(
  digits: string,
  { secret, lastStep, now }: { secret: string; lastStep: number; now: number },
): Promise<number | undefined> {
  const { HOTP, Secret } = await library();
  const key = Secret.fromBase32(secret);
  const present = Math.floor(now / stepMs);
  // The latest first: should two steps have the same digits, neither is left to be used again.
  return [present + 1, present, present - 1].find(
    (counter) =>
      counter > lastStep &&
      isSameSecret(HOTP.generate({ ...settings, secret: key, counter }), digits),
  );
}
