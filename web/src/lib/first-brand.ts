/** How this installation is called and what it shows; null: Perch's own bird. */
export interface Brand {
  name: string;
  logoUrl: string | null;
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** The brand that the server has written into the page, for the time until the settings are there. */
export function firstBrand(): Brand {
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  const href = icon()?.getAttribute('href') ?? '';
  return { name: name || 'Perch', logoUrl: href.startsWith('/brand/logo') ? href : null };
}

/** Shows a changed brand in this page: its accent by a stylesheet of custom properties, and its icon. */
export function showBrand({ logoUrl }: Brand, style: string, nonce: string): void {
  const sheet = document.getElementById('brand') ?? addSheet(nonce);
  if (sheet.textContent !== style) sheet.textContent = style;
  const link = icon();
  const href = logoUrl ?? '/favicon.svg';
  if (!link || link.getAttribute('href') === href) return;
  link.type = logoUrl ? 'image/webp' : 'image/svg+xml';
  link.href = href;
}

function addSheet(nonce: string): HTMLElement {
  const sheet = document.createElement('style');
  sheet.id = 'brand';
  sheet.nonce = nonce;
  document.head.append(sheet);
  return sheet;
}
