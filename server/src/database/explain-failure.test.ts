import { expect, test } from 'bun:test';

import { explainFailure } from './explain-failure.ts';
import { describeDatabase } from './open.ts';

const failure = (code: string, message = 'It failed') =>
  Object.assign(new Error(message), code === '' ? {} : { code });

test.each([
  [
    'a refused connection',
    failure('ECONNREFUSED'),
    'nothing listens there (ECONNREFUSED); check host and port',
  ],
  [
    'several refused connections',
    new AggregateError([failure('ECONNREFUSED')]),
    'nothing listens there (ECONNREFUSED); ',
  ],
  ['an unknown host', failure('ENOTFOUND'), 'its host is not found (ENOTFOUND); check the host'],
  [
    'a time-out',
    failure('', 'timeout exceeded when trying to connect'),
    'it is not responding (timeout exceeded',
  ],
  ['a wrong password', failure('28P01'), 'it rejects the user or the password (28P01); check both'],
  ['an unknown database', failure('3D000'), 'it does not exist (3D000); create it'],
  [
    'another file',
    failure('SQLITE_NOTADB'),
    'the file is damaged, or not a database (SQLITE_NOTADB); restore',
  ],
  [
    'any other error',
    failure('', 'Something else\n    at line 1'),
    'Something else; check DATABASE_URL',
  ],
])('%s is explained with the reason and what to check', (_, error, sentence) => {
  expect(explainFailure(error)).toStartWith(sentence);
  expect(explainFailure(error)).not.toContain('\n');
});

test.each([
  ['sqlite:/data/perch.db', 'database at /data/perch.db'],
  ['postgres://robin:topsecret@db.example/files', 'database files at db.example:5432'],
  ['postgres://robin:topsecret@db.example:6432/files', 'database files at db.example:6432'],
  ['postgres://robin:topsecret@[2001:db8::1]/files', 'database files at [2001:db8::1]:5432'],
  ['postgres://robin:topsecret@/files?host=/run/postgresql', 'database files at /run/postgresql'],
  ['postgres://robin:topsecret@db.example', 'database robin at db.example:5432'],
])('the database of %s is named without its password', (url, text) => {
  expect(describeDatabase(url)).toBe(text);
});
