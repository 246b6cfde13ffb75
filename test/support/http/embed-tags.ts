const unescapes: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => unescapes[name] ?? '');

/** The tags that a program finds which reads only the first 8 KB of a page. */
export function tagsOf(page: string): Record<string, string> {
  const seen = Buffer.from(page).subarray(0, 8192).toString();
  const metas = seen.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  const [, found] =
    /<link\s+rel="alternate"\s+type="application\/json\+oembed"\s+href="([^"]*)"/.exec(seen) ?? [];
  return Object.fromEntries([
    ...[...metas].map(([, name = '', content = '']) => [name, unescaped(content)]),
    ...(found === undefined ? [] : [['oembed', unescaped(found)]]),
  ]);
}

/** The gallery that a page has for Discord; undefined: none. */
export function componentsIn(page: string) {
  const form = /<script id="discord:component-embed" type="application\/json">([^<]*)<\/script>/;
  const [, json] = form.exec(page) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}
