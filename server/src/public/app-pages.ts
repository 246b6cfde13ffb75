/** First segments of the web app's own pages, which no imported address may take the place of. */
export const appPages = new Set(
  `admin albums api assets confirm-email dashboard domains forgot-password links login register requests
  reset-password settings setup uploads`.split(/\s+/),
);

// Calls of other products by which they gave out bytes. The app has none that begin so.
const callsOfOthers = /^\/api\/(?:file|link|snippet|shares)\/./;

/** Whether a path is one that the web app answers with a page or a file of its own. */
export function isAppPage(path: string): boolean {
  const [, first = ''] = path.split('/');
  return (first === '' || appPages.has(first)) && !callsOfOthers.test(path);
}
