// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../../../scripts/project.mjs';
import { requireProgram } from '../../../scripts/system-programs.mjs';
import { becomeAdministrator, confirm } from '../../support/api/accounts.ts';
import { makeToken } from '../../support/api/tokens.ts';
import { isSettings, readAllBlocks, requireBlock } from '../../support/files/documented-blocks.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { perchCommand } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

requireProgram('archivers');
requireProgram('jq');

/** Blocks that these tests do not run, and why: a test that does, or what a machine would need. */
const notRunHere: Record<string, Record<string, string>> = {
  'README.md': {
    'git clone <this repository> perch && cd perch': 'test/integration/process/npm-start.test.ts',
    'npm run executable': 'test/integration/process/executable.test.ts',
    'docker build --file deploy/Dockerfile --tag perch:1.0.0 .':
      'needs Docker; test/packages/dockerfile.test.ts and test/packages/image.test.ts',
    'HOST=0.0.0.0 PUBLIC_URL=http://192.168.1.5:3000 npm start':
      'needs an address of a network; test/integration/process/npm-start.test.ts',
  },
  'CONTRIBUTING.md': {
    'npm run dev': 'test/integration/process/npm-run-dev.test.ts',
    'UPDATE_SCREENSHOT=1 npm run test:one test/e2e/pictures/docs.spec.ts':
      'makes the pictures of the pages',
  },
  'bench/README.md': {
    'npm run bench': 'takes twenty minutes and a quiet machine',
    'npm run bench -- --only files,large,uploads --peer name=adapter.ts@http://127.0.0.1:8080':
      'needs another product',
    'node scripts/bun.mjs bench/guard.ts': 'a stage of npm test',
  },
  'bench/lists.md': {
    'DATABASE_URL=sqlite:/tmp/large.db node scripts/bun.mjs bench/seed.ts': 'makes a million rows',
  },
  'docs/README.md': { 'npm start': 'test/integration/process/npm-start.test.ts' },
  'docs/administer/backup.md': {
    'install -d -o perch -g perch -m 700 /var/backups/perch': 'test/packages/debian.test.ts',
    "echo '0 2 * * * root perch backup /var/backups/perch --keep 14' > /etc/cron.d/perch":
      'test/packages/debian.test.ts',
    'install -d -o 10001 -g 10001 -m 700 /var/backups/perch': 'test/packages/image.test.ts',
    "echo '0 2 * * * root docker exec perch perch backup /backup --keep 14' > /etc/cron.d/perch":
      'needs Docker and cron; test/packages/image.test.ts',
    'docker compose --file deploy/compose.yaml run --rm --volume /var/backups/perch:/backup perch backup /backup --keep 14':
      'needs Docker Compose',
    'install -d -o perch -g perch -m 700 /var/backups/perch (2)': 'needs a service of systemd',
  },
  'docs/configuration.md': {
    'cp .env.example .env': 'test/integration/process/npm-start.test.ts',
  },
  'docs/administer/first-domain.md': {
    'cp deploy/Caddyfile /etc/caddy/Caddyfile':
      'needs systemd; test/integration/domains/caddy.test.ts',
    'dig +short TXT _perch.shots.example.com': 'needs a domain',
  },
  'docs/administer/https.md': {
    "echo 'PERCH_DOMAIN=files.example.com' > deploy/.env":
      'needs Docker Compose; test/packages/compose.test.ts',
  },
  'docs/administer/move.md': {
    'rsync --archive --delete root@old.example.com:/var/lib/perch/ /var/lib/perch/':
      'needs two machines',
    'ssh root@old.example.com systemctl disable --now perch': 'needs two machines',
    'systemctl enable --now perch': 'needs systemd; test/packages/debian.test.ts',
    'docker stop perch': 'needs Docker',
    'docker run --rm --volume perch:/data --volume "$PWD":/from debian:stable tar --extract --same-owner --file /from/perch-data.tar --directory /data':
      'needs Docker',
    'perch migrate --to-database postgres://perch@db.example/perch --to-s3':
      'needs PostgreSQL and S3; test/integration/s3/migrate.test.ts',
  },
  'docs/clients/libraries.md': {
    'npx openapi-typescript https://files.example.com/api/openapi.json --output perch.ts':
      'downloads a package; test/integration/api/openapi-clients.test.ts',
  },
  'docs/clients/scripts.md': {
    'chmod 700 ~/Downloads/perch-upload.sh': 'test/integration/clients/scripts.test.ts',
    'chmod 700 ~/Downloads/perch-curl.sh': 'test/integration/clients/scripts.test.ts',
  },
  'docs/command-line.md': {
    'grim -g "$(slurp)" - | perch up - --name shot.png | wl-copy': 'needs a desktop',
    'PERCH_URL=https://files.example.com': 'needs cron and PostgreSQL',
  },
  'docs/domains.md': {
    "echo 'PERCH_DOMAIN=files.example.com' > deploy/.env":
      'needs Docker Compose; test/packages/compose.test.ts',
  },
  'docs/extending.md': {
    'UPDATE_DOCS=1 node scripts/bun.mjs test server/src/config/config.test.ts':
      'writes docs/configuration.md; server/src/config/config.test.ts',
  },
  'docs/import/README.md': {
    'npm run -s perch -- import xbackbone --database OLD/database.db --files OLD/storage --host i.example.com --dry-run':
      'test/integration/import/xbackbone.test.ts',
    'export IMPORT_S3_ENDPOINT=https://s3.example.com IMPORT_S3_REGION=eu-central-1':
      'needs S3; test/integration/s3/import.test.ts',
  },
  'docs/import/ass.md': {
    'perch import ass --database ASS --files ASS --host i.example.com':
      'test/integration/import/other-sources.test.ts',
  },
  'docs/import/chibisafe.md': {
    'perch import chibisafe --database CHIBISAFE/database/database.sqlite --files CHIBISAFE/uploads --host i.example.com':
      'test/integration/import/other-sources.test.ts',
  },
  'docs/import/pingvin.md': {
    'perch import pingvin --database PINGVIN/data/pingvin-share.db --files PINGVIN/data/uploads/shares --host share.example.com':
      'test/integration/import/other-sources.test.ts',
  },
  'docs/import/xbackbone.md': {
    'perch import xbackbone --database XBACKBONE/resources/database/xbackbone.db --files XBACKBONE/storage --host i.example.com':
      'test/integration/import/xbackbone.test.ts',
    'perch import xbackbone --database mysql://USER:PASSWORD@localhost/xbackbone --files XBACKBONE/storage --host i.example.com':
      'test/integration/import/xbackbone-mysql.test.ts',
  },
  'docs/import/zipline.md': {
    'perch import zipline4 --database postgres://zipline:…@localhost/zipline --files ZIPLINE/uploads --host i.example.com':
      'test/integration/import/zipline4.test.ts',
  },
  'docs/install.md': {
    'sha256sum --check --ignore-missing SHA256SUMS': 'needs a release',
    'useradd --system --user-group --home-dir /var/lib/perch --shell /usr/sbin/nologin perch':
      'needs systemd and a release; test/packages/debian.test.ts runs the same unit',
    'sudo -u perch DATA_DIR=/var/lib/perch perch --env-file /etc/perch/perch.env doctor':
      'needs a service of systemd; test/packages/debian.test.ts',
    'apt install ./perch_VERSION-1_amd64.deb': 'test/packages/debian.test.ts',
    'git clone <this repository> perch && cd perch': 'test/integration/process/npm-start.test.ts',
    'cd /opt/perch && npm ci && npm run build': 'test/packages/clone.test.ts',
    'sudo -u perch DATA_DIR=/var/lib/perch node_modules/.bin/bun server/dist/main.js --env-file /etc/perch.env doctor':
      'test/packages/clone.test.ts',
    'podman load --input dist/perch-1.0.0-image.tar.xz': 'test/packages/image.test.ts',
    "echo 'PERCH_DOMAIN=files.example.com' > deploy/.env":
      'needs Docker Compose; test/packages/compose.test.ts',
    'npm run version -- 1.2.3': 'scripts/release/next-version.test.ts',
  },
  'docs/install/casaos.md': {
    'docker build --file deploy/Dockerfile --tag perch:1.0.0 .':
      'needs Docker; test/packages/dockerfile.test.ts',
  },
  'docs/install/kubernetes.md': {
    'docker build --file deploy/Dockerfile --tag registry.example.com/perch:1.0.0 .':
      'needs Docker and a registry',
    'helm install perch deploy/helm/perch \\': 'needs Kubernetes',
    'kubectl logs deployment/perch': 'needs Kubernetes',
    'kubectl create secret generic perch --from-literal=SECRET_KEY="$(openssl rand -hex 32)" \\':
      'needs Kubernetes',
  },
  'docs/install/nixos.md': { 'nixos-rebuild switch': 'needs NixOS' },
  'docs/install/truenas.md': {
    'docker build --file deploy/Dockerfile --tag perch:1.0.0 .': 'needs Docker and TrueNAS',
    'ssh root@truenas chown 10001:10001 /mnt/tank/perch': 'needs TrueNAS',
  },
  'docs/install/unraid.md': {
    'docker build --file deploy/Dockerfile --tag perch:1.0.0 .': 'needs Docker and Unraid',
    'scp contrib/unraid/perch.xml root@tower:/boot/config/plugins/dockerMan/templates-user/my-perch.xml':
      'needs Unraid',
  },
  'docs/use/pastes.md': {
    'git diff | ~/Downloads/perch-curl.sh -': 'test/integration/clients/scripts.test.ts',
  },
};

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
await confirm(server, person);
const { secret } = await makeToken(server, person, { scopes: ['upload', 'links'] });
const provider = await new OpenIdProvider().start();
afterAll(() => provider[Symbol.asyncDispose]());
const empty = await createInstallation();
afterAll(() => empty[Symbol.asyncDispose]());
const place = await createTemporaryFolder();
afterAll(() => place[Symbol.asyncDispose]());

