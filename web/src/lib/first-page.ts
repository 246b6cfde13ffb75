import { preload } from './preload.ts';

// The boot script contains this file: it has to stay small.

/** The path at which the app was opened; the dashboard is also at the root. */
export const openedPath =
  window.location.pathname === '/' ? '/dashboard' : window.location.pathname;

/**
 * Requests the files of the page that was opened in parallel with the app's script, which would do so only when it runs.
 * `messages` are the paths of the language's chunks.
 */
export function preloadFirstPage(messages: readonly string[]): void {
  for (const page of document.documentElement.dataset['pages']?.split(' ') ?? []) {
    const [path = '', files = ''] = page.split('=');
    if (!path || !openedPath.startsWith(path)) continue;
    // The app's own come first.
    for (const file of files.split(',')) {
      const found = file.startsWith('/')
        ? file
        : messages.find((each) => each.includes(`-${file}-`));
      if (found) preload(found, 'low');
    }
  }
}
