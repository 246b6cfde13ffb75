/** Follows redirects as a browser does, with cookies of its own. */
export class Browser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** One request, whose redirect is not followed. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { hostname } = new URL(address);
    const jar = this.#cookies.get(hostname) ?? new Map<string, string>();
    this.#cookies.set(hostname, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Follows redirects until `isEnd` holds for the next address, and returns that. */
  async goto(address: string, isEnd: (next: URL) => boolean): Promise<URL> {
    let next = new URL(address);
    for (let count = 0; count < 10; count += 1) {
      const answer = await this.fetch(next.href);
      const location = answer.headers.get('location');
      if (location === null) {
        throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
      }
      await answer.arrayBuffer();
      next = new URL(location, next);
      if (isEnd(next)) return next;
    }
    throw new Error(`Too many redirects, at last to ${next}`);
  }
}
