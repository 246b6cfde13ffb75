import type { TestFile } from '../files/files.ts';
import type { Perch } from '../servers/perch.ts';

/** Stores a file that has these tags; its id. */
export async function storeTagged(
  perch: Perch,
  token: string,
  file: TestFile,
  tags: readonly string[],
): Promise<string> {
  const form = new FormData();
  if (tags.length > 0) form.append('tags', tags.join(','));
  form.append('file', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name);
  const answer = await fetch(`${perch.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${file.name} was not stored: ${await answer.text()}`);
  return (await answer.json()).data.upload._id;
}

/** The account's tags, each with the number of its files. */
export async function tagCounts(perch: Perch, token: string): Promise<Record<string, number>> {
  const answer = await fetch(`${perch.origin}/api/tags?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await answer.json();
  return Object.fromEntries(
    data.tags.map(({ name, uploads }: { name: string; uploads: number }) => [name, uploads]),
  );
}
