import * as contract from '@perch/contract/albums/albums';

import { actorOf, type Serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { scopeOf } from '../uploads/find-upload.ts';
import { readOpenedDays } from '../uploads/list/opened-days.ts';
import { changeAlbum, deleteAlbum } from './change-album.ts';
import { createAlbum } from './create-album.ts';
import { requireAlbum } from './find-album.ts';
import { listAlbums } from './list-albums.ts';
import { changeMembers } from './members/change-members.ts';
import { toAlbum, toAlbums } from './to-album.ts';

export function albumRoutes(serve: Serve, services: Services) {
  serve(contract.createAlbum, async ({ caller, body }) => {
    const album = await createAlbum(services, caller.user.id, body);
    return { data: { album: await toAlbum(services, album) } };
  });

  serve(contract.listAlbums, async ({ caller, query }) => {
    const { items, pagination } = await listAlbums(services, caller.user.id, query);
    const albums = await toAlbums(services, items);
    return { data: { albums }, total: pagination.total, pagination };
  });

  serve(contract.getAlbum, async ({ caller, params }) => {
    const album = await requireAlbum(services.db, scopeOf(caller), params.id);
    return { data: { album: await toAlbum(services, album) } };
  });

  serve(contract.showAlbumDays, async ({ caller, params }) => {
    const album = await requireAlbum(services.db, scopeOf(caller), params.id);
    return { data: await readOpenedDays(services, 'album', album) };
  });

  serve(contract.changeAlbum, async (call) => {
    const { caller, params, body } = call;
    const wanted = { actor: actorOf(call), scope: scopeOf(caller), id: params.id };
    const album = await changeAlbum(services, wanted, body);
    return { data: { album: await toAlbum(services, album) } };
  });

  serve(contract.deleteAlbum, async (call) => {
    const { caller, params } = call;
    const wanted = { actor: actorOf(call), scope: scopeOf(caller), id: params.id };
    await deleteAlbum(services, wanted);
    return { message: (m) => m.albums.deleted };
  });

  serve(contract.changeAlbumUploads, async ({ caller, params, body }) => {
    const wanted = { scope: scopeOf(caller), id: params.id };
    const album = await changeMembers(services, wanted, body);
    return { data: { album: await toAlbum(services, album) } };
  });
}
