import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { importSources, sourceOf } from '@perch/contract/imports/sources';

import packageJson from '../package.json' with { type: 'json' };
import { root } from '../scripts/project.mjs';

/** `1.0` for 1.0.3: its pages hold for its patches as well. */
export const version = packageJson.version.split('.', 2).join('.');

/** The list of decisions has no file of its own. */
const decisions = 'docs/decisions';
/** That of the versions is read from the changelog, and from the folder that the site is built into. */
const versions = 'versions';

interface Section {
  title: string;
  pages: readonly (readonly [path: string, title: string])[];
}

/** A page may be of several versions of a product. */
const importPages = [
  ...new Map(importSources.map((name) => [sourceOf(name).page.path, sourceOf(name).page.title])),
];

/** Every page of the site in its order, by its path from the project's folder. */
const everySection: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      ['docs/README.md', 'Start here'],
      ['docs/features.md', 'Features'],
    ],
  },
  {
    title: 'Install',
    pages: [
      ['docs/install.md', 'Every way'],
      ['docs/install/kubernetes.md', 'Kubernetes'],
      ['docs/install/nixos.md', 'NixOS'],
      ['docs/install/unraid.md', 'Unraid'],
      ['docs/install/truenas.md', 'TrueNAS'],
      ['docs/install/casaos.md', 'CasaOS'],
    ],
  },
  {
    title: 'Clients',
    pages: [
      ['docs/clients/browser.md', 'Browser and phone'],
      ['docs/clients/sharex.md', 'ShareX'],
      ['docs/clients/ishare.md', 'ishare (macOS)'],
      ['docs/clients/scripts.md', 'Flameshot, Spectacle, curl'],
      ['docs/command-line.md', 'perch up'],
      ['docs/clients/ios.md', 'iOS shortcut'],
      ['docs/clients/libraries.md', 'OpenAPI and tus'],
      ['docs/import/clients.md', 'Existing clients'],
    ],
  },
  {
    title: 'Use',
    pages: [
      ['docs/use/uploads.md', 'Uploads and their links'],
      ['docs/use/albums.md', 'Albums and tags'],
      ['docs/use/link-previews.md', 'Previews of links'],
      ['docs/use/requests.md', 'Requests for files'],
      ['docs/use/short-links.md', 'Short links'],
      ['docs/use/pastes.md', 'Texts'],
      ['docs/browsers.md', 'Browsers'],
    ],
  },
  {
    title: 'Administer',
    pages: [
      ['docs/administer/https.md', 'HTTPS'],
      ['docs/administer/mail.md', 'Mail'],
      ['docs/administer/users.md', 'Users'],
      ['docs/administer/first-domain.md', 'Your first domain'],
      ['docs/domains.md', 'Domains, in full'],
      ['docs/proxies/README.md', 'Reverse proxies'],
      ['docs/proxies/caddy.md', 'Caddy'],
      ['docs/proxies/nginx.md', 'nginx'],
      ['docs/proxies/traefik.md', 'Traefik'],
      ['docs/proxies/cloudflare.md', 'Cloudflare'],
      ['docs/administer/brand.md', 'Name and colours'],
      ['docs/sign-in.md', 'Signing in'],
      ['docs/administer/openid.md', 'Single sign-on'],
      ['docs/administer/limits.md', 'Limits and quotas'],
      ['docs/administer/backup.md', 'Backup and restore'],
      ['docs/administer/update.md', 'Update'],
      ['docs/administer/move.md', 'Move to another server'],
      ['docs/administer/s3.md', 'S3'],
      ['docs/administer/disk-full.md', 'The disk is full'],
      ['docs/administer/metrics.md', 'Metrics and health'],
      ['docs/operations.md', 'Running it, in full'],
      ['docs/import/README.md', 'Importing'],
      ...importPages,
    ],
  },
  {
    title: 'Reference',
    pages: [
      ['docs/configuration.md', 'Configuration'],
      ['CHANGELOG.md', 'Changelog'],
      [versions, 'Versions'],
    ],
  },
  {
    title: 'Security',
    pages: [
      ['docs/security.md', 'Security'],
      ['SECURITY.md', 'Reporting'],
    ],
  },
  {
    title: 'Contribute',
    pages: [
      ['CONTRIBUTING.md', 'Contributing'],
      ['docs/architecture.md', 'Architecture'],
      ['docs/extending.md', 'Extending Perch'],
      ['docs/internals/uploads.md', 'Uploads internals'],
      ['docs/internals/tags.md', 'Tags internals'],
      ['docs/internals/links.md', 'Links internals'],
      ['docs/internals/domains.md', 'Domains internals'],
      ['docs/internals/web-app.md', 'The web app'],
      ['docs/internals/processes.md', 'Processes'],
      ['docs/internals/migration-and-backup.md', 'Migration and backup'],
      ['docs/internals/colours.md', 'Colours'],
      ['docs/internals/words.md', 'Words'],
      ['docs/runtime-notes.md', 'The runtime'],
      ['docs/decisions', 'Decisions'],
      ['test/README.md', 'Tests of security'],
      ['bench/README.md', 'Measuring'],
      ['bench/results.md', 'Figures'],
    ],
  },
];

const isPresent = (path: string) => path === versions || existsSync(join(root, path));

/** The sections of the site, without pages that this version does not have. */
export const sections: readonly Section[] = everySection.map(({ title, pages }) => ({
  title,
  pages: pages.filter(([path]) => isPresent(path)),
}));

