const form = /^Bearer +([A-Za-z0-9_-]{1,200})$/i;

/** The token in an Authorization header; undefined where it is none. */
export const readBearerToken = (authorization: string | null): string | undefined =>
  form.exec(authorization ?? '')?.[1];