const at = (name: string) => join(place.path, name);
const quoted = (words: string[]) => words.map((word) => `'${word}'`).join(' ');
await mkdir(at('bin'));
await writeFile(at('bin/perch'), `#!/bin/sh\nexec ${quoted(perchCommand)} "$@"\n`);
await chmod(at('bin/perch'), 0o700);
for (const name of ['picture.png', 'holiday.jpg', 'film.mkv', 'report.pdf', 'notes.txt'])
  await writeFile(at(name), name);
await Bun.$`git init --quiet && git add notes.txt && echo changed > notes.txt`.cwd(place.path);

/** What stands on the pages for an address or a folder of the reader's. */
const readersOwn: [string, string][] = [
  ['https://files.example.com', server.origin],
  ['https://id.example.com/realms/home', provider.issuer],
  // No store: nothing outside of this machine is looked up.
  ['https://s3.example.com', 'http://127.0.0.1:9'],
  ['/var/backups/perch', at('backups')],
  ['/var/lib/perch', server.dataDir],
];

const beside = {
  ...server.installation.env,
  PORT: String(server.port),
  DNS_SERVERS: '127.0.0.1:9',
};
const uploading = { TOKEN: secret, PERCH_URL: server.origin, PERCH_TOKEN: secret };

interface RunOptions {
  env?: Record<string, string>;
  /** Standard input. */
  input?: string;
  cwd?: string;
}

