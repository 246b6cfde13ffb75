// Programs that follow links without a person who has clicked: they preview, index or check them. Also what the most
// common libraries of such programs call themselves. Cubot is a maker of telephones.
const programs =
  /(?<!\bcu)bot\b|bot[/_-]|crawl|spider|slurp|facebookexternalhit|facebookcatalog|facebot|whatsapp|skypeuripreview|preview|embedly|iframely|mastodon|pleroma|misskey|lemmy|synapse|linkexpanding|bingbot|mediapartners|yandex\.com\/bots|archive\.org|lighthouse|pingdom|uptime|validator|unfurl|discord|telegram|vkshare|qwantify|nuzzel|bitlybot|tumblr|redditbot|snapchat|google-(?:read-aloud|inspectiontool|safety)|apis-google/i;

// What browsers send where they fetch a page before its link is clicked.
const speculative = /prefetch|prerender|preview/i;

/**
 * Whether a person has opened the link, as far as a request tells: only such a request spends and counts a click.
 * HEAD asks what would be there.
 */
export function isPersonsClick({ method, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'POST') return false;
  const purposes = [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')];
  if (purposes.some((purpose) => purpose !== null && speculative.test(purpose))) return false;
  return !programs.test(headers.get('user-agent') ?? '');
}
