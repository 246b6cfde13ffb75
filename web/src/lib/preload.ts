// The boot script contains this file: it has to stay small.

/**
 * Requests a file before the code that needs it runs. Scripts are preloaded as `loadChunk` fetches them: a
 * `modulepreload` that fails would make older browsers give up the module.
 */
export function preload(path: string, priority: 'auto' | 'low' = 'auto'): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = path.endsWith('.css') ? 'style' : 'fetch';
  link.crossOrigin = '';
  link.fetchPriority = priority;
  link.href = path;
  document.head.append(link);
}
