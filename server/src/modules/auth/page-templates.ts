import type { Preferences, PreferencesChange } from '@perch/contract/accounts/preferences';
import { findUnknownVariable, templateVariables } from '@perch/contract/text/page-template';

import type { UserRow } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';

type Templates = Pick<Preferences, 'pageTitle' | 'pageDescription' | 'pageColour'>;
type TemplatesChange = Pick<PreferencesChange, keyof Templates>;
type Columns = Pick<UserRow, 'page_title' | 'page_description' | 'page_colour'>;

export const pageTemplatesOf = (user: Columns): Templates => ({
  pageTitle: user.page_title,
  pageDescription: user.page_description,
  pageColour: user.page_colour,
});

/**
 * The columns that a change sets; those of fields that are left out stay. Throws `invalid_request`, with the name
 * of a variable that does not exist.
 */
export function changedTemplates(change: TemplatesChange): Partial<Columns> {
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
