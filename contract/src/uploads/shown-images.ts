/** Types of images that every browser shows. An SVG could run script, but not as a picture within a page. */
export const shownImages: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
]);
