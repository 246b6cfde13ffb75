import { z } from 'zod';

import { isSafeAddress } from '../lib/outgoing/safe-address.ts';
import { encodedAddress, list, onOrOff, shownName, wholeNumber } from './setting-schemas.ts';
import { setting } from './setting.ts';

const issuer = encodedAddress.refine(
  (text) => isSafeAddress(text) && !text.includes('?') && !text.includes('#'),
);

const groups = list(z.string().min(1));

/** The ways to sign in. */
export const signInSettings = {
  PASSWORD_LOGIN: setting(
    'Whether passwords sign in, and register and reset accounts; `off` needs another way to sign in. `perch user sign-in-link` works in any case',
    'on or off',
    'on',
    onOrOff.default(true),
  ),
  SIGN_IN_TIMEOUT: setting(
    'How long a sign-in waits for the directory in all, and for each answer of the OpenID provider, before it says that there is none',
    'seconds, 1 to 60',
    '5',
    wholeNumber(1, 60).default(5),
  ),
  OIDC_ISSUER: setting(
    'OpenID provider that signs in; set all of OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none. Register `PUBLIC_URL/api/auth/oidc/callback` there as the redirect address',
    'an https address, or an http address of this machine',
    'none',
    issuer.optional(),
  ),
  OIDC_CLIENT_ID: setting(
    'Name of this installation at the OpenID provider',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
  OIDC_CLIENT_SECRET: setting(
    'Secret of this installation at the OpenID provider',
    'text',
    'none',
    z.string().min(1).optional(),
  ),
  OIDC_NAME: setting(
    'What the button of the OpenID provider on the sign-in page says',
    '1 to 60 characters in one line',
    'SSO',
    shownName.default('SSO'),
  ),
  OIDC_ALLOWED_GROUPS: setting(
    'Groups of the OpenID provider whose members may sign in, as its claim `groups` names them; compared exactly at each sign-in',
    'names separated by commas',
    'everyone may',
    groups.optional(),
  ),
  OIDC_ADMIN_GROUPS: setting(
    'Groups of the OpenID provider whose members are administrators, and its other accounts are not; applied at each sign-in. The first administrator is set up otherwise, and the last one stays one',
    'names separated by commas',
    'none; roles are given in the app',
    groups.optional(),
  ),
  OIDC_LINK_VERIFIED_EMAIL: setting(
    'Whether a first sign-in enters the account that has the same email, where the OpenID provider has verified it and the account is no administrator’s; otherwise owners link their accounts in the settings',
    'true or false',
    'false',
    onOrOff.default(false),
  ),
};
