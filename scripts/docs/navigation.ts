import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { importSources, sourceOf } from '@perch/contract/imports/sources';

import { root } from '../project.mjs';

export interface Section {
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

      ['docs/runtime-notes.md', 'The runtime'],
      ['docs/decisions', 'Decisions'],
      ['test/README.md', 'Tests of security'],
      ['bench/README.md', 'Measuring'],
      ['bench/results.md', 'Figures'],
    ],
  },
];

/** The sections of the site, without pages that this version does not have. */
export const sections: readonly Section[] = everySection.map(({ title, pages }) => ({
  title,
  pages: pages.filter(([path]) => existsSync(join(root, path))),
}));
