import { expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { WebPart } from '@perch/messages/catalogue';
import { loadWebMessages } from '@perch/messages/web-messages';

// `app/routes.tsx` loads a part of the messages with the pages of these features, so no other code may read it.
const readers: Record<Exclude<WebPart, 'general'>, RegExp> = {
  'sign-in': /^features\/sign-in\//,
  settings: /^features\/settings\//,
  // The password's panel lists tokens, and its tab says the rest of them.
  tokens: /^features\/(?:settings\/(?:api|security|tokens)|upload-options\/profiles)\//,
  admin: /^features\/admin\//,
  'admin-settings': /^features\/(?:admin\/(?:audit|settings)|setup)\//,
  domains: /^features\/domains\//,
  albums: /^features\/album(?:s|-membership)\//,
  // Not by what the dashboard shows: it does not load them.
  'link-options':
    /^(?:features\/(?:(?:album-membership|albums|filters|pastes|requests|short-links|transfers\/tray|upload-options)\/|uploads\/(?:(?:actions|details|favorites|list|matching|selection|trash)\/|uploads-page))|ui\/(?:feedback\/toast-undo|link-options\/))/,
  'file-details': /^(?:features\/uploads\/(?:details|viewer)\/|layout\/commands\/shortcuts-dialog)/,
  imports: /^features\/admin\/imports\//,
  setup: /^features\/setup\//,
  sharing:
    /^(?:features\/(?:activity|link-check|requests|short-links|transfers\/shared|uploads\/received)\/|features\/dashboard\/opened-today|layout\/use-logout)/,
  tags: /^features\/(?:filters|tags|uploads\/matching)\//,
};

interface Source {
  path: string;
  text: string;
}

const strangersOf = (areas: string[], files: RegExp, sources: Source[]) => {
  const read = new RegExp(String.raw`\bm\s*\.(?:${areas.join('|')})\b`);
  return sources
    .filter(({ path, text }) => !files.test(path) && read.test(text))
    .map(({ path }) => path);
};

const root = join(import.meta.dirname, '..');
const names = await readdir(root, { recursive: true });
const sources = await Promise.all(
  names
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map(async (path) => ({ path, text: await Bun.file(join(root, path)).text() })),
);

test.each(Object.entries(readers))(
  'the part %s is read where it is loaded',
  async (part, files) => {
    const areas = Object.keys(await loadWebMessages('en', [part as WebPart]));
    expect(sources.some(({ path }) => files.test(path))).toBe(true);
    const foreign = { path: 'layout/sidebar.tsx', text: `m.${areas[0]}.title` };
    expect(strangersOf(areas, files, [foreign])).toEqual([foreign.path]);
    expect(strangersOf(areas, files, sources)).toEqual([]);
  },
);
