import { Username } from '@perch/contract/accounts/account-fields';
import { usernameLengthMax } from '@perch/contract/limits';

import { randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { accountKey } from '../../accounts/account-key.ts';

const numberedMax = 9;
const suffixLengthMax = 7;
const fallback = 'user';

/** A username that no account has, derived from the first of `wishes` that can be one. */
export async function findFreeUsername(
  { db }: Pick<Services, 'db'>,
  wishes: readonly string[],
): Promise<string> {
  const stem = wishes.map(stemOf).find((each) => each !== undefined) ?? fallback;
  const candidates = [stem];
  for (let number = 2; number <= numberedMax; number += 1) candidates.push(`${stem}-${number}`);
  const taken = await db
    .selectFrom('users')
    .select('username_key')
    .where('username_key', 'in', candidates.map(accountKey))
    .execute();
  const keys = new Set(taken.map(({ username_key: key }) => key));
  const free = candidates.find((candidate) => !keys.has(accountKey(candidate)));
  return free ?? `${stem}-${randomBase62(suffixLengthMax - 1).toLowerCase()}`;
}

/** Without what follows an @: a username that looks like another account's email must not be had by asking. */
function stemOf(wish: string): string | undefined {
  const [local = ''] = wish.slice(0, 1000).split('@');
  const text = Username.safeParse([...local].slice(0, usernameLengthMax).join('')).data;
  if (text === undefined) return undefined;
  const room = usernameLengthMax - suffixLengthMax;
  return Username.safeParse(text.length > room ? [...text].slice(0, room / 2).join('') : text).data;
}
