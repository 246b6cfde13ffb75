/** The account that signs in to a seeded installation. */
export const owner = { email: 'seed@example.com', password: 'seed password' };

const dayMs = 86_400_000;
const days = 400;
const rowsPerStatement = 1000;
/** The share of all uploads that are the administrator's, so that a late page of them exists. */
const ownShare = 0.02;

const words =
  'holiday invoice screenshot report summer beach cat dog meeting notes draft final backup photo scan contract budget winter music clip'.split(
    ' ',
  );
const types = [
  ['jpg', 'image/jpeg', 'image'],
  ['png', 'image/png', 'image'],
  ['png', 'image/png', 'image'],
  ['mp4', 'video/mp4', 'video'],
  ['mp3', 'audio/mpeg', 'audio'],
  ['txt', 'text/plain', 'text'],
  ['zip', 'application/zip', 'archive'],
  ['pdf', 'application/pdf', 'other'],
] as const;

// The same rows every time: xorshift32.
let state = 88_172_645;
function random(below: number): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % below;
}

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const text = (length: number) =>
  Array.from({ length }, () => base62.charAt(random(base62.length))).join('');
const hexadecimal = (length: number) =>
  Array.from({ length }, () => random(16).toString(16)).join('');
const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
  const item = list[random(list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

type Row = Record<string, string | number | null>;

async function insert(database: Bun.SQL, table: string, count: number, rowOf: (n: number) => Row) {
  for (let from = 0; from < count; from += rowsPerStatement) {
    const rows = Array.from({ length: Math.min(rowsPerStatement, count - from) }, (_, index) =>
      rowOf(from + index),
    );
    await writeTogether(database, table, rows);
  }
}

async function writeTogether(database: Bun.SQL, table: string, rows: Row[]) {
  const keys = rows.flatMap(({ storage_key: key }) => (key === undefined ? [] : [key]));
  const objects = keys.map((key) => ({ key, content: null, refs: 1, crc32: 0 }));
  if (objects.length > 0) await database`insert into objects ${database(objects)}`;
  await database`insert into ${database(table)} ${database(rows)}`;
}

/** The ids of all; the first is the administrator. */
export async function seedUsers(database: Bun.SQL, count: number): Promise<string[]> {
  const hash = await Bun.password.hash(owner.password, {
    algorithm: 'argon2id',
    memoryCost: 19_456,
    timeCost: 2,
  });
  const ids: string[] = [];
  const begin = Date.now() - days * dayMs;
  await insert(database, 'users', count, (n) => {
    const id = text(16);
    ids.push(id);
    const username = n === 0 ? 'seed' : `${pick(words)}-${n}`;
    const address = n === 0 ? owner.email : `${username}@example.com`;
    return {
      id,
      username,
      username_key: username,
      email: address,
      email_key: address,
      password_hash: hash,
      role: n === 0 ? 'admin' : 'user',
      status: n > 0 && n % 50 === 0 ? 'pending' : 'approved',
      token_version: 1,
      created_at: begin + n,
    };
  });
  return ids;
}

export async function seedUploads(
  database: Bun.SQL,
  userIds: string[],
  count: number,
): Promise<void> {
  const begin = Date.now() - days * dayMs;
  await insert(database, 'uploads', count, (n) => {
    const [extension, mimeType, category] = pick(types);
    const name = `${pick(words)}-${pick(words)}-${n}.${extension}`;
    const isOwn = random(1000) < ownShare * 1000;
    return {
      id: text(16),
      user_id: isOwn ? (userIds[0] ?? '') : pick(userIds),
      slug: text(10),
      original_name: name,
      name_key: name,
      size: random(5_000_000),
      mime_type: mimeType,
      category,
      sha256: '0'.repeat(64),
      storage_key: hexadecimal(32),
      views: 0,
      downloads: 0,
      created_at: begin + Math.floor((n / count) * days * dayMs),
    };
  });
}
