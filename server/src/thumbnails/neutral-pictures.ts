import { createResultCache } from '../lib/lru-cache.ts';
import type { Tile } from './documents/tile.ts';
import type { ThumbnailMaker } from './thumbnail-maker.ts';

/** Sheets with names and sizes of files, for link previews of those that have no picture. */
export interface NeutralPictures {
  /** A JPEG; undefined where it cannot be drawn. Throws `busy` as the maker of pictures. */
  open(tile: Tile): Promise<Sheet>;
}

type Sheet = Uint8Array<ArrayBuffer> | undefined;

// Some 30 KB each.
const keptMax = 200;
const face = { by: 'document', kind: 'tile', bytesMax: 64 * 1024 } as const;

export function createNeutralPictures(pictures: ThumbnailMaker): NeutralPictures {
  const keep = createResultCache<Sheet>(keptMax);

  async function draw(content: string): Promise<Sheet> {
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
      return keep(content, () => draw(content));
    },
  };
}
