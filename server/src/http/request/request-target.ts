const parts = /^https?:\/\/([^/?#]*)([^?#]*)(\?[^#]*)?/;

/** What stands in a request's address, read as text: a Host that no URL has must fail nowhere. */
export interface RequestTarget {
  /** Name and port; empty where the runtime has found none. */
  host: string;
  /** Begins with a slash, still encoded. */
  path: string;
  query: URLSearchParams;
}

/** Takes the address of a request apart in one pass, without parsing a URL. */
export function parseRequestTarget({ url }: Pick<Request, 'url'>): RequestTarget {
  const [, host = '', path = '', query = ''] = parts.exec(url) ?? [];
  return { host, path: path || '/', query: new URLSearchParams(query) };
}
