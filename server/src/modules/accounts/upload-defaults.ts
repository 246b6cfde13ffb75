import { UploadDefaults } from '@perch/contract/uploads/option-schemas';

import type { UserRow } from '../../database/schema.ts';

/** The options that an account gives its new uploads; those that this version does not accept are none. */
export function uploadDefaultsOf({
  upload_defaults: text,
}: Pick<UserRow, 'upload_defaults'>): UploadDefaults {
  return (text === null ? undefined : UploadDefaults.safeParse(JSON.parse(text)).data) ?? {};
}
