import { sampleLater as later, sampleTime } from './sample-times.ts';

/** The session's token, which a client sends. */
export const sampleToken = 'sample-session-token';

/** The secret of the token with a name. */
export const sampleApiToken = `perch_sampletoken00001_${'a'.repeat(43)}_1f396S`;

/** One row of each table of the ways to sign in, each behind those that it refers to. */
export const sampleSignIns = {
  sessions: {
    id: 'sample-session',
    user_id: 'sample-user',
    token_hash: new Bun.CryptoHasher('sha256').update(sampleToken).digest('hex'),
    created_at: sampleTime,
    last_used_at: sampleTime,
    expires_at: later,
    address: '192.0.2.1',
    user_agent: 'curl/8.14.1',
    confirmed_until: null,
  },
  profiles: {
    id: 'sample-profile',
    user_id: 'sample-user',
    name: 'Screenshots',
    name_key: 'screenshots',
    options: '{"expires":"7d"}',
    password_hash: null,
    created_at: sampleTime,
  },
  tokens: {
    id: 'sampletoken00001',
    user_id: 'sample-user',
    name: 'Laptop',
    secret_hash: new Bun.CryptoHasher('sha256').update(sampleApiToken).digest('hex'),
    scopes: 'upload files:read',
    cidrs: '',
    profile_id: 'sample-profile',
    profile_locked: 0,
    bytes_per_day: null,
    bytes_day: 0,
    bytes_used: 0,
    created_at: sampleTime,
    expires_at: null,
    last_used_at: null,
    last_used_address: '',
    import_id: 'sample-import',
  },
  totp: {
    user_id: 'sample-user',
    secret: '',
    created_at: sampleTime,
    confirmed_at: null,
    last_step: 0,
  },
  recovery_codes: { user_id: 'sample-user', code_hash: 'sample-code', used_at: null },
  passkeys: {
    id: 'sample-passkey',
    user_id: 'sample-user',
    credential_id: 'c2FtcGxl',
    public_key: 'c2FtcGxl',
    sign_count: 0,
    transports: 'internal',
    name: 'Laptop',
    is_backed_up: 0,
    created_at: sampleTime,
    last_used_at: null,
  },
  identities: {
    id: 'sample-identity',
    user_id: 'sample-user',
    issuer: 'https://id.example.org',
    subject: '248289761001',
    name: 'ann@example.org',
    created_at: sampleTime,
    last_used_at: null,
  },
  sign_in_steps: {
    token_hash: 'sample-step',
    kind: 'oidc-flow',
    user_id: null,
    data: '{}',
    expires_at: later,
  },
} as const;
