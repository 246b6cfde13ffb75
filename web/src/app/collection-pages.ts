import { withMessages } from '../language/with-messages.ts';
import { lazy } from '../lib/lazy.ts';
import { preloadRoute } from './preload-route.ts';

// The pages of what files are collected in, and of short links.

export const AlbumsPage = lazy(
  withMessages(
    'albums',
    withMessages('linkOptions', async () => ({
      default: (await import('../features/albums/list/albums-page.tsx')).AlbumsPage,
    })),
  ),
);
export const AlbumDetailsPage = lazy(
  withMessages(
    'albums',
    withMessages('linkOptions', async () => ({
      default: (await import('../features/albums/album/album-details-page.tsx')).AlbumDetailsPage,
    })),
  ),
);

const withSharing = <T>(load: () => Promise<T>) =>
  withMessages('sharing', withMessages('linkOptions', load));
export const RequestsPage = lazy(
  withSharing(
    preloadRoute('/requests', async () => ({
      default: (await import('../features/sharing/requests/requests-page.tsx')).RequestsPage,
    })),
  ),
);
export const LinksPage = lazy(
  withSharing(
    preloadRoute('/links', async () => ({
      default: (await import('../features/sharing/links/links-page.tsx')).LinksPage,
    })),
  ),
);
