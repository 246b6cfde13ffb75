import type { WebParts } from '../catalogue.ts';
import { albums } from './web/albums.ts';

export const webAlbums: WebParts['albums'] = { albums };
