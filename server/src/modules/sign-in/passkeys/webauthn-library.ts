// A program file of its own, which `relying-party.ts` loads. A dependency of the library looks for this import
// while it is loaded, so it comes first.
import 'reflect-metadata';

export {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
