import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { isOldestChromiumThere, oldestVersion } from './oldest-chromium.mjs';

const debianClusters = '/usr/lib/postgresql';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// Without windows and viewers, and quicker for it.
const headlessShell = 'chromium-headless-shell';
const debianKnot = '/usr/sbin/knotd';
const faketimeLibraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);
const firefoxNames = ['firefox-esr', 'firefox'];
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';
const macChromium = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export function findChromium() {
  const found = chromiumNames.map(onPath).find(Boolean);
  return found ?? (existsSync(macChromium) ? macChromium : undefined);
}

/** For pages that need no more than the engine. */
export const findHeadlessChromium = () => onPath(headlessShell) ?? findChromium();

export function findFirefox() {
  const found = firefoxNames.map(onPath).find(Boolean);
  return found ?? (existsSync(macFirefox) ? macFirefox : undefined);
}

/** The folder of initdb and postgres: Debian's newest version, else the one on the PATH. */
export function findPostgres() {
  const versions = existsSync(debianClusters) ? readdirSync(debianClusters).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => join(debianClusters, String(version), 'bin'));
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

/** The name server that the tests ask; Debian keeps it where only root's PATH leads. */
export function findKnot() {
  return onPath('knotd') ?? (existsSync(debianKnot) ? debianKnot : undefined);
}

/** Debian keeps it where only root's PATH leads. */
export const findNginx = () =>
  onPath('nginx') ?? ['/usr/sbin/nginx'].find((path) => existsSync(path));

/** Programs of a directory's server: slapd, slapadd and, of another package, ldapmodify. */
export const findOfOpenLdap = (name) =>
  onPath(name) ?? [`/usr/sbin/${name}`].find((path) => existsSync(path));

/** The server of MariaDB; Debian keeps it where only root's PATH leads. */
export const findMariaDb = () =>
  onPath('mariadbd') ?? ['/usr/sbin/mariadbd'].find((path) => existsSync(path));

/** Buildah, Podman or runc; Debian keeps the last where only root's PATH leads. */
export const findContainerProgram = (name) =>
  onPath(name) ?? [`/usr/sbin/${name}`].find((path) => existsSync(path));

/** What moves a process's clock, to be loaded before everything else. */
export const findFaketime = () => faketimeLibraries.find((path) => existsSync(path));

const isDebian = existsSync('/etc/debian_version') && Boolean(onPath('apt-get'));

function hasDebianPackage(name) {
  if (!isDebian) return true;
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]);
  return String(stdout) === 'installed';
}