/** Runs commands as a reader would: in a shell that stops at the first failure. */
async function runCommands(text: string, { env, input = '', cwd = place.path }: RunOptions = {}) {
  const script = readersOwn.reduce((all, [written, own]) => all.replaceAll(written, own), text);
  const child = Bun.spawn(['bash', '-euo', 'pipefail', '-c', script], {
    cwd,
    env: {
      PATH: `${at('bin')}:${process.env['PATH']}`,
      HOME: place.path,
      XDG_CONFIG_HOME: at('config'),
      XDG_STATE_HOME: at('state'),
      ...env,
    },
    stdin: new Blob([input]),
    stdout: 'pipe',
    stderr: 'pipe',
  });
  const [stdout, stderr] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { exitCode: await child.exited, stdout, stderr };
}

const run = new Set<string>();

/** A block that a test runs. */
async function take(page: string, name: string): Promise<string> {
  run.add(`${page}: ${name}`);
  return requireBlock(page, name);
}

/** Runs a block that has to succeed, and gives what it prints. */
async function must(text: string, options?: RunOptions): Promise<string> {
  const { exitCode, stdout, stderr } = await runCommands(text, options);
  if (exitCode !== 0) throw new Error(`${text}\nended with ${exitCode}: ${stdout}${stderr}`);
  return stdout;
}

