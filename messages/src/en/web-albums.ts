import { albums } from './web/albums.ts';

/** What the web app says about albums. */
export const webAlbums = { albums };
