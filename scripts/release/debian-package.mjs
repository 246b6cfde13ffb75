import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from '../project.mjs';
import { packagedUnit } from './packaged-unit.mjs';

/** Debian's names of the targets that have a package. */
export const architectures = { 'linux-x64': 'amd64', 'linux-arm64': 'arm64' };

const maintainer = 'The Perch authors <perch@packages.invalid>';
const sources = join(root, 'deploy', 'debian');
const read = (name) => readFileSync(join(sources, name), 'utf8');

/** Throws one sentence where packages cannot be made. */
export function requireDpkg() {
  if (spawnSync('dpkg-deb', ['--version']).status === 0) return;
  throw new Error('dpkg-deb, which makes the Debian packages, is not installed.');
}

/**
 * A version in Debian's order, in which 1.0.0~rc.1 comes before 1.0.0.
 * @param {string} version
 */
export const debianVersion = (version) => `${version.replace('-', '~')}-1`;

/**
 * Makes `perch_VERSION_ARCHITECTURE.deb` in this folder and gives its name. The same input makes the same bytes.
 * @param {object} input
 * @param {string} input.executable path
 * @param {string} input.architecture Debian's name of it
 * @param {string} input.version as in package.json
 * @param {number} input.builtAt seconds since 1970, the age of every file inside
 * @param {string} input.folder where the package comes to be
 * @param {string[]} [input.compression] options of dpkg-deb
 */
export function buildDebianPackage({
  executable,
  architecture,
  version,
  builtAt,
  folder,
  compression = ['-Zxz', '--threads-max=2'],
}) {
  const name = `perch_${debianVersion(version)}_${architecture}.deb`;
  const tree = join(folder, `.${name}.tree`);
  rmSync(tree, { recursive: true, force: true });
  try {
    layOut(tree, { executable, version, builtAt });
    writeControl(tree, { architecture, version });
    setAges(tree, builtAt);
    const made = join(folder, `.${name}.new`);
    const { status, stderr } = spawnSync(
      'dpkg-deb',
      ['--root-owner-group', ...compression, '--build', tree, made],
      { encoding: 'utf8', env: { ...process.env, SOURCE_DATE_EPOCH: String(builtAt) } },
    );
    if (status !== 0) throw new Error(`dpkg-deb failed: ${stderr.trim()}`);
    renameSync(made, join(folder, name));
    return name;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function put(tree, path, content, mode = 0o644) {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, mode);
}

const compressed = (text) => gzipSync(text, { level: 9 });

function layOut(tree, { executable, version, builtAt }) {
  mkdirSync(join(tree, 'usr/lib/perch'), { recursive: true });
  mkdirSync(join(tree, 'etc/perch'), { recursive: true });
  cpSync(executable, join(tree, 'usr/lib/perch/perch'));
  chmodSync(join(tree, 'usr/lib/perch/perch'), 0o755);
  put(tree, 'usr/bin/perch', read('perch'), 0o755);
  put(tree, 'usr/lib/systemd/system/perch.service', packagedUnit());
  put(tree, 'usr/share/perch/perch.env', read('perch.env'));
  put(tree, 'usr/share/man/man1/perch.1.gz', compressed(read('perch.1')));
  put(tree, 'usr/share/lintian/overrides/perch', read('lintian-overrides'));
  const documents = 'usr/share/doc/perch';
  put(tree, `${documents}/copyright`, read('copyright'));
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  put(tree, `${documents}/changelog.gz`, compressed(changes));
  const entry = `perch (${debianVersion(version)}) stable; urgency=medium

  * Perch ${version}; /usr/share/doc/perch/changelog.gz has what changed.

 -- ${maintainer}  ${new Date(builtAt * 1000).toUTCString().replace('GMT', '+0000')}
`;
  put(tree, `${documents}/changelog.Debian.gz`, compressed(entry));
}

function writeControl(tree, { architecture, version }) {
  const paths = readdirSync(tree, { recursive: true }).map((path) => statSync(join(tree, path)));
  const kibibytes = paths.reduce((sum, file) => sum + (file.isFile() ? file.size / 1024 : 1), 0);
  const control = `Package: perch
Version: ${debianVersion(version)}
Architecture: ${architecture}
Maintainer: ${maintainer}
Installed-Size: ${Math.ceil(kibibytes)}
Depends: libc6 (>= 2.17), adduser, debconf (>= 0.5) | debconf-2.0
Recommends: bubblewrap, ca-certificates
Suggests: caddy, ffmpeg, libheif-examples, libimage-exiftool-perl, postgresql
Section: web
Priority: optional
Description: self-hosted uploads and sharing of files
 Perch receives files from its web app, ShareX, scripts and resumable uploads
 (tus), and serves them under short public links, on domains of their owners
 if they like. It keeps its records in SQLite or PostgreSQL, and files on the
 disk or in S3.
`;
  put(tree, 'DEBIAN/control', control);
  put(tree, 'DEBIAN/templates', read('templates'));
  for (const script of ['config', 'postinst', 'prerm', 'postrm']) {
    put(tree, `DEBIAN/${script}`, read(script), 0o755);
  }
}

function setAges(tree, seconds) {
  const paths = ['', ...readdirSync(tree, { recursive: true })].map((path) => join(tree, path));
  for (const path of paths) {
    // What the umask of this process has taken away.
    if (statSync(path).isDirectory()) chmodSync(path, 0o755);
    utimesSync(path, seconds, seconds);
  }
}
