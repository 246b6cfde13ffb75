/** How many uploads a long list has. */
export const seededCount = 10_000;

const words = ['kestrel', 'heron', 'wagtail', 'plover', 'siskin', 'dunnock', 'merlin', 'godwit'];
const types = [
  ['zip', 'application/zip', 'archive'],
  ['png', 'image/png', 'image'],
  ['txt', 'text/plain', 'text'],
  ['pdf', 'application/pdf', 'other'],
  ['mp3', 'audio/mpeg', 'audio'],
] as const;

/** The upload that came as number `n`, from 1; the same every time. */
export function seededUpload(n: number) {
  const [extension, mimeType, category] = types[n % types.length] ?? types[0];
  const word = words[n % words.length] ?? '';
  return {
    id: `seed${String(n).padStart(12, '0')}`,
    slug: `s${String(n).padStart(9, '0')}`,
    name: `${word}-${String(n).padStart(5, '0')}.${extension}`,
    // All different and in no order: both numbers are prime.
    size: ((n * 7919) % 10_007) * 1000 + 1,
    mimeType,
    category,
  };
}
