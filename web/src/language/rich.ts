import { createElement, Fragment, type ReactNode } from 'react';

// Private-use characters: no translation holds them, and names in sentences are shown without them.
const before = '\uE000';
const after = '\uE001';
const marker = /\uE000(\w+)\uE001/;

/**
 * A sentence with elements in it: `rich((at) => m.layout.welcome({ name: at('name') }), { name: <b>…</b> })`.
 * The elements stand where the language puts them.
 */
export function rich<K extends string>(
  write: (at: (name: K) => string) => string,
  elements: Record<K, ReactNode>,
): ReactNode {
  const byName: Record<string, ReactNode> = elements;
  const parts = write((name) => `${before}${name}${after}`).split(marker);
  // split() puts the captured names at the odd places.
  const nodes = parts.map((part, index) => (index % 2 === 0 ? part : byName[part]));
  return createElement(Fragment, null, ...nodes);
}
