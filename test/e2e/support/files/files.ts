import type { Perch } from '../servers/perch.ts';

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function textFile(name: string, bytes = 100): TestFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.alloc(bytes, 'perch ') };
}

// The smallest PNG there is: one transparent pixel.
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function imageFile(name: string): TestFile {
  return { name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
}

export function fileOf(name: string, mimeType: string, text: string): TestFile {
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** Uploads past the browser; gives the public link. */
export async function store(
  perch: Perch,
  token: string,
  file: TestFile,
  options: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options)) form.append(name, value);
  const bytes = new Uint8Array(file.buffer);
  form.append('file', new Blob([bytes], { type: file.mimeType }), file.name);
  const response = await fetch(`${perch.origin}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const answer: { file?: { url: string } } = JSON.parse(await response.text());
  if (!answer.file) throw new Error(`${file.name} was not stored: ${response.status}`);
  return answer.file.url;
}
