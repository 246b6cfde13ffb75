import type { OptionName } from '@perch/contract/uploads/options';

import { currentSession, onSessionChange } from '../../api/session.ts';
import { readStored, writeStored } from '../../lib/local-storage.ts';
import { namesOf } from './names-of.ts';
import { openAlbum } from './open-album.ts';
import { currentUploadDomain } from './upload-domain.ts';

// Every screen loads this file; the meaning of the options is in the files of the panel.

const key = 'perch_upload_options';
/** Options for a single upload, and the domain, which is stored elsewhere. */
type ForgottenName = 'password' | 'slug' | 'domain';
type RememberedName = Exclude<OptionName, ForgottenName>;

/** The options that the device remembers. */
const remembered: Record<RememberedName, true> = {
  expires: true,
  maxDownloads: true,
  burn: true,
  link: true,
  album: true,
  tags: true,
  strip: true,
};

const rememberedNames = namesOf(remembered);

/** Options by their names in the API, as text. A missing one has the account's default. */
export type UploadOptions = Partial<Record<OptionName, string>>;

/** Why the server refused an upload with these options. */
export interface Refusal {
  /** The option that it is about; empty if the server does not say. */
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

/** The options of new uploads; a new object after each change. */
export const uploadChoice = (): Choice => choice;

/** Sets the options of uploads that are queued from now on. The device does not remember password and slug. */
export function chooseUploadOptions(options: UploadOptions): void {
  // In the order of the names, regardless of the panel's.
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

/** Assigns the current options to files that are queued now. A slug is for one file, once. */
export function assignUploadOptions(files: readonly File[]): void {
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

/** The options for a text that is sent now. */
export function textOptions(): UploadOptions {
  const domain = currentUploadDomain();
  const album = openAlbum()?.id;
  return { ...choice.options, ...(domain && { domain }), ...(album && { album }) };
}

/** The slug is used up: it was for one upload. */
export function consumeSlug(): void {
  const { slug, ...shared } = choice.options;
  if (slug !== undefined) chooseUploadOptions(shared);
}

/** Records that the server has refused the options of a text. */
export const refuseTextOptions = (refusal: Refusal) => show({ ...choice, refusal });

const startedUploads = new WeakSet<File>();

/** The server already has a part of the file, with the options it was started with: the slug is free for another. */
export function markUploadStarted(file: File): void {
  startedUploads.add(file);
  restoreSlug(file);
}

/** The options with which the upload of this file starts. */
export function uploadOptionsOf(file: File): UploadOptions {
  startedUploads.delete(file);
  if (!queued.has(file)) assignUploadOptions([file]);
  return queued.get(file) ?? {};
}

/** The options of a file in the queue, as far as this page knows them; none after they were refused. */
export const queuedOptions = ({ file }: { file: File }): UploadOptions =>
  (startedUploads.has(file) ? undefined : queued.get(file)) ?? {};

/** The server has refused the options: the next attempt takes those that are chosen by then. */
export function refuseUploadOptions(file: File, refusal: Refusal): void {
  restoreSlug(file);
  queued.delete(file);
  show({ ...choice, refusal });
}

/** Puts the slug back into its field, unless that has another one. */
function restoreSlug(file: File): void {
  const slug = queued.get(file)?.slug;
  if (slug === undefined || choice.options.slug !== undefined) return;
  show({ ...choice, options: { ...choice.options, slug } });
}

/** The domain was removed: uploads that wait for it get the default link. */
export function clearUploadDomain(file: File): void {
  delete queued.get(file)?.domain;
}

onSessionChange(() => {
  const session = currentSession();
  if (session.state === 'open') return;
  const { password: _password, slug: _slug, ...kept } = choice.options;
  // Not for the next user of this browser.
  chooseUploadOptions(session.reason === 'left' ? {} : kept);
});
