import { join } from 'node:path';

import { jpeg } from '../../test/support/pictures.ts';
import type { PerchUnderTest } from '../perch.ts';
import { perchName } from '../targets.ts';
import { type Group, measureCase, outcomeOf, startField } from './group.ts';

const pictures = 32;
const atOnce = 4;

/** Thumbnails of new pictures, as a list asks for them. */
export const thumbnails: Group = {
  name: 'thumbnails',
  title: 'Thumbnails',
  about: `${pictures} new JPEGs of 1920 × 1080, ${atOnce} asked for at once. Each is made in a process of its own, whose memory is not in the figures.`,
  async measure(ground) {
    await using field = await startField({ ...ground, options: { ...ground.options, peers: [] } });
    const { perch, memory } = field;
    const picture = await jpeg(1920, 1080);
    let number = 0;
    const measure = async () => {
      const urls: string[] = [];
      for (let count = 0; count < pictures; count += 1) {
        const path = join(ground.folder, 'picture.jpg');
        // What stands behind the end of a JPEG is not looked at.
        await Bun.write(path, Buffer.concat([picture, Buffer.from(String(number++))]));
        urls.push((await perch.upload(path)).thumbnailUrl);
      }
      return fetchAll(perch, urls);
    };
    const lanes = [{ who: perchName, measure }];
    const { rounds } = ground.options;
    return outcomeOf(field, [
      await measureCase({ name: 'thumbnail, 1920 × 1080', unit: '/s', lanes, rounds }, memory),
    ]);
  },
};

/** How many a second. */
async function fetchAll({ token }: PerchUnderTest, urls: readonly string[]): Promise<number> {
  const waiting = [...urls];
  const began = performance.now();
  const lane = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A thumbnail was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return urls.length / ((performance.now() - began) / 1000);
}