const blocks = await readAllBlocks();
const settings = blocks.filter(isSettings);

test.each(settings.map(({ page, name, text }) => [page, name, text] as const))(
  'Perch takes the settings of %s: %s',
  async (_page, _name, text) => {
    await using installation = await createInstallation();
    const { env } = installation;
    expect(await must(`set -a\n${text}\nset +a\nperch settings get`, { env })).toContain(
      'maxFileSize: ',
    );
  },
);

describe('commands of operators', async () => {
  const page = 'docs/administer/backup.md';
  const backUp = await take(page, 'npm run -s perch -- backup /var/backups/perch --keep 14');
  const restore = await take(page, 'perch restore /var/backups/perch');
  const examine = await take(page, 'perch check');
  const quotas = await take('docs/administer/limits.md', 'perch settings set MAX_FILE_SIZE 20GB');
  const space = await take('docs/administer/disk-full.md', 'df -h /var/lib/perch');
  const noTrash = await take('docs/administer/disk-full.md', 'perch settings set TRASH_DAYS 0');
  const encode = await take(
    'docs/administer/mail.md',
    'printf %s "$PASSWORD" | jq --raw-input --raw-output @uri',
  );
  const askIssuer = await take(
    'docs/administer/openid.md',
    'curl -s https://id.example.com/realms/home/.well-known/openid-configuration | jq -r .issuer',
  );
  const createUser = await take(
    'docs/administer/users.md',
    'echo "$PASSWORD" | perch user create --username ann --email ann@example.com --admin --password-stdin',
  );
  const help = await take('docs/sign-in.md', 'perch user sign-in-link --username ann');
  const firstAccount = await take(
    'docs/sign-in.md',
    'perch user create --username ann --email ann@example.com --admin --password-stdin',
  );

  test('a backup is made beside the server, restored into an empty installation, and checked', async () => {
    await must(backUp, { env: beside, cwd: root });
    expect(await readdir(at('backups/snapshots'))).toHaveLength(1);
    await must(restore, { env: empty.env });
    expect(await must('perch user list', { env: empty.env })).toContain(person.username);
    const examined = await must(examine, { env: beside });
    expect(examined).toMatch(/^✓ files: /m);
    expect(examined).toMatch(/^✓ database: /m);
  });

  test('limits and the trash are changed while the server runs', async () => {
    await must(quotas, { env: beside });
    await must(noTrash, { env: beside });
    const all = await must('perch settings get', { env: beside });
    expect(all).toMatch(/^maxFileSize: 20\.00 GB \(set in the app\)$/m);
    expect(all).toMatch(/^userQuota: 100\.00 GB \(set in the app\)$/m);
    expect(all).toMatch(/^trashDays: 0/m);
  });

  test('the largest folders are listed', async () => {
    expect(await must(space)).toContain(server.dataDir);
  });

  test('a password is encoded for an address', async () => {
    expect(await must(encode, { env: { PASSWORD: 'p@ss#w/rd' } })).toBe('p%40ss%23w%2Frd\n');
  });

  test('the provider names its issuer', async () => {
    expect(await must(askIssuer)).toBe(`${provider.issuer}\n`);
  });

  test('accounts are created, listed and let in again', async () => {
    await using installation = await createInstallation();
    const { env } = installation;
    const created = await must(createUser, { env: { ...env, PASSWORD: 'correct horse' } });
    expect(created).toContain('ann@example.com');
    expect(created).toContain('http://localhost:3000/');
    expect(await must(help, { env, input: 'another horse' })).toContain('http://localhost:3000/');
  });

  test('the first account of an installation without passwords gets a link', async () => {
    await using installation = await createInstallation();
    const { env } = installation;
    expect(await must(firstAccount, { env, input: 'correct horse' })).toContain('http://');
  });
});

