import type { PasteLanguageName } from '@perch/contract/uploads/paste-languages';
import { useSyncExternalStore } from 'react';

import { currentSession, onSessionChange } from '../../api/session.ts';

// Of this file, every screen's first script has a copy: the dialog itself is loaded when it is opened.

/** A text that is not uploaded yet. */
export interface PasteDraft {
  content: string;
  title: string;
  /** Empty: none was chosen. */
  language: PasteLanguageName | '';
}

interface NewPaste {
  isOpen: boolean;
  draft: PasteDraft;
}

const key = 'perch_paste_draft';
const saveDelayMs = 250;
const empty: PasteDraft = { content: '', title: '', language: '' };
const listeners = new Set<() => void>();

let state: NewPaste = { isOpen: false, draft: stored() };
let saving: number | undefined;

function stored(): PasteDraft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...empty, ...(typeof value === 'object' ? value : {}) };
  } catch {
    return empty;
  }
}

function save(): void {
  window.clearTimeout(saving);
  saving = undefined;
  const { draft } = state;
  try {
    if (draft.content === '' && draft.title === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Where storage is blocked or full, the draft lasts as long as the page.
  }
}

function show(next: NewPaste): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog of a new paste; renders again when it opens, closes or its draft changes. */
export const useNewPaste = () => useSyncExternalStore(subscribe, () => state);

/** Changes the draft, which this tab remembers, also over a reload of the page. */
export function changePasteDraft(change: Partial<PasteDraft>): void {
  show({ ...state, draft: { ...state.draft, ...change } });
  saving ??= window.setTimeout(save, saveDelayMs);
}

/** Opens the dialog; `text` is put behind what the draft has already. */
export function openNewPaste(text = ''): void {
  const { content } = state.draft;
  const isNewLineDue = content !== '' && !content.endsWith('\n') && text !== '';
  if (text !== '') changePasteDraft({ content: `${content}${isNewLineDue ? '\n' : ''}${text}` });
  show({ ...state, isOpen: true });
}

export function closeNewPaste(): void {
  show({ ...state, isOpen: false });
}

/** Of a paste that is uploaded. */
export function clearPasteDraft(): void {
  show({ isOpen: false, draft: empty });
  save();
}

window.addEventListener('pagehide', save);

onSessionChange(() => {
  const session = currentSession();
  if (session.state === 'open') return;
  // The next user of this browser writes other texts.
  if (session.reason === 'left') clearPasteDraft();
  else closeNewPaste();
});
