import { expect, test } from 'bun:test';

import { ConfigError, readConfig } from './config.ts';
import { settings } from './settings.ts';

test.each([
  ['TRUSTED_AUTH_CIDRS', 'proxy.example'],
  ['TRUSTED_AUTH_CIDRS', '10.0.0.0/33'],
  ['TRUSTED_AUTH_CIDRS', '10.0.0.0/'],
  ['TRUSTED_AUTH_CIDRS', '0.0.0.0/0'],
  ['TRUSTED_AUTH_CIDRS', '10.0.0.1, ::/00'],
  ['TRUSTED_AUTH_CIDRS', '10.0.0.1,'],
  ['TRUSTED_AUTH_CIDRS', 'fe80::1%eth0'],
  ['AUTH_HEADER_USER', 'Remote User'],
  ['AUTH_HEADER_USER', 'Remote-User:'],
  ['AUTH_HEADER_GROUPS', 'remote_groups'],
  ['LDAP_URL', 'directory.example.com'],
  ['LDAP_URL', 'https://directory.example.com'],
  ['LDAP_URL', 'ldaps://'],
  ['LDAP_URL', 'ldaps://directory.example.com/dc=example'],
  ['LDAP_URL', 'ldaps://me:secret@directory.example.com'],
  ['LDAP_BASE_DN', 'example.com'],
  ['LDAP_BIND_DN', 'reader'],
  ['LDAP_USER_FILTER', '(uid=ann)'],
  ['LDAP_USER_FILTER', 'uid={login}'],
  ['LDAP_USER_FILTER', '(uid={login}'],
  ['LDAP_USER_FILTER', '(uid={login})(mail={login})'],
  ['LDAP_USER_FILTER', '({login}=ann)'],
  ['LDAP_CA_FILE', '/there/is/none.pem'],
  ['LDAP_START_TLS', 'maybe'],
  ['SIGN_IN_TIMEOUT', '0'],
  ['SIGN_IN_TIMEOUT', '61'],
  ['SIGN_IN_TIMEOUT', '5s'],
  ['LDAP_ADMIN_GROUPS', 'admins,'],
])('refuses %s=%s in a sentence with its name and what it accepts', (name, value) => {
  const { accepts } = settings[name as keyof typeof settings];
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`${name} must be ${accepts}; it is `);
});

const proxies = { TRUSTED_AUTH_CIDRS: '10.0.0.0/8, fd00::/8' };

test('takes proxies that sign people in, and their headers', () => {
  expect(readConfig(proxies).trustedAuth).toEqual({
    networks: ['10.0.0.0/8', 'fd00::/8'],
    headers: {
      user: 'remote-user',
      email: 'remote-email',
      name: 'remote-name',
      groups: 'remote-groups',
    },
    allowedGroups: [],
    adminGroups: [],
    linksEmail: false,
  });
  const { trustedAuth } = readConfig({ ...proxies, AUTH_HEADER_USER: 'X-Auth-User' });
  expect(trustedAuth?.headers.user).toBe('x-auth-user');
});

test.each(['AUTH_HEADER_USER', 'AUTH_HEADER_EMAIL', 'AUTH_HEADER_NAME', 'AUTH_HEADER_GROUPS'])(
  'refuses %s that no proxy may send',
  (name) => {
    const read = () => readConfig({ [name]: 'Remote-Thing', TRUSTED_AUTH_CIDRS: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name} needs TRUSTED_AUTH_CIDRS`);
  },
);

const ldap = {
  LDAP_URL: 'ldaps://directory.example.com/',
  LDAP_BASE_DN: 'dc=example,dc=com',
  LDAP_BIND_DN: 'cn=reader,dc=example,dc=com',
  LDAP_BIND_PASSWORD: 'hunter2',
};

test('takes a directory, with DNs or names of groups', () => {
  const { LDAP_ADMIN_GROUPS, ...groups } = {
    LDAP_ALLOWED_GROUPS: 'staff, guests',
    LDAP_ADMIN_GROUPS: 'cn=admins,dc=example,dc=com; cn=root,dc=example,dc=com',
  };
  expect(readConfig({ ...ldap, ...groups, LDAP_ADMIN_GROUPS }).ldap).toEqual({
    url: 'ldaps://directory.example.com',
    startTls: false,
    reader: { dn: 'cn=reader,dc=example,dc=com', password: 'hunter2' },
    baseDn: 'dc=example,dc=com',
    userFilter: '(|(uid={login})(mail={login}))',
    allowedGroups: ['staff', 'guests'],
    adminGroups: ['cn=admins,dc=example,dc=com', 'cn=root,dc=example,dc=com'],
    caFile: undefined,
    linksEmail: false,
    timeoutSeconds: 5,
  });
});

test.each([
  [{ LDAP_BASE_DN: '' }, 'LDAP_URL needs LDAP_BASE_DN; it is not set.'],
  [{ LDAP_URL: '' }, 'LDAP_BASE_DN and LDAP_BIND_DN need LDAP_URL; it is not set.'],
  [{ LDAP_BIND_PASSWORD: '' }, 'Set both LDAP_BIND_DN and LDAP_BIND_PASSWORD, or neither.'],
  [{ LDAP_START_TLS: 'on' }, 'LDAP_START_TLS goes with ldap://'],
  [{ LDAP_URL: 'ldap://directory.example.com' }, 'LDAP_URL must be ldaps://…'],
  [{ LDAP_URL: 'ldap://127.0.0.1.example.com' }, 'LDAP_URL must be ldaps://…'],
])('refuses a directory with %p', (change, sentence) => {
  const read = () => readConfig({ ...ldap, ...change });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('hunter2');
});

test.each([
  { LDAP_URL: 'ldap://127.0.0.1:389' },
  { LDAP_URL: 'ldap://[::1]' },
  { LDAP_URL: 'ldap://directory.example.com', LDAP_START_TLS: 'on' },
])('takes %p', (change) => {
  expect(readConfig({ ...ldap, ...change }).ldap?.url).toBe(change.LDAP_URL);
});
