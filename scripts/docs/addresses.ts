import { posix } from 'node:path';

/** The list of decisions has no file of its own. */
export const decisions = 'docs/decisions';

/**
 * Where a Markdown file stands on the site, from the folder of its version. Files keep their places, so that
 * links between them read alike in the repository and on the site.
 */
export function addressOf(path: string): string {
  if (path === 'README.md' || path === 'docs/README.md') return 'index.html';
  if (path === decisions) return 'decisions/index.html';
  const page = path.replace(/README\.md$/, 'index.html').replace(/\.md$/, '.html');
  return page.startsWith('docs/') ? page.slice('docs/'.length) : `project/${page.toLowerCase()}`;
}

/** The address of one page as a page at `from` writes it. */
export function relativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** Whether a link leaves the repository, or is none to a file. */
export const isOutside = (href: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** A link of a Markdown file: the path that it leads to, from the project's folder, and its anchor. */
export function targetOf(source: string, href: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = decodeURI(href).split('#', 2);
  const folder = source === decisions ? source : posix.dirname(source);
  return { path: path ? posix.join(folder, path).replace(/\/$/, '') : source, anchor };
}
