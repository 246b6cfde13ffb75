// @one-stack @long

import { expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { client } from '../../support/api/client.ts';
import {
  logIn,
  password,
  refuseLogin,
  startWith,
} from '../../support/providers/directory-login.ts';
import { baseDn, Directory, dnOf } from '../../support/providers/directory.ts';

const groupsDn = `ou=groups,${baseDn}`;
const isAdmin = { role: 'admin' };
const isUser = { role: 'user' };

test('only members of the allowed groups sign in, and they are looked at each time', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory, { LDAP_ALLOWED_GROUPS: 'staff, guests' });
  const admin = await becomeAdministrator(server);
  for (const uid of ['ann', 'bob', 'eve']) await directory.add({ uid, password });
  await directory.addGroup('Staff', ['ann', 'bob']);
  await directory.addGroup('others', ['eve']);

  await logIn(server, 'ann');
  await refuseLogin(server, ['eve', password], 403, 'provider_refused');
  await refuseLogin(server, ['eve', 'wrong'], 401, 'invalid_credentials');
  await directory.change(
    `dn: cn=Staff,${groupsDn}\nchangetype: modify\ndelete: member\nmember: ${dnOf({ uid: 'ann' })}`,
  );
  await refuseLogin(server, ['ann', password], 403, 'provider_refused');
  await logIn(server, 'bob');
  // Who has a password here is not of the directory.
  await logIn(server, admin.username, admin.password);

  const { audit } = client(server.origin, admin.token).api.admin;
  const query = { action: 'user.provider_refused' } as const;
  const entries = await (await audit.$get({ query })).json();
  expect(JSON.stringify(entries)).toContain('"ann"');
});

test('groups of every kind count, by name or by DN', async () => {
  await using directory = await Directory.start();
  for (const uid of ['ann', 'bob', 'cleo', 'dora', 'eve']) await directory.add({ uid, password });
  await directory.addGroup(String.raw`one\, two`, ['ann']);
  await directory.change(
    `dn: cn=unique,${groupsDn}\nchangetype: add\nobjectClass: groupOfUniqueNames\ncn: unique\nuniqueMember: ${dnOf({ uid: 'bob' })}`,
  );
  await directory.change(
    `dn: cn=posix,${groupsDn}\nchangetype: add\nobjectClass: posixGroup\ncn: posix\ngidNumber: 7\nmemberUid: cleo`,
  );
  await directory.addGroup('far', ['dora']);
  await directory.addGroup('near', ['eve']);
  const allowed = `one, two; unique; CN = posix , OU=Groups,${baseDn}; cn=near,ou=elsewhere,${baseDn}`;
  await using server = await startWith(directory, { LDAP_ALLOWED_GROUPS: allowed });
  await logIn(server, 'ann');
  await logIn(server, 'bob');
  await logIn(server, 'cleo');
  await refuseLogin(server, ['dora', password], 403, 'provider_refused');
  // A DN is that one group, whatever others are called.
  await refuseLogin(server, ['eve', password], 403, 'provider_refused');
});

test('members of the admin groups are administrators, and no longer when they leave', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory, { LDAP_ADMIN_GROUPS: 'admins' });
  await directory.add({ uid: 'ann', password });
  await directory.add({ uid: 'bob', password });
  await directory.addGroup('admins', ['ann', 'bob']);
  // The first administrator is the operator's to choose.
  expect(await logIn(server, 'ann')).toMatchObject(isUser);
  const first = await becomeAdministrator(server);
  expect(await logIn(server, 'ann')).toMatchObject(isAdmin);
  await directory.change(
    `dn: cn=admins,${groupsDn}\nchangetype: modify\ndelete: member\nmember: ${dnOf({ uid: 'ann' })}`,
  );
  expect(await logIn(server, 'ann')).toMatchObject(isUser);
  // An account of Perch itself is none of the directory's business.
  expect(await logIn(server, first.username, first.password)).toMatchObject(isAdmin);
});

test('the last administrator stays one, whatever the directory says', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory, { LDAP_ADMIN_GROUPS: 'admins' });
  const first = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password });
  await directory.addGroup('admins', ['ann', 'bob']);
  const ann = await logIn(server, 'ann');
  expect(ann).toMatchObject(isAdmin);
  const { users } = client(server.origin, first.token).api.auth;
  const removal = await users[':id'].$put({ param: { id: first.id }, json: { role: 'user' } });
  expect(removal.status).toBe(200);
  await directory.change(
    `dn: cn=admins,${groupsDn}\nchangetype: modify\ndelete: member\nmember: ${dnOf({ uid: 'ann' })}`,
  );
  expect(await logIn(server, 'ann')).toMatchObject(isAdmin);
});
