import { join } from 'node:path';

import { jpeg } from '../test/support/files/pictures.ts';
import type { PerchUnderTest } from './perch.ts';

let number = 0;

/** Uploads so many pictures of 1920 × 1080, no two alike; gives the addresses of their thumbnails. */
export async function uploadPictures(
  perch: PerchUnderTest,
  folder: string,
  count: number,
): Promise<string[]> {
  const picture = await jpeg(1920, 1080);
  const path = join(folder, 'picture.jpg');
  const urls: string[] = [];
  for (let done = 0; done < count; done += 1) {
    // What stands behind the end of a JPEG is not looked at.
    await Bun.write(path, Buffer.concat([picture, Buffer.from(String(number++))]));
    urls.push((await perch.upload(path)).thumbnailUrl);
  }
  return urls;
}