const cephPrograms = ['ceph', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin'];

const fonts = ['fonts-dejavu-core', 'fonts-liberation', 'fonts-noto-color-emoji'];

/** What the tests need apart from npm packages; `debian` names the packages that contain it. */
export const programs = {
  chromium: {
    title: 'Chromium',
    debian: ['chromium', headlessShell],
    isThere: () => Boolean(findChromium()) && hasDebianPackage(headlessShell),
  },
  // It comes from the npm registry; see oldest-chromium.mjs.
  oldestChromium: {
    title: `Chromium ${oldestVersion}`,
    debian: [],
    isThere: isOldestChromiumThere,
  },
  firefox: {
    title: 'Firefox',
    debian: ['firefox-esr'],
    isThere: () => Boolean(findFirefox()),
  },
  fonts: { title: 'Fonts', debian: fonts, isThere: () => fonts.every(hasDebianPackage) },
  postgres: {
    title: 'PostgreSQL',
    debian: ['postgresql'],
    isThere: () => Boolean(findPostgres()),
  },
  // Without the package that runs it as a service.
  mariadb: {
    title: 'MariaDB',
    debian: ['mariadb-server-core'],
    isThere: () => Boolean(findMariaDb()),
  },
  ceph: {
    title: 'Ceph',
    debian: ['ceph-mon', 'ceph-osd', 'radosgw'],
    isThere: () => cephPrograms.every(onPath),
  },
  // No program, but what the others need to have their way.
  root: { title: 'Root', debian: [], isThere: () => process.getuid?.() === 0 },
  caddy: { title: 'Caddy', debian: ['caddy'], isThere: () => Boolean(onPath('caddy')) },
  nginx: { title: 'nginx', debian: ['nginx-light'], isThere: () => Boolean(findNginx()) },
  strace: { title: 'strace', debian: ['strace'], isThere: () => Boolean(onPath('strace')) },
  bubblewrap: {
    title: 'Bubblewrap',
    debian: ['bubblewrap'],
    isThere: () => Boolean(onPath('bwrap')),
  },
  faketime: {
    title: 'libfaketime',
    debian: ['libfaketime'],
    isThere: () => Boolean(findFaketime()),
  },
  ext4: {
    title: 'mkfs.ext4',
    debian: ['e2fsprogs'],
    isThere: () => Boolean(onPath('mkfs.ext4')) || existsSync('/usr/sbin/mkfs.ext4'),
  },
  shells: {
    title: 'BusyBox or ShellCheck',
    debian: ['busybox', 'shellcheck'],
    isThere: () => ['busybox', 'shellcheck'].every(onPath),
  },
  archivers: {
    title: 'unzip, 7-Zip, bsdtar, Python or curl',
    debian: ['unzip', 'p7zip-full', 'libarchive-tools', 'python3', 'curl'],
    isThere: () => ['unzip', '7z', 'bsdtar', 'python3', 'curl'].every(onPath),
  },
  exiftool: {
    title: 'ExifTool',
    debian: ['libimage-exiftool-perl'],
    isThere: () => Boolean(onPath('exiftool')),
  },
  ffmpeg: {
    title: 'FFmpeg',
    debian: ['ffmpeg'],
    isThere: () => ['ffmpeg', 'ffprobe'].every(onPath),
  },
  heif: {
    title: 'the programs of libheif',
    debian: ['libheif-examples'],
    isThere: () => Boolean(onPath('heif-enc') && (onPath('heif-dec') ?? onPath('heif-convert'))),
  },
  jq: { title: 'jq', debian: ['jq'], isThere: () => Boolean(onPath('jq')) },
  slapd: {
    title: 'OpenLDAP',
    debian: ['slapd', 'ldap-utils', 'openssl'],
    isThere: () => ['slapd', 'slapadd', 'ldapmodify', 'openssl'].every(findOfOpenLdap),
  },
  containers: {
    title: 'Buildah, Podman, runc, xz or ip',
    debian: ['buildah', 'podman', 'runc', 'xz-utils', 'iproute2'],
    isThere: () => ['buildah', 'podman', 'runc', 'xz', 'ip'].every(findContainerProgram),
  },
  debian: {
    title: 'mmdebstrap',
    debian: ['mmdebstrap'],
    isThere: () => Boolean(onPath('mmdebstrap')),
  },
  // Its program that checks units; nothing of it runs.
  systemd: {
    title: 'systemd-analyze',
    debian: ['systemd'],
    isThere: () => Boolean(onPath('systemd-analyze')),
  },
  knot: { title: 'Knot DNS', debian: ['knot'], isThere: () => Boolean(findKnot()) },
};

/**
 * One sentence for each program that is wanted and not there.
 * @param {string[]} names
 */
export function missing(names) {
  return names
    .filter((name) => !programs[name].isThere())
    .map((name) => {
      if (name === 'root') return 'Mounting file systems needs root; run the tests as root.';
      const { title, debian } = programs[name];
      if (debian.length === 0) return `${title} is not installed; run: npm test -- other-browsers`;
      return `${title} is not installed; on Debian run: apt-get install ${debian.join(' ')}`;
    });
}

/**
 * Throws one sentence unless the program is there. Support of the tests calls it, with the name as a
 * literal, where it starts the program: `npm run test:one` reads there what a test file needs.
 * @param {string} name
 */
export function requireProgram(name) {
  const [sentence] = missing([name]);
  if (sentence) throw new Error(sentence);
}

export const isDebianRoot = isDebian && process.getuid?.() === 0;
