import type { OptionName } from '@perch/contract/uploads/options';

import { currentSession, onSessionChange } from '../../api/session.ts';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { namesOf } from './names-of.ts';
import { openAlbum } from './open-album.ts';
import { currentUploadDomain } from './upload-domain.ts';

// Of this file, every screen's first script has a copy: what the choices mean stands in files of the panel.

const key = 'perch_upload_options';
/** Options of one upload, and the domain, which has a choice of its own. */
type ForgottenName = 'password' | 'slug' | 'domain';
type RememberedName = Exclude<OptionName, ForgottenName>;

/** All others. */
const remembered: Record<RememberedName, true> = {
  expires: true,
  maxDownloads: true,
  burn: true,
  link: true,
  album: true,
  tags: true,
};

const rememberedNames = namesOf(remembered);

/** Options by their names in the API, as text. One that is left out is as the account has it. */
export type UploadOptions = Partial<Record<OptionName, string>>;

/** Why the server has taken no upload with these options. */
export interface Refusal {
  /** The option that it is about; empty where the server does not say. */
  name: string;
  sentence: string;
}

interface Choice {
  options: UploadOptions;
  refusal?: Refusal;
}

const listeners = new Set<() => void>();
let choice: Choice = { options: readOptions(readStored(key)) };

function readOptions(text: string | null): UploadOptions {
  try {
    const kept: UploadOptions = {};
    const value: unknown = JSON.parse(text ?? '{}');
    for (const [name, option] of Object.entries(value ?? {})) {
      const known = rememberedNames.find((each) => each === name);
      if (known && typeof option === 'string') kept[known] = option;
    }
    return kept;
  } catch {
    return {};
  }
}

/** What was chosen for new uploads; another object after each change. */
export const uploadChoice = (): Choice => choice;

/** Chooses for uploads that are queued from now on. The device remembers it, but neither password nor slug. */
export function chooseUploadOptions(options: UploadOptions): void {
  // Their order is that of the names, whatever the panel's is.
  const text = JSON.stringify(options, rememberedNames);
  writeStored(key, text === '{}' ? null : text);
  show({ options });
}

function show(next: Choice): void {
  choice = next;
  for (const listener of listeners) listener();
}

export function onUploadChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const queued = new WeakMap<File, UploadOptions>();

/** Gives files that are queued now the options of this moment. A slug is for one file, and for one time. */
export function keepUploadOptions(files: readonly File[]): void {
  const { slug, ...shared } = choice.options;
  const isNamed = files.length === 1 && slug !== undefined;
  const domain = currentUploadDomain();
  const album = openAlbum()?.id;
  const options = {
    ...shared,
    ...(isNamed && { slug }),
    ...(domain && { domain }),
    ...(album && { album }),
  };
  for (const file of files) queued.set(file, options);
  if (isNamed) chooseUploadOptions(shared);
}

/** The options of a text that is sent now. */
export function textOptions(): UploadOptions {
  const domain = currentUploadDomain();
  const album = openAlbum()?.id;
  return { ...choice.options, ...(domain && { domain }), ...(album && { album }) };
}

/** The name of the link is given: it was for one upload. */
export function consumeSlug(): void {
  const { slug, ...shared } = choice.options;
  if (slug !== undefined) chooseUploadOptions(shared);
}

/** The server has refused the options of a text. */
export const refuseTextOptions = (refusal: Refusal) => show({ ...choice, refusal });

const begunBefore = new WeakSet<File>();

/** The server has a part of the file, and the options that this was begun with: the name is for another one. */
export function leaveUploadOptions(file: File): void {
  begunBefore.add(file);
  restoreSlug(file);
}

/** The options with which the server is to begin this file. */
export function uploadOptionsOf(file: File): UploadOptions {
  begunBefore.delete(file);
  if (!queued.has(file)) keepUploadOptions([file]);
  return queued.get(file) ?? {};
}

/** The options of a file in the queue, as far as this page knows them; none once they were refused. */
export const queuedOptions = ({ file }: { file: File }): UploadOptions =>
  (begunBefore.has(file) ? undefined : queued.get(file)) ?? {};

/** The server has refused them: the next try of this file takes those that are chosen by then. */
export function refuseUploadOptions(file: File, refusal: Refusal): void {
  restoreSlug(file);
  queued.delete(file);
  show({ ...choice, refusal });
}

/** To its field, unless another one stands there. */
function restoreSlug(file: File): void {
  const slug = queued.get(file)?.slug;
  if (slug === undefined || choice.options.slug !== undefined) return;
  show({ ...choice, options: { ...choice.options, slug } });
}

/** The domain was removed: uploads that wait for it get the default link. */
export function leaveUploadDomain(file: File): void {
  delete queued.get(file)?.domain;
}

onSessionChange(() => {
  const session = currentSession();
  if (session.state === 'open') return;
  const { password: _password, slug: _slug, ...kept } = choice.options;
  // The next user of this browser chooses anew.
  chooseUploadOptions(session.reason === 'left' ? {} : kept);
});
