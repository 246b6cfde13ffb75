import { hostNameOf, loopbackNames } from '../../http/request/host-gate.ts';

/**
 * Whether a browser asks for something that is to take the place of its page. Browsers say so to hosts of https
 * and to this machine; of one by plain http, the kinds of content tell that a program would rather have a page.
 */
export function isNavigation(publicUrl: string, { headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  if (mode !== null || isTrustworthy(publicUrl, headers)) return mode === 'navigate';
  return headers.get('accept')?.startsWith('text/html') ?? false;
}

/** As browsers mean it (W3C Secure Contexts, §3.1), of the hosts that a request may be for; a domain is https. */
function isTrustworthy(publicUrl: string, headers: Headers): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || loopbackNames.has(hostname)) return true;
  return hostNameOf(headers.get('host')) !== hostname;
}
