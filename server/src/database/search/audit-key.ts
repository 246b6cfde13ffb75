import type { AuditRow } from '../schema.ts';

type Searched = Pick<AuditRow, 'action' | 'actor_name' | 'subject_name' | 'address' | 'detail'>;

/** The searchable text of an audit entry: everything that is shown of it, in NFC and lower case. */
export function auditKeyOf({
  action,
  actor_name,
  subject_name,
  address,
  detail,
}: Searched): string {
  const words = action.replaceAll(/[._]/g, ' ');
  const texts = [action, words, actor_name ?? '', subject_name, address, detail];
  return texts.join('\n').normalize('NFC').toLowerCase();
}
