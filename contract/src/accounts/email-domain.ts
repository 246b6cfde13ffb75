// Without imports, so that the web app can use it without loading the schemas.

// A URL parser would take these for the end of the host, or decode them.
const foreign = /[\s/\\?#@:%[\]]/u;
const ascii = /^\p{ASCII}*$/u;
const numberForm = /^(\d+|0x[\da-f]*)$/i;

/**
 * The email with its domain in A-labels, as DNS and mail servers have it; as it was where there is
 * no domain, or one that has no such form.
 */
export function withAsciiDomain(email: string): string {
  const domainAt = email.lastIndexOf('@') + 1;
  const domain = email.slice(domainAt);
  if (domainAt === 0 || ascii.test(domain) || foreign.test(domain)) return email;
  const address = `http://${domain}`;
  // Older browsers have no URL.parse.
  if (!URL.canParse(address)) return email;
  const { hostname } = new URL(address);
  if (numberForm.test(hostname.split('.').at(-1) ?? '')) return email;
  return `${email.slice(0, domainAt)}${hostname}`;
}

/** Whether a mail server can be found for it. */
export const hasAsciiDomain = (email: string): boolean =>
  ascii.test(email.slice(email.lastIndexOf('@') + 1));
