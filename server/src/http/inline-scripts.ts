import { createHash } from 'node:crypto';

// Only tags without attributes: a script with `src` is allowed by its address, not by its hash.
const inline = /<script>([\s\S]*?)<\/script>/g;

/** The sources of a Content-Security-Policy that allow the inline scripts of `page`, and no other. */
export function inlineScriptSources(page: string): string[] {
  return [...page.matchAll(inline)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}