describe('commands of clients', async () => {
  const scripts = 'docs/clients/scripts.md';
  const form = await take(
    scripts,
    'curl -H "Authorization: Bearer $TOKEN" -F file=@picture.png https://files.example.com/api/upload',
  );
  const options = await take(
    scripts,
    'curl -H "Authorization: Bearer $TOKEN" -F expires=7d -F maxDownloads=5 -F slug=holiday \\',
  );
  const paste = await take(
    scripts,
    'git diff | jq --raw-input --slurp \'{content: ., language: "diff"}\' |',
  );
  const shortLink = await take(
    'docs/use/short-links.md',
    'curl -H "Authorization: Bearer $TOKEN" --json \'{"url": "https://example.org/", "slug": "timetable"}\' \\',
  );
  const signIn = await take('docs/command-line.md', 'perch login https://files.example.com');
  const inScript = await take(
    'docs/command-line.md',
    'link=$(perch up --quiet report.pdf) || case $? in',
  );

  test('curl sends files, texts and short links', async () => {
    const sent = JSON.parse(await must(form, { env: uploading }));
    expect(await (await fetch(sent.file.url)).text()).toBe('picture.png');
    const link = await must(options, { env: uploading });
    expect(link.trim()).toBe(`${server.origin}/f/holiday.png`);
    const pasted = JSON.parse(await must(paste, { env: uploading }));
    expect(pasted.success).toBe(true);
    const short = JSON.parse(await must(shortLink, { env: uploading }));
    const followed = await fetch(short.data.link.url, { redirect: 'manual' });
    expect(followed.headers.get('location')).toBe('https://example.org/');
  });

  test('perch signs in and sends files', async () => {
    const links = (await must(signIn, { input: `${secret}\n` })).trim().split('\n');
    expect(links).toHaveLength(2);
    expect(await (await fetch(links[0] ?? '')).text()).toBe('holiday.jpg');
  });

  test('perch sends from a script', async () => {
    const printed = await must(`${inScript}\necho "$link"`, { env: uploading });
    const links = printed.trim().split('\n');
    expect(links.every((link) => link.startsWith(server.origin))).toBe(true);
    expect(await (await fetch(links.at(-1) ?? '')).text()).toBe('report.pdf');
  });
});

test('every block of every page is run, sets settings, or is named with its reason', async () => {
  const taken = new Set(settings.map(({ page, name }) => `${page}: ${name}`));
  for (const each of run) taken.add(each);
  const marked = Object.entries(notRunHere).flatMap(([page, reasons]) =>
    Object.keys(reasons).map((name) => `${page}: ${name}`),
  );
  const all = blocks.map(({ page, name }) => `${page}: ${name}`);
  expect(all.filter((block) => !taken.has(block) && !marked.includes(block))).toEqual([]);
  expect(marked.filter((block) => taken.has(block) || !all.includes(block))).toEqual([]);
});

test('tests that are named as a reason are there', async () => {
  const reasons = Object.values(notRunHere).flatMap((each) => Object.values(each));
  const files = reasons.flatMap((reason) => reason.match(/[\w/-]+\.test\.ts/g) ?? []);
  const there = await Promise.all(files.map((file) => Bun.file(join(root, file)).exists()));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((_, index) => !there[index])).toEqual([]);
});
