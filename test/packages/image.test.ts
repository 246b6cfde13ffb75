import { afterAll, describe, expect, test } from 'bun:test';
import { chmod, chown, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { requireProgram } from '../../scripts/system-programs.mjs';
import { requireBlock } from '../support/files/documented-blocks.ts';
import { heicOf, madeByFfmpeg, rawPhotograph } from '../support/files/made-media.ts';
import { jpeg, png, sizeOf } from '../support/files/pictures.ts';
import { account as ann } from '../support/packages/front.ts';
import { imageName, mediaImageName, openPerchContainers } from '../support/packages/image.ts';
import { uploadAs } from '../support/packages/upload-as.ts';
import { freePort } from '../support/ports.ts';
import { waitFor } from '../support/wait.ts';

const containers = await openPerchContainers(['small', 'media']);
afterAll(() => containers[Symbol.asyncDispose]());
const { run, tryRun, folder } = containers;

const account = 10_001;
let count = 0;

/** A folder for data, of this user. */
async function dataFolder(uid: number): Promise<string> {
  const path = join(folder, `data-${(count += 1)}`);
  await mkdir(path, { mode: 0o700 });
  await chown(path, uid, uid);
  return path;
}

/** Starts the image with a root file system that is read-only, and waits for it. */
async function startPerch(options: string[], image = imageName) {
  const name = `perch-${(count += 1)}`;
  const port = freePort();
  const own = ['--detach', `--name=${name}`, '--read-only', '--read-only-tmpfs=false'];
  const net = ['--network=host', `--env=PORT=${port}`];
  await run(['podman', 'run', ...own, ...net, ...options, image]);
  const origin = `http://127.0.0.1:${port}`;
  await waitFor('Perch to answer', () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { name, origin, port };
}

const execute = (name: string, ...args: string[]) =>
  run(['podman', 'exec', name, 'perch', ...args]);

/** What a start that is refused says. */
async function refusalOf(options: string[], ...args: string[]) {
  const own = ['--rm', '--read-only', '--network=host', `--env=PORT=${freePort()}`];
  const { exitCode, stderr } = await tryRun([
    'podman',
    'run',
    ...own,
    ...options,
    imageName,
    ...args,
  ]);
  expect(exitCode).toBe(1);
  return stderr.trim();
}

test.each([
  [imageName, 165_000_000],
  [mediaImageName, 480_000_000],
])('the image %s is small, runs as no root, and says what it is', async (name, bytesMax) => {
  const [image] = JSON.parse(await run(['podman', 'image', 'inspect', name]));
  expect(image.Size).toBeLessThan(bytesMax);
  expect(image.User).toBe(`${account}:${account}`);
  expect(Object.keys(image.Config.Volumes)).toEqual(['/data']);
  expect(Object.keys(image.Config.ExposedPorts)).toEqual(['3000/tcp']);
  expect(image.Healthcheck.Test).toEqual(['CMD', '/usr/bin/perch', 'healthcheck']);
  expect(image.Labels).toMatchObject({
    'org.opencontainers.image.licenses': 'MIT',
    'org.opencontainers.image.version': imageName.split(':')[1],
  });
});

describe('with a read-only root file system', () => {
  test('it serves as its own user, is healthy until it ends, and keeps what it has', async () => {
    const data = await dataFolder(account);
    const perch = await startPerch([`--volume=${data}:/data`]);
    await run(['podman', 'healthcheck', 'run', perch.name]);
    expect(await execute(perch.name, 'doctor')).toContain('✓ storage');
    const config = await (await fetch(`${perch.origin}/api/config`)).json();
    expect(config.data.setupCommand).toBe('podman exec perch perch setup-link');
    expect(await execute(perch.name, 'setup-link')).toContain('/register#setup=');
    await run(['podman', 'stop', '--time=20', perch.name]);
    expect(await run(['podman', 'inspect', perch.name, '--format={{.State.ExitCode}}'])).toBe('0');
    const owners = await Promise.all((await readdir(data)).map((name) => stat(join(data, name))));
    expect([...new Set(owners.map(({ uid }) => uid))]).toEqual([account]);
    const refusal = await refusalOf([`--env=PORT=${perch.port}`], 'healthcheck');
    expect(refusal).toBe(
      `Perch: The server at http://127.0.0.1:${perch.port}/healthz does not answer (ECONNREFUSED); check that it is running with the HOST and PORT of this command.`,
    );
  });

  test('it becomes the user of PUID and gives that user the folder, not its content', async () => {
    const data = await dataFolder(0);
    await mkdir(join(data, 'import'));
    const perch = await startPerch([
      '--user=0',
      '--env=PUID=1234',
      '--env=PGID=1235',
      `--volume=${data}:/data`,
    ]);
    expect(await run(['podman', 'top', perch.name, 'huser', 'hgroup'])).toMatch(/\n1234\s+1235$/);
    const { uid, gid } = await stat(join(data, 'perch.db'));
    expect([uid, gid]).toEqual([1234, 1235]);
    expect((await stat(data)).uid).toBe(1234);
    expect((await stat(join(data, 'import'))).uid).toBe(0);
    // Commands beside it are that user as well: they leave nothing of root's.
    expect(await execute(perch.name, 'user', 'list')).toContain('USERNAME');
    await run(['podman', 'rm', '--force', '--time=10', perch.name]);
    const refusal = await refusalOf(['--user=77', `--volume=${data}:/data`]);
    expect(refusal).toBe(
      'Perch: The data folder /data cannot be written (EACCES): it belongs to 1234:1235, and Perch runs as 77:0. Run chown -R 77:0 /data (in a container: on the host, for the folder that is mounted there), or start Perch as 1234:1235 (in a container: --user 1234:1235).',
    );
  });

  test('a folder of root’s is refused with the command that helps, which then does', async () => {
    const data = await dataFolder(0);
    // As Docker makes the folder of `--volume ./data:/data`.
    await chmod(data, 0o755);
    const volume = `--volume=${data}:/data`;
    const remedy = 'Run chown -R 10001:10001 /data (in a container: on the host,';
    const refusal = await refusalOf([volume]);
    expect(refusal).toStartWith(
      `Perch: The data folder /data cannot be written (EACCES): it belongs to 0:0, and Perch runs as 10001:10001. ${remedy}`,
    );
    // Only the folder, not what an earlier start as root has left in it.
    await writeFile(join(data, 'perch.db'), '', { mode: 0o600 });
    await chown(data, account, account);
    expect(await refusalOf([volume])).toContain(
      `The database /data/perch.db cannot be written (EACCES): it belongs to 0:0, and Perch runs as 10001:10001. ${remedy}`,
    );
    await chown(join(data, 'perch.db'), account, account);
    const perch = await startPerch([volume]);
    await run(['podman', 'rm', '--force', '--time=10', perch.name]);
  });

  test('it runs as any other user that owns the folder', async () => {
    const data = await dataFolder(4321);
    const perch = await startPerch(['--user=4321:4321', `--volume=${data}:/data`]);
    expect((await stat(join(data, 'perch.db'))).uid).toBe(4321);
    const taken = await refusalOf([`--env=PORT=${perch.port}`]);
    expect(taken).toBe(`Perch: Port ${perch.port} is in use; set PORT to another one.`);
    await run(['podman', 'rm', '--force', '--time=10', perch.name]);
  });
});

const signIn = { email: ann.email, password: ann.password };

const withNamespaces = ['--security-opt=unmask=ALL'];

/** Starts an image with an account that can upload. */
async function startForFiles(image: string, options: readonly string[]) {
  const data = await dataFolder(account);
  const perch = await startPerch([...options, `--volume=${data}:/data`], image);
  const { username, email, password } = ann;
  const names = ['--username', username, '--email', email, '--admin', '--password-stdin'];
  const create = ['exec', '-i', perch.name, 'perch', 'user', 'create', ...names] as const;
  expect((await tryRun(['podman', ...create], password)).exitCode).toBe(0);
  return perch;
}

/** Files of every kind for which a program is needed, with the sizes of their thumbnails. */
async function makeMedia() {
  requireProgram('ffmpeg');
  requireProgram('heif');
  const film = '-f lavfi -i testsrc2=s=640x360:d=2 -f lavfi -i sine=d=2';
  const hevc = `${film} -c:v libx265 -x265-params log-level=none -pix_fmt yuv420p`;
  const scan = '-f lavfi -i color=red:s=320x240 -frames:v 1';
  const [wide, sheet] = [
    { width: 480, height: 270 },
    { width: 480, height: 252 },
  ];
  const photograph = { width: 320, height: 240 };
  return [
    { name: 'film.mp4', content: await madeByFfmpeg('a.mp4', `${film} -c:v libx264`), ...wide },
    { name: 'hevc.mp4', content: await madeByFfmpeg('a.mp4', hevc), ...wide },
    { name: 'film.webm', content: await madeByFfmpeg('a.webm', `${film} -c:v libvpx`), ...wide },
    { name: 'song.mp3', content: await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=2'), ...sheet },
    { name: 'scan.tiff', content: await madeByFfmpeg('a.tiff', scan), ...photograph },
    { name: 'photo.heic', content: await heicOf(png(320, 240)), ...photograph },
    {
      name: 'photo.dng',
      content: rawPhotograph(await jpeg(160, 120), 6),
      width: 120,
      height: 160,
    },
  ];
}

const media = await makeMedia();

describe('pictures of files', () => {
  /** The thumbnail of a text with this line. */
  async function drawnText(origin: string, line: string): Promise<string> {
    const { fileId } = await uploadAs(origin, signIn, new File([`${line}\n`], 'a.txt'));
    return Buffer.from(await thumbnailOf(origin, fileId)).toString('base64');
  }

  /** Waits for it: the first request has it made. */
  const thumbnailOf = (origin: string, fileId: string): Promise<ArrayBuffer> =>
    waitFor('the thumbnail', async () => {
      const answer = await fetch(`${origin}/t/${fileId}`);
      return answer.ok && answer.headers.get('content-type') === 'image/webp'
        ? answer.arrayBuffer()
        : undefined;
    });

  test('the small image draws documents, and says which programs it lacks', async () => {
    const { name, origin } = await startForFiles(imageName, withNamespaces);
    const told = await execute(name, 'doctor');
    expect(told).toContain('(bubblewrap)');
    expect(told).toContain(
      'these can be added: ffmpeg (videos, audio, TIFF), heif-dec (HEIC), exiftool (raw photographs)',
    );
    expect(await drawnText(origin, 'Quince')).not.toBe(await drawnText(origin, 'Medlar'));
    // Without fonts for it, every word of a script is as many boxes.
    expect(await drawnText(origin, '日本語')).toBe(await drawnText(origin, '中国的'));
    await run(['podman', 'rm', '--force', '--time=10', name]);
  });

  test.each([
    { how: 'isolated', options: withNamespaces, says: '(bubblewrap)' },
    { how: 'and without isolation where there is none', options: [], says: 'is not isolated' },
  ])('the image media draws films, sound, photographs and all scripts, $how', async (under) => {
    const { name, origin } = await startForFiles(mediaImageName, under.options);
    const told = await execute(name, 'doctor');
    expect(told).toContain(under.says);
    expect(told).toContain('every program that makes them is installed');
    for (const { name: filename, content, width, height } of media) {
      const { fileId } = await uploadAs(
        origin,
        signIn,
        new File([new Uint8Array(content)], filename),
      );
      const size = await sizeOf(await thumbnailOf(origin, fileId));
      expect({ filename, ...size }).toMatchObject({ filename, width, height });
    }
    const drawn = new Set<string>();
    const lines = ['日本語', '中国的', '한국어', '조선말', 'हिन्दी', 'ไทยนี้', '😀😀😀', '🎉🎉🎉'];
    for (const line of lines) drawn.add(await drawnText(origin, line));
    expect(drawn.size).toBe(lines.length);
    await run(['podman', 'rm', '--force', '--time=10', name]);
  });
});

test('the page on backups has a command for a container', async () => {
  const first = 'install -d -o 10001 -g 10001 -m 700 /var/backups/perch';
  const block = await requireBlock('docs/administer/backup.md', first);
  const [, command = ''] = /^docker exec perch perch (.+)$/m.exec(block) ?? [];
  const [data, backup] = [await dataFolder(account), await dataFolder(account)];
  const perch = await startPerch([`--volume=${data}:/data`, `--volume=${backup}:/backup`]);
  await execute(perch.name, ...command.split(' '));
  expect(await readdir(join(backup, 'snapshots'))).toHaveLength(1);
  await run(['podman', 'rm', '--force', '--time=10', perch.name]);
});

describe('refuses in one sentence', () => {
  test.each([
    [
      ['--env=PUID=1234'],
      /^Perch: PUID is 1234, but Perch was started as user 10001, and only root can/,
    ],
    [['--user=0', '--env=PGID=1234'], /^Perch: PGID needs PUID; set both\.$/],
    [
      ['--user=0', '--env=PUID=0'],
      /^Perch: PUID must be a number from 1 to 4294967294; it is "0"\.$/,
    ],
    [
      ['--env=DATA_DIR=/usr/data'],
      /^Perch: The data folder \/usr\/data cannot be written \(EROFS\)/,
    ],
    [
      ['--env=S3_BUCKET=files'],
      /^Perch: Storing files in S3 needs all S3 settings; not set: S3_ENDPOINT,/,
    ],
  ])('%p', async (options, sentence) => {
    expect(await refusalOf(options)).toMatch(sentence);
  });
});
