/** Pages that people open and programs do not call, as the router has them: no call of the contract. */
export const pageRoutes = [
  'GET /delete/:slug/:secret',
  'POST /delete/:slug/:secret',
  'GET /drop/:token',
  'GET /legal/*',
  'GET /robots.txt',
  'POST /drop/:token',
  'GET /v/:slug',
  'GET /a/:slug',
  'GET /a/:slug/items',
  'GET /:handle{@[^/]+}',
] as const;

export type PageRoute = (typeof pageRoutes)[number];
