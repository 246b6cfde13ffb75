import type { PerchUnderTest } from '../perch.ts';
import { perchName } from '../targets.ts';
import { uploadPictures } from '../upload-pictures.ts';
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
    const measure = async () =>
      fetchAll(perch, await uploadPictures(perch, ground.folder, pictures));
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
