// Without imports, so that the web app can use it without loading the schemas.

// Characters that would end the host in a URL, or that the URL parser would decode.
const urlSyntax = /[\s/\\?#@:%[\]]/u;
const ascii = /^\p{ASCII}*$/u;
const numberForm = /^(\d+|0x[\da-f]*)$/i;

/**
 * The email with its domain in A-labels, as in DNS; unchanged without a domain or when the domain cannot
 * be converted.
 */
export function withAsciiDomain(email: string): string {
  const domainAt = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainAt);
  if (domainAt === 0 || ascii.test(domain) || urlSyntax.test(domain)) return email;
  const address = `http://${domain}`;
  // The oldest supported browsers lack URL.parse.
  if (!URL.canParse(address)) return email;
  const { hostname } = new URL(address);
  if (numberForm.test(hostname.split('.').at(-1) ?? '')) return email;
  return `${email.slice(0, domainAt)}${hostname}`;
}

/** Whether the domain is ASCII, as DNS requires. */
export const hasAsciiDomain = (email: string): boolean =>
  ascii.test(email.slice(email.lastIndexOf('@') + 1));
