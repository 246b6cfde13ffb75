import type { profileFields } from '@perch/contract/uploads/option-schemas';
import { jsonOfText, namesIn, textOfJson } from '@perch/contract/uploads/options';
import type { Profile } from '@perch/contract/uploads/profiles';
import type { z } from 'zod';

import {
  passwordChange,
  type PasswordFields,
  unchangedPassword,
} from '../../../ui/link-options/link-fields.ts';
import type { UploadOptions } from '../new-uploads.ts';

/** Those that have a field as uploads have it: the domain has one of its own. */
export const formNames = namesIn('profile').filter((name) => name !== 'domain');

/** What the form of a profile has beside these. */
export interface ProfileFields extends PasswordFields {
  name: string;
  /** Empty: as the account. */
  domain: string;
}

export const fieldsOf = (profile: Profile | undefined): ProfileFields => ({
  ...unchangedPassword,
  name: profile?.name ?? '',
  domain: profile?.domain ?? '',
});

/** A profile's options as the fields of new uploads have them; those that it leaves to the account are left out. */
export function optionsOf(profile: Profile): UploadOptions {
  const options: UploadOptions = {};
  for (const name of formNames) {
    const json = profile[name];
    if (json !== null) options[name] = textOfJson(name, json);
  }
  return options;
}

type ProfileBody = { name: string; domain: string | null; password?: string | null } & {
  [Name in (typeof formNames)[number]]?: z.input<(typeof profileFields)[Name]>;
};

/** The body of the call that makes or changes a profile; null leaves an option to the account. */
export function bodyOf(fields: ProfileFields, options: UploadOptions): ProfileBody {
  const entries = formNames.map((option) => {
    const text = options[option];
    return [option, text === undefined ? null : jsonOfText(option, text)];
  });
  // Texts that are no values stay texts, for the server to refuse.
  const { name, domain } = fields;
  return {
    name: name.trim(),
    domain: domain || null,
    ...passwordChange(fields),
    ...Object.fromEntries(entries),
  };
}
