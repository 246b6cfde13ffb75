import { expect, test } from 'bun:test';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { webAdmin } from '@perch/messages/en/web-admin';
import { webAdminSettings } from '@perch/messages/en/web-admin-settings';
import { webAlbums } from '@perch/messages/en/web-albums';
import { webDomains } from '@perch/messages/en/web-domains';
import { webLinkOptions } from '@perch/messages/en/web-link-options';
import { webSettings } from '@perch/messages/en/web-settings';
import { webSetup } from '@perch/messages/en/web-setup';
import { webSharing } from '@perch/messages/en/web-sharing';
import { webSignIn } from '@perch/messages/en/web-sign-in';
import { webTags } from '@perch/messages/en/web-tags';
import { webTokens } from '@perch/messages/en/web-tokens';

// `app/routes.tsx` loads a part of the messages with the pages of these features, so no other code may read it.
const readers = {
  signIn: { messages: webSignIn, files: /^features\/sign-in\// },
  settings: { messages: webSettings, files: /^features\/settings\// },
  // The password's panel lists tokens, and its tab says the rest of them.
  tokens: {
    messages: webTokens,
    files: /^features\/(?:settings\/(?:api|security|tokens)|upload-options\/profiles)\//,
  },
  admin: { messages: webAdmin, files: /^features\/admin\// },
  adminSettings: {
    messages: webAdminSettings,
    files: /^features\/(?:admin\/(?:audit|settings)|setup)\//,
  },
  domains: { messages: webDomains, files: /^features\/domains\// },
  albums: { messages: webAlbums, files: /^features\/album(?:s|-membership)\// },
  // Not by what the dashboard shows: it does not load them.
  linkOptions: {
    messages: webLinkOptions,
    files:
      /^(?:features\/(?:(?:album-membership|albums|pastes|sharing|transfers\/tray|upload-options)\/|uploads\/(?:(?:actions|details|favorites|filters|list|selection|trash)\/|uploads-page))|ui\/(?:feedback\/toast-undo|link-options\/))/,
  },
  setup: { messages: webSetup, files: /^features\/setup\// },
  sharing: { messages: webSharing, files: /^features\/(?:sharing|uploads\/received)\// },
  tags: { messages: webTags, files: /^features\/(?:tags|uploads\/filters)\// },
};

interface Source {
  path: string;
  text: string;
}

function strangersOf({ messages, files }: (typeof readers)[keyof typeof readers]) {
  const read = new RegExp(String.raw`\bm\s*\.(?:${Object.keys(messages).join('|')})\b`);
  return (sources: Source[]) =>
    sources
      .filter(({ path, text }) => !files.test(path) && read.test(text))
      .map(({ path }) => path);
}

const root = join(import.meta.dirname, '..');
const names = await readdir(root, { recursive: true });
const sources = await Promise.all(
  names
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map(async (path) => ({ path, text: await Bun.file(join(root, path)).text() })),
);

test.each(Object.entries(readers))('the part %s is read where it is loaded', (_, part) => {
  expect(sources.some(({ path }) => part.files.test(path))).toBe(true);
  const [first = ''] = Object.keys(part.messages);
  const foreign = { path: 'layout/sidebar.tsx', text: `m.${first}.title` };
  expect(strangersOf(part)([foreign])).toEqual([foreign.path]);
  expect(strangersOf(part)(sources)).toEqual([]);
});
