import type { profileFields } from '@perch/contract/uploads/option-schemas';
import { jsonOfText, namesIn, textOfJson } from '@perch/contract/uploads/options';
import type { Profile } from '@perch/contract/uploads/profiles';
import type { z } from 'zod';

import type { UploadOptions } from '../new-uploads.ts';

/** A profile's album and domain are chosen by the API alone: its form has no field for them, and leaves them. */
export const formNames = namesIn('profile').filter((name) => name !== 'album' && name !== 'domain');

/** A profile's options as the fields of new uploads have them; those that it leaves to the account are left out. */
export function optionsOf(profile: Profile): UploadOptions {
  const options: UploadOptions = {};
  for (const name of formNames) {
    const json = profile[name];
    if (json !== null) options[name] = textOfJson(name, json);
  }
  return options;
}

type ProfileBody = { name: string } & {
  [Name in (typeof formNames)[number]]?: z.input<(typeof profileFields)[Name]>;
};

/** The body of the call that makes or changes a profile; null leaves an option to the account. */
export function bodyOf(name: string, options: UploadOptions): ProfileBody {
  const entries = formNames.map((option) => {
    const text = options[option];
    return [option, text === undefined ? null : jsonOfText(option, text)];
  });
  // Texts that are no values stay texts, for the server to refuse.
  return { name: name.trim(), ...Object.fromEntries(entries) };
}
