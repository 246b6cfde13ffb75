import { checkAlbumLink, checkUploadLink } from '@perch/contract/uploads/link-checks';

import type { Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { noSuchAlbum } from '../album-membership/find-album.ts';
import { requireAlbum } from '../albums/find-album.ts';
import { requireUpload, scopeOf } from '../uploads/find-upload.ts';
import { checkAlbum, checkUpload } from './check-link.ts';
import type { OpenPublic } from './read-page.ts';

/** `openFor` opens public addresses for the client at an address, against whom its work counts. */
export function linkCheckRoutes(
  serve: Serve,
  services: Services,
  openFor: (address: string) => OpenPublic,
) {
  serve(checkUploadLink, async ({ caller, params, address }) => {
    const upload = await requireUpload(services, scopeOf(caller), params.id);
    return { data: await checkUpload(services, upload, openFor(address)) };
  });

  serve(checkAlbumLink, async ({ caller, params, address }) => {
    const album = await requireAlbum(services.db, scopeOf(caller), params.id);
    if (album.visibility === 'private') throw noSuchAlbum();
    return { data: await checkAlbum(services, album, openFor(address)) };
  });
}
