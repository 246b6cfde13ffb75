import { targetLengthMax } from '@perch/contract/short-links/limits';
import type { Sentence } from '@perch/messages/catalogue';

import { loopbackNames } from '../../http/request/host-gate.ts';
import type { Services } from '../../services.ts';
import { invalidOption } from '../uploads/options/options.ts';

interface TargetServices {
  config: Pick<Services['config'], 'publicUrl' | 'baseDomains'>;
  liveDomains: Pick<Services['liveDomains'], 'find'>;
}

// URL parsers accept malformed input that browsers may interpret differently: white space, backslashes, user names,
// hosts after one slash or three.
const form = /^https?:\/\/[^\s\\@/?#\p{Cc}\p{Cs}]+([/?#][^\s\\\p{Cc}\p{Cs}]*)?$/iu;

/**
 * The target of a short link, normalized for the `Location` header: in ASCII, its host in A-labels.
 * Throws `invalid_option` for anything but http and https, and for this installation's own hosts.
 */
export function parseTarget(services: TargetServices, value: unknown): string {
  if (typeof value !== 'string') throw refused((m) => m.links.options.url);
  if (value.length > targetLengthMax) throw refused((m) => m.links.options.urlTooLong);
  const url = form.test(value) ? URL.parse(value) : null;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isWeb || url.username !== '' || url.password !== '') {
    throw refused((m) => m.links.options.url);
  }
  // Escapes make it longer.
  if (url.href.length > targetLengthMax) throw refused((m) => m.links.options.urlTooLong);
  if (isOwnHost(services, url.hostname)) throw refused((m) => m.links.options.urlOwn);
  return url.href;
}

/** Whether this installation serves the host: a link to a link would go round without an end. */
function isOwnHost({ config, liveDomains }: TargetServices, hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  const appHost = new URL(config.publicUrl).hostname;
  const isLoopback = loopbackNames.has(appHost) && loopbackNames.has(name);
  return (
    name === appHost ||
    isLoopback ||
    config.baseDomains.includes(name) ||
    liveDomains.find(name) !== undefined
  );
}

const refused = (sentence: Sentence) => invalidOption('url', sentence);
