import type { Preferences, PreferencesChange } from '@perch/contract/accounts/preferences';

import type { UserRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { noteAccountChange } from '../users/note-account-change.ts';
import { uploadDefaultsOf } from '../users/upload-defaults.ts';
import { changedTemplates, pageTemplatesOf } from './page-templates.ts';

export const preferencesOf = (user: UserRow): Preferences => ({
  language: user.language,
  theme: user.theme,
  defaults: uploadDefaultsOf(user),
  mailsExpiry: user.mails_expiry === 1,
  gallery: user.gallery === 1,
  ...pageTemplatesOf(user),
});

/** Changes the given preferences of an account, and returns all. Throws `not_found` or `invalid_request`. */
export async function changePreferences(
  services: Pick<Services, 'db' | 'events'>,
  userId: string,
  { language, theme, defaults, mailsExpiry, gallery, ...templates }: PreferencesChange,
): Promise<Preferences> {
  const changed = changedTemplates(templates);
  const user = await transact(services, async (transaction, note) => {
    await noteAccountChange(transaction, note, userId);
    return transaction
      .updateTable('users')
      .set((eb) => ({
        language: language === undefined ? eb.ref('language') : language,
        theme: theme === undefined ? eb.ref('theme') : theme,
        upload_defaults:
          defaults === undefined ? eb.ref('upload_defaults') : defaults && JSON.stringify(defaults),
        mails_expiry: mailsExpiry === undefined ? eb.ref('mails_expiry') : Number(mailsExpiry),
        gallery: gallery === undefined ? eb.ref('gallery') : Number(gallery),
        ...changed,
      }))
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirst();
  });
  if (!user) throw new AppError('not_found', (m) => m.errors.noSuchUser);
  return preferencesOf(user);
}
