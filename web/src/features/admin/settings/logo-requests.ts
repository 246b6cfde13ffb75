import { api, parseResponse } from '../../../api/client.ts';

/** Sends a picture as the logo; the server judges it by its bytes. */
export const saveLogo = (picture: File) =>
  parseResponse(
    api.admin.brand.logo.$put(
      {},
      { init: { body: picture, headers: { 'Content-Type': picture.type } } },
    ),
  );

export const removeLogo = () => parseResponse(api.admin.brand.logo.$delete());
