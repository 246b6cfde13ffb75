import type { Preferences, PreferencesChange } from '@perch/contract/accounts/preferences';
import { findUnknownVariable, templateVariables } from '@perch/contract/text/page-template';

import type { UserRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { publishAccountChange } from '../accounts/publish-account-change.ts';
import { uploadDefaultsOf } from '../accounts/upload-defaults.ts';

export const preferencesOf = (user: UserRow): Preferences => ({
  language: user.language,
  theme: user.theme,
  defaults: uploadDefaultsOf(user),
  mailsExpiry: user.mails_expiry === 1,
  gallery: user.gallery === 1,
  pageAuthor: user.page_author === 1,
  pageComponents: user.page_components,
  ...pageTemplatesOf(user),
});

/** Changes the given preferences of an account, and returns all. Throws `not_found` or `invalid_request`. */
export async function changePreferences(
  services: Pick<Services, 'db' | 'events'>,
  userId: string,
  {
    language,
    theme,
    defaults,
    mailsExpiry,
    gallery,
    pageAuthor,
    pageComponents,
    ...templates
  }: PreferencesChange,
): Promise<Preferences> {
  const changed = changedTemplates(templates);
  const user = await transact(services, async (transaction, emit) => {
    await publishAccountChange(transaction, emit, userId);
    return transaction
      .updateTable('users')
      .set((eb) => ({
        language: language === undefined ? eb.ref('language') : language,
        theme: theme === undefined ? eb.ref('theme') : theme,
        upload_defaults:
          defaults === undefined ? eb.ref('upload_defaults') : defaults && JSON.stringify(defaults),
        mails_expiry: mailsExpiry === undefined ? eb.ref('mails_expiry') : Number(mailsExpiry),
        gallery: gallery === undefined ? eb.ref('gallery') : Number(gallery),
        page_author: pageAuthor === undefined ? eb.ref('page_author') : Number(pageAuthor),
        page_components: pageComponents === undefined ? eb.ref('page_components') : pageComponents,
        ...changed,
      }))
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirst();
  });
  if (!user) throw new AppError('not_found', (m) => m.errors.noSuchUser);
  return preferencesOf(user);
}

type Templates = Pick<Preferences, 'pageTitle' | 'pageDescription' | 'pageColour'>;
type TemplatesChange = Pick<PreferencesChange, keyof Templates>;
type Columns = Pick<UserRow, 'page_title' | 'page_description' | 'page_colour'>;

const pageTemplatesOf = (user: Columns): Templates => ({
  pageTitle: user.page_title,
  pageDescription: user.page_description,
  pageColour: user.page_colour,
});

/**
 * The columns that a change sets; those of fields that are left out stay. Throws `invalid_request`, with the name
 * of a variable that does not exist.
 */
function changedTemplates(change: TemplatesChange): Partial<Columns> {
  const { pageTitle, pageDescription, pageColour } = change;
  for (const template of [pageTitle, pageDescription]) requireKnownVariables(template ?? '');
  return {
    ...(pageTitle !== undefined && { page_title: pageTitle?.trim() || null }),
    ...(pageDescription !== undefined && { page_description: pageDescription?.trim() || null }),
    ...(pageColour !== undefined && { page_colour: pageColour?.toLowerCase() || null }),
  };
}

function requireKnownVariables(template: string): void {
  const unknown = findUnknownVariable(template);
  if (unknown === undefined) return;
  const known = templateVariables.map((name) => `{${name}}`).join(' ');
  throw new AppError('invalid_request', (m) =>
    m.filePage.embeds.unknownVariable({ name: `{${unknown}}`, known }),
  );
}
