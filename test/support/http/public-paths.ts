/** The public addresses of the app's host, but for those of files, as the server's table has them. */
export const publicPaths = [
  '/@{username}',
  '/a/{slug}',
  '/a/{slug}/items',
  '/a/{slug}/unlock',
  '/brand/logo',
  '/delete/{slug}/{secret}',
  '/drop/{token}',
  '/drop/{token}/unlock',
  '/i/{slug}/{name}',
  '/legal',
  '/legal/{name*}',
  '/oembed',
  '/p/{name*}',
  '/robots.txt',
  '/t/{slug}',
  '/to/{slug}',
  '/to/{slug}/unlock',
  '/v/{slug}',
  '/v/{slug}/open',
  '/v/{slug}/unlock',
  '/z/{name}',
] as const;

export type PublicPath = (typeof publicPaths)[number];