/**
 * Where a page stands on the site, from the folder of its version. Files keep their places, so that links
 * between them read alike in the repository and on the site.
 */
export function addressOf(path: string): string {
  if (path === 'README.md' || path === 'docs/README.md') return 'index.html';
  if (path === decisions) return 'decisions/index.html';
  if (path === versions) return 'versions.html';
  const page = path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');
  return page.startsWith('docs/') ? page.slice('docs/'.length) : `project/${page.toLowerCase()}`;
}

/** What Starlight knows a page by: its address without what belongs to files. */
export const slugOf = (path: string): string =>
  addressOf(path)
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');

/** Where a file that is no page comes along, such as a picture or a template. */
export const fileAddressOf = (path: string): string =>
  path.startsWith('docs/') ? path.slice('docs/'.length) : `files/${path}`;

/** The file that stands at such an address. */
export const fileAt = (address: string): string =>
  address.startsWith('files/') ? address.slice('files/'.length) : `docs/${address}`;

/** Whether a link leaves the repository, or is none to a file. */
export const isOutside = (href: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** A link of a Markdown file: the path that it leads to, from the project's folder, and its anchor. */
export function targetOf(source: string, href: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = decodeURI(href).split('#', 2);
  const folder = source === decisions ? source : posix.dirname(source);
  return { path: path ? posix.join(folder, path).replace(/\/$/, '') : source, anchor };
}

/** Decisions stand in a list of their own, and what was measured is reached from its figures. */
async function pagesOutsideOfTheMenu(): Promise<string[]> {
  const measured = (await readdir(join(root, 'bench'))).map((name) => `bench/${name}`);
  const decided = (await readdir(join(root, decisions))).map((name) => `${decisions}/${name}`);
  return [...measured, ...decided].filter((path) => path.endsWith('.md')).toSorted();
}

/** Every page, by its path from the project's folder. */
export async function listPages(): Promise<string[]> {
  const inMenu = sections.flatMap(({ pages }) => pages.map(([path]) => path));
  return [...new Set([...inMenu, ...(await pagesOutsideOfTheMenu())])];
}

/** Those of the pages that have a file. */
export async function listDocuments(): Promise<string[]> {
  return (await listPages()).filter((path) => path !== decisions && path !== versions);
}

const textOf = (path: string) => readFile(join(root, path), 'utf8');

/** The first heading. */
export const titleOf = (text: string): string =>
  /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

/** A page as Markdown. */
export async function readPage(path: string): Promise<string> {
  if (path === decisions) return readDecisions();
  return path === versions ? readVersions() : textOf(path);
}

async function readDecisions(): Promise<string> {
  const names = (await readdir(join(root, decisions))).toSorted();
  const lines = await Promise.all(
    names.map(async (name) => `- [${titleOf(await textOf(`${decisions}/${name}`))}](${name})`),
  );
  return `# Decisions\n\nWhat a reader of the code would question, and why it is so.\n\n${lines.join('\n')}\n`;
}

/** Set by the build: the versions whose documentation is in sibling folders, separated by commas. */
export const builtVersionsVariable = 'PERCH_DOCS_VERSIONS';

async function readVersions(): Promise<string> {
  const changelog = await textOf('CHANGELOG.md');
  const built = process.env[builtVersionsVariable]?.split(',') ?? [];
  const rows = [...changelog.matchAll(/^## (\[(.+)\].*)$/gm)].map(([, heading = '', name = '']) => {
    const own = name === 'Unreleased' ? version : name.split('.', 2).join('.');
    const documented = built.includes(own) ? `<a href="../${own}/index.html">${own}</a>` : '';
    const [, day = ''] = / - (\S+)$/.exec(heading) ?? [];
    return `| [${name}](CHANGELOG.md#${anchorOf(heading)}) | ${day} | ${documented} |`;
  });
  return `# Versions

This is the documentation of Perch ${version}. Changes under _Unreleased_ are in the source code and come with the next release.

| Version | Released | Pages |
| ------- | -------- | ----- |
${rows.join('\n')}
`;
}

/** An anchor as the places that show Markdown make it, so that links work there too. */
export function anchorOf(heading: string): string {
  const kept = heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\p{Pc}\- ]/gu, '');
  return kept.replaceAll(' ', '-');
}

interface Neighbour {
  link: string;
  label: string;
}

/** The page before and the page after one of the menu. */
export function neighboursOf(path: string): { prev: Neighbour | false; next: Neighbour | false } {
  const pages = sections.flatMap((section) => section.pages);
  const index = pages.findIndex(([other]) => other === path);
  const neighbour = (at: number): Neighbour | false => {
    const [other, label] = pages[at] ?? [];
    return index !== -1 && other && label ? { link: `/${addressOf(other)}`, label } : false;
  };
  return { prev: neighbour(index - 1), next: neighbour(index + 1) };
}

/** The ways to install are sections of one page: each stands in the menu. */
const withParts = 'docs/install.md';

const partsOf = (path: string) =>
  path === withParts
    ? [...readFileSync(join(root, path), 'utf8').matchAll(/^## (.+)$/gm)].map(([, label = '']) => ({
        label,
        link: `/${addressOf(path)}#${anchorOf(label)}`,
      }))
    : [];

/** The menu, as Starlight reads it. */
export const sidebar = sections.map(({ title, pages }) => ({
  label: title,
  collapsed: title === 'Contribute',
  items: pages.flatMap(([path, label]) => [{ label, slug: slugOf(path) }, ...partsOf(path)]),
}));
