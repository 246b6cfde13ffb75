import { expect, test } from 'bun:test';

import { commandFormOf } from './command-form.ts';

const file = {
  executable: '/home/ann/perch',
  onPath: null,
  container: undefined,
  hostname: 'nest',
} as const;

const image = { executable: '/usr/bin/perch', onPath: '/usr/bin/perch' } as const;

test.each([
  ['the one file in a container of another', { container: 'docker' }, './perch', './perch'],
  ['a clone', { executable: undefined }, 'npm run -s perch --', 'npm run -s perch --'],
  ['the one file', {}, './perch', './perch'],
  [
    'the one file under another name',
    { executable: '/srv/perch-1.0' },
    './perch-1.0',
    './perch-1.0',
  ],
  ['the one file on the path', { onPath: '/home/ann/perch' }, 'perch', 'perch'],
  ['another perch on the path', { onPath: '/usr/bin/perch' }, './perch', './perch'],
  ['the Debian package', { executable: '/usr/lib/perch/perch' }, 'perch', 'sudo perch'],
  [
    'a container with a name',
    { ...image, container: 'docker' },
    'perch',
    'docker exec perch perch',
  ],
  [
    'a container without a name',
    { ...image, container: 'podman', hostname: '0a1b2c3d4e5f' },
    'perch',
    'podman exec 0a1b2c3d4e5f perch',
  ],
  [
    'Kubernetes',
    { ...image, container: 'kubectl', hostname: 'perch-0' },
    'perch',
    'kubectl exec perch-0 -- perch',
  ],
] as const)('%s has commands of its form', (_, place, client, server) => {
  expect(commandFormOf({ ...file, ...place })).toEqual({ client, server });
});
