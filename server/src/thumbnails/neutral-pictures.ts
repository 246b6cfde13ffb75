import { createLruCache } from '../lib/lru-cache.ts';
import type { Tile } from './documents/tile.ts';
import type { ThumbnailMaker } from './thumbnail-maker.ts';

/** Sheets with names and sizes of files, for link previews of those that have no picture. */
export interface NeutralPictures {
  /** A JPEG; undefined where it cannot be drawn. Throws `busy` as the maker of pictures. */
  open(tile: Tile): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

type Sheet = Promise<Uint8Array<ArrayBuffer> | undefined>;

// Some 30 KB each.
const keptMax = 200;
const face = { by: 'document', kind: 'tile', bytesMax: 64 * 1024 } as const;

export function createNeutralPictures(pictures: ThumbnailMaker): NeutralPictures {
  const kept = createLruCache<Sheet>(keptMax, () => 1);

  async function draw(content: string): Sheet {
    const bytes = new Blob([content]);
    const drawn = await pictures.draw(
      {
        bytes: bytes.size,
        stream: () => bytes.stream(),
        openFile: async () => ({ file: bytes, close: async () => {} }),
        posterAt: null,
        orientation: 1,
      },
      face,
    );
    return drawn?.picture;
  }

  return {
    open(tile) {
      const content = JSON.stringify(tile);
      const known = kept.get(content);
      if (known) return known;
      const drawing = draw(content);
      kept.set(content, drawing);
      // What failed is tried again.
      drawing.catch(() => kept.delete(content));
      return drawing;
    },
  };
}
