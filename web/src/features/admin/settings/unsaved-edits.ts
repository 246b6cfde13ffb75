import { useSyncExternalStore } from 'react';

import { onSessionChange } from '../../../api/session.ts';
import { changedNames, type Draft, type Edits, fieldNames } from './draft.ts';

// Outside of the page, so that an administrator who looks something up elsewhere in the app loses nothing.

let edits: Edits = {};
const listeners = new Set<() => void>();

function change(next: Edits): void {
  edits = next;
  for (const listener of listeners) listener();
}

// The next user of this browser must not see them.
onSessionChange(() => change({}));

window.addEventListener('beforeunload', (event) => {
  if (Object.keys(edits).length > 0) event.preventDefault();
});

/** Keeps these edits, but those that make a field as it was saved. */
export function edit(changed: Edits, saved: Draft): void {
  const next = { ...edits, ...changed };
  const differing = new Set<string>(changedNames(fieldNames, saved, next));
  change(Object.fromEntries(Object.entries(next).filter(([name]) => differing.has(name))));
}

export const forgetEdits = (): void => change({});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the administrator has changed and not saved; kept until it is saved or discarded. */
export const useEdits = (): Edits => useSyncExternalStore(subscribe, () => edits);
