import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { Schema } from '../../../database/schema.ts';
import { clientNetworks } from '../../../http/request/client-networks.ts';
import type { Secret } from '../../../installation/secret-key.ts';
import { type Clock, dayMs } from '../../../lib/clock.ts';
import { emailKeys } from '../../accounts/account-key.ts';

const keptMs = 90 * dayMs;

interface NetworkServices {
  secret: Pick<Secret, 'derive'>;
  clock: Clock;
}

export interface KnownNetworkServices extends NetworkServices {
  db: Db;
}

const nameOf = ({ secret }: Pick<NetworkServices, 'secret'>, address: string) =>
  secret.derive('known-network', clientNetworks(address).connection);

/**
 * Whether the account with this email, or with this id where it has none, has signed in from the address's /24
 * or /56 in the last 90 days.
 */
export async function isKnownNetwork(
  services: KnownNetworkServices,
  emailOrId: string,
  address: string,
): Promise<boolean> {
  const found = await services.db
    .selectFrom('known_networks')
    .innerJoin('users', 'users.id', 'known_networks.user_id')
    .select('known_networks.seen_at')
    .where(({ eb, or }) =>
      or([eb('users.email_key', 'in', emailKeys(emailOrId)), eb('users.id', '=', emailOrId)]),
    )
    .where('known_networks.network', '=', nameOf(services, address))
    .where('known_networks.seen_at', '>', services.clock.now() - keptMs)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records a sign-in from this network; guesses from other networks then do not delay its owner. */
export async function rememberNetwork(
  transaction: Transaction<Schema>,
  services: NetworkServices,
  userId: string,
  address: string,
): Promise<void> {
  const seenAt = services.clock.now();
  await transaction
    .insertInto('known_networks')
    .values({ user_id: userId, network: nameOf(services, address), seen_at: seenAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network']).doUpdateSet({ seen_at: seenAt }),
    )
    .execute();
}

/** Forgets the networks when the password is replaced: a thief may have used them. */
export async function forgetNetworksOf(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('known_networks').where('user_id', '=', userId).execute();
}

/** Deletes networks without a sign-in for 90 days. */
export async function removeOldNetworks({ db, clock }: Pick<KnownNetworkServices, 'db' | 'clock'>) {
  await db
    .deleteFrom('known_networks')
    .where('seen_at', '<=', clock.now() - keptMs)
    .execute();
}
