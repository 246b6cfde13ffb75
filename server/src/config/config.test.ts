import { describe, expect, test } from 'bun:test';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

import { changeableSettings } from './changeable-settings.ts';
import { configurationPage, environmentExample } from './config-page.ts';
import { ConfigError, followPublicUrl, readConfig } from './config.ts';
import { autoWorkers } from './setting-schemas.ts';
import { settings } from './settings.ts';

const root = resolve(import.meta.dir, '../../..');

describe('readConfig', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      configuredUrl: 'http://localhost:3000',
      at: expect.any(Function),
      dataDir: resolve('data'),
      databaseUrl: `sqlite:${resolve('data')}/perch.db`,
      s3: undefined,
      s3Public: 'stream',
      s3CacheBytes: 2 * 1024 ** 3,
      isS3CacheSet: false,
      locked: {},
      baseDomains: ['localhost'],
      publicAddresses: ['localhost'],
      dnsServers: [],
      smtpUrl: undefined,
      mailFrom: 'Perch <perch@localhost>',
      trustedProxies: [],
      trustedAuth: undefined,
      ldap: undefined,
      passwordLogin: true,
      oidc: undefined,
      secretKey: undefined,
      corsOrigins: [],
      compat: undefined,
      metricsToken: undefined,
      runAs: undefined,
      drainDelayMs: 0,
      workers: 1,
      importFolder: `${resolve('data')}/import`,
      importDatabaseUrl: undefined,
      auditDays: 365,
      updateCheckUrl: undefined,
      logLevel: 'info',
    });
  });

  test('follows another public address with what depends on it, and not with what is set', () => {
    let address: string | null = null;
    const config = followPublicUrl(readConfig({ MAIL_FROM: 'perch@example.com' }), () => address);
    expect(config.publicUrl).toBe('http://localhost:3000');
    address = 'http://[fd00::5]:3000';
    expect(config).toMatchObject({
      publicUrl: 'http://[fd00::5]:3000',
      configuredUrl: 'http://localhost:3000',
      baseDomains: ['[fd00::5]'],
      publicAddresses: ['fd00::5'],
      mailFrom: 'perch@example.com',
    });
    address = null;
    expect(config.baseDomains).toEqual(['localhost']);
  });

  test('takes the variables that are set, and defaults that depend on them', () => {
    const config = readConfig({
      PORT: '8080',
      DATA_DIR: '/srv/perch',
      MAX_FILE_SIZE: '1.5GB',
      PUBLIC_URL: 'https://Files.Example.com/',
      REGISTRATION: 'open',
    });
    expect(config.publicUrl).toBe('https://files.example.com');
    expect(config.databaseUrl).toBe('sqlite:/srv/perch/perch.db');
    expect(config.locked).toEqual({
      MAX_FILE_SIZE: '1.5GB',
      PUBLIC_URL: 'https://Files.Example.com/',
      REGISTRATION: 'open',
    });
    expect(settings.MAX_FILE_SIZE.schema.parse('1.5GB')).toBe(1_610_612_736);
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test('takes addresses and names in every form that they have', () => {
    const config = readConfig({
      PUBLIC_URL: 'http://[2001:db8::1]:8080',
      DNS_SERVERS: '192.0.2.1, 192.0.2.1:5353,2001:db8::1,[2001:db8::1]:5353',
    });
    expect(config.publicAddresses).toEqual(['2001:db8::1']);
    expect(config.dnsServers).toHaveLength(4);
    const { publicAddresses } = readConfig({ PUBLIC_ADDRESSES: '192.0.2.1,2001:db8::1,a.example' });
    expect(publicAddresses).toEqual(['192.0.2.1', '2001:db8::1', 'a.example']);
  });

  test('takes origins of other sites as they are', () => {
    const origins = ['https://app.example.com', 'https://a.b:8443', 'http://localhost:8080'];
    expect(readConfig({ CORS_ORIGINS: origins.join(' , ') }).corsOrigins).toEqual(origins);
    expect(readConfig({ CORS_ORIGINS: 'http://[::1]:1' }).corsOrigins).toEqual(['http://[::1]:1']);
    expect(readConfig({}).corsOrigins).toEqual([]);
  });

  test('takes as many workers as there are cores, 8 at most, where Linux spreads connections over them', () => {
    expect(autoWorkers('linux', 2)).toBe(2);
    expect(autoWorkers('linux', 64)).toBe(8);
    expect(autoWorkers('darwin', 8)).toBe(1);
    const expected = autoWorkers(process.platform, availableParallelism());
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(expected);
    expect(readConfig({ WORKERS: '3' }).workers).toBe(3);
  });

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATA_DIR: '' }).port).toBe(3000);
  });

  test('takes the name of the installation from SITE_NAME, not from the NAME of the shell', () => {
    expect(readConfig({ NAME: 'DESKTOP-1' }).locked).toEqual({});
    const { locked } = readConfig({ NAME: 'DESKTOP-1', SITE_NAME: 'Files' });
    expect(locked).toEqual({ SITE_NAME: 'Files' });
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', 'three'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', 'automatic'],
    ['WORKERS', 'AUTO'],
    ['COMPAT', 'zipline,gallery'],
    ['COMPAT', 'zipline,'],
    ['PUBLIC_URL', 'files.example.com'],
    ['PUBLIC_URL', 'ftp://files.example.com'],
    ['PUBLIC_URL', 'https://files.example.com/perch'],
    ['PUBLIC_URL', 'https://user@files.example.com'],
    ['DATABASE_URL', 'mysql://localhost/perch'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'https://key@s3.example.com'],
    ['S3_BUCKET', 'a/b'],
    ['S3_REGION', 'eu west'],
    ['S3_ACCESS_KEY_ID', 'two words'],
    ['S3_PUBLIC', 'sometimes'],
    ['S3_CACHE', 'some'],
    ['MAX_FILE_SIZE', '5 apples'],
    ['MAX_FILE_SIZE', '0'],
    ['MAX_FILE_SIZE', '-5MB'],
    ['REGISTRATION', 'sometimes'],
    ['USER_QUOTA', 'much'],
    ['MAX_EXPIRY', 'never'],
    ['DEFAULT_EXPIRY', '7 days'],
    ['TRASH_DAYS', '-1'],
    ['SLUG_LENGTH', '5'],
    ['ALLOWED_TYPES', 'pictures'],
    ['DEFAULT_LANGUAGE', 'zh'],
    ['DEFAULT_THEME', 'sepia'],
    ['SITE_NAME', ' '],
    ['SITE_NAME', 'x'.repeat(61)],
    ['SITE_NAME', 'two\nlines'],
    ['ACCENT', 'blue'],
    ['ACCENT', '#ffee00'],
    ['FOOTER_LINKS', '[{"label":"a","url":"javascript:alert(1)"}]'],
    ['FOOTER_LINKS', '[{"label":"","url":"https://a.example"}]'],
    ['FOOTER_LINKS', '{'],
    ['BASE_DOMAINS', 'a b'],
    ['PUBLIC_ADDRESSES', 'http://files.example.com'],
    ['PUBLIC_ADDRESSES', '192.0.2.1:443'],
    ['DNS_SERVERS', 'dns.example.com'],
    ['DNS_SERVERS', '192.0.2.1:0'],
    ['DNS_SERVERS', '192.0.2.1:65536'],
    ['DNS_SERVERS', '2001:db8::1]:53'],
    ['DNS_SERVERS', '192.0.2.1,'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['TRUSTED_PROXIES', 'example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.0/-1'],
    ['TRUSTED_PROXIES', '10.0.0.0/1.5'],
    ['BASE_DOMAINS', 'files..example.org'],
    ['BASE_DOMAINS', '0x7f.1'],
    ['SMTP_URL', 'smtp://bücher.example'],
    ['SECRET_KEY', 'short'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'https://*.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com/'],
    ['CORS_ORIGINS', 'https://app.example.com:443'],
    ['CORS_ORIGINS', 'https://App.example.com'],
    ['CORS_ORIGINS', 'http://app.example.com'],
    ['CORS_ORIGINS', 'app.example.com'],
    ['CORS_ORIGINS', 'https://me@app.example.com'],
    ['CORS_ORIGINS', 'https://app.example.com,,http://localhost'],
    ['CORS_ORIGINS', 'file:///'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in a sentence with its name and what it accepts', (name, value) => {
    const { accepts } = settings[name as keyof typeof settings];
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} must be ${accepts}; it is `);
  });

  const optional = Object.entries(settings).filter(([, { defaultText }]) =>
    /^(?:none|all|anonymous)(?:;|$)/.test(defaultText),
  );

  test.each(optional.map(([name, { defaultText }]) => [name, defaultText.split(';')[0] ?? '']))(
    'takes %s=%s, the default that is documented, as nothing',
    (name, word) => {
      const { locked, at: _at, ...config } = readConfig({ [name]: word });
      const { locked: _, at: _usualAt, ...usual } = readConfig({});
      expect(config).toEqual(usual);
      const { schema } = settings[name as keyof typeof settings];
      expect<unknown>(schema.parse(word)).toEqual(schema.parse(undefined));
      expect(Object.values(locked)).toEqual(name in changeableSettings ? [word] : []);
    },
  );

  test('takes the names of headers only with the proxies that send them', () => {
    const named = { AUTH_HEADER_USER: 'Remote-User' };
    expect(() => readConfig(named)).toThrow('AUTH_HEADER_USER needs TRUSTED_AUTH_CIDRS');
    expect(() => readConfig({ ...named, TRUSTED_AUTH_CIDRS: 'none' })).toThrow(ConfigError);
    const { trustedAuth } = readConfig({ ...named, TRUSTED_AUTH_CIDRS: '10.0.0.1' });
    expect(trustedAuth?.headers.user).toBe('remote-user');
  });

  const withCredentials = {
    SMTP_URL: (user: string) => `smtp://${user}@mail.example.com`,
    DATABASE_URL: (user: string) => `postgres://${user}@db.example.com/perch`,
    IMPORT_DATABASE_URL: (user: string) => `mysql://${user}@db.example.com/old`,
    S3_ENDPOINT: (user: string) => `https://${user}@s3.example.com`,
    OIDC_ISSUER: (user: string) => `https://${user}@id.example.com`,
    UPDATE_CHECK_URL: (user: string) => `https://${user}@feed.example.com`,
  };
  const unencoded = [
    ['#', '%23'],
    ['/', '%2F'],
    ['?', '%3F'],
    ['\\', '%5C'],
    ['%', '%25'],
    ['%E4', '%25', '%'],
    ['%2G', '%25', '%'],
    [' ', '%20', 'a space'],
    ['\t', '%09', 'a control character'],
  ] as const;

  test.each(
    Object.keys(withCredentials).flatMap((name) =>
      unencoded.map((each) => [name, ...each] as const),
    ),
  )(
    'refuses %s with %j in the password, and says to write it as %s',
    (name, character, ...rest) => {
      const [encoded, shown = character] = rest;
      const addressOf = withCredentials[name as keyof typeof withCredentials];
      for (const user of [
        `user:p@ss${character}1`,
        `user:12${character}ss`,
        `us${character}er:pass`,
      ]) {
        const read = () => readConfig({ [name]: addressOf(user) });
        const { accepts } = settings[name as keyof typeof settings];
        // The whole of it: nothing of the password is shown.
        const sentence = `${name} must be ${accepts}; it is something else. In the user and the password, write ${shown} as ${encoded}.`;
        expect(read).toThrow(new ConfigError(sentence));
      }
    },
  );

  // An @ in it is told from that before the host; nothing else is as plain.
  test.each(['p@ss', 'p%40ss%231', "p:s!$&'()*+,;=-._~s", 'p"<>^`{|}s', 'p%C3%A4ss'])(
    'takes the password %s',
    (password) => {
      const smtpUrl = `smtp://user:${password}@mail.example.com`;
      const databaseUrl = `postgres://user:${password}@db.example.com/perch`;
      const config = readConfig({ SMTP_URL: smtpUrl, DATABASE_URL: databaseUrl });
      expect(config).toMatchObject({ smtpUrl, databaseUrl });
    },
  );

  test.each(['sqlite:/data/50%/a b#1@home.db', 'postgres://user:pass@/perch?host=/run/postgresql'])(
    'takes the database %s',
    (databaseUrl) => {
      expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
    },
  );

  test('refuses a database’s address that is none, and does not show it', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres://user:pass#1' });
    expect(read).toThrow('DATABASE_URL must be ');
    expect(read).not.toThrow('pass#1');
  });

  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'name',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  };

  test('takes a whole S3 location', () => {
    expect(readConfig({ ...s3, S3_PUBLIC: 'redirect' })).toMatchObject({
      s3: { endpoint: 'https://s3.example.com', bucket: 'files', region: 'eu-central-1' },
      s3Public: 'redirect',
    });
  });

  test.each(Object.keys(s3))('refuses an S3 location without %s', (name) => {
    const read = () => readConfig({ ...s3, [name]: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`not set: ${name}.`);
    expect(read).not.toThrow('hunter2');
  });

  test('shows the wrong value', () => {
    expect(() => readConfig({ PORT: 'three' })).toThrow('it is "three".');
  });

  test('does not show a secret in the sentence about it', () => {
    const read = () => readConfig({ SECRET_KEY: 'hunter2' });
    expect(read).toThrow('SECRET_KEY must be at least 32 characters; it is something else.');
  });
});

// `UPDATE_DOCS=1 bun test server/src/config/config.test.ts` regenerates both files.
test.each([
  ['docs/configuration.md', configurationPage],
  ['.env.example', environmentExample],
])('%s says what the schema says', async (path, make) => {
  const file = Bun.file(resolve(root, path));
  if (Bun.env['UPDATE_DOCS'] === '1') await file.write(make());
  expect(await file.text()).toBe(make());
});
