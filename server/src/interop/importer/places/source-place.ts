import type { SourceFile } from '../source.ts';
import type { SourceBytes } from '../writing/store-bytes.ts';

/** A folder or a bucket that has the bytes of a source's files. It is only read, unless files are moved. */
export interface SourcePlace {
  kind: 'folder' | 'bucket';
  /** As sentences name it. */
  name: string;
  /** Where the bytes of a file are, or why they cannot be taken, as a sentence. */
  find(file: Pick<SourceFile, 'path' | 'objectKey'>): Promise<SourceBytes | string>;
}

/** Looks in one place after the other. */
export async function findInPlaces(
  places: readonly SourcePlace[],
  file: Pick<SourceFile, 'path' | 'objectKey'>,
): Promise<SourceBytes | string> {
  const problems: string[] = [];
  for (const place of places) {
    const found = await place.find(file);
    if (typeof found !== 'string') return found;
    problems.push(found);
  }
  return problems.join('; ');
}
