import { type Actor, recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { publishAccountChange } from '../../accounts/publish-account-change.ts';
import { requiredVersion, termsInForce } from '../../settings/terms.ts';

/** Throws `terms_required` while the account has not accepted the terms in force. */
export function requireTerms(
  { settings, config }: Pick<Services, 'settings' | 'config'>,
  user: UserRow,
): void {
  if (requiredVersion(user, settings.current()) === null) return;
  throw new AppError('terms_required', (m) => m.brand.termsRequired({ url: config.publicUrl }));
}

/** The version of the terms that a registration accepts; null without terms. Throws `terms_not_accepted`. */
export function acceptedVersion(
  { settings, config }: Pick<Services, 'settings' | 'config'>,
  isAccepted: boolean | undefined,
): number | null {
  const version = termsInForce(settings.current());
  if (version === null || isAccepted) return version;
  const url = `${config.publicUrl}/legal/terms`;
  throw new AppError('terms_not_accepted', (m) => m.brand.termsNotAccepted({ url }));
}

/** Accepts this version of the terms, once it is the one in force. Throws `terms_changed`. */
export async function acceptTerms(
  services: Pick<Services, 'db' | 'events' | 'clock' | 'settings'>,
  actor: Actor,
  version: number,
): Promise<void> {
  const { clock, settings } = services;
  // The user may have read a version that this process does not know yet.
  if (termsInForce(settings.current()) !== version) await settings.refresh();
  if (termsInForce(settings.current()) !== version) {
    throw new AppError('terms_changed', (m) => m.brand.termsChanged);
  }
  await transact(services, async (transaction, emit) => {
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ terms_version: version })
      .where('id', '=', actor.id)
      .where((eb) => eb.or([eb('terms_version', 'is', null), eb('terms_version', '<', version)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await publishAccountChange(transaction, emit, actor.id);
    await recordAudit(transaction, clock, {
      actor,
      action: 'user.terms_accepted',
      subject: { type: 'user', id: actor.id, name: actor.username },
      detail: `version ${version}`,
    });
  });
}
