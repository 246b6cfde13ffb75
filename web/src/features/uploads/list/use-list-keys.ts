import type { Upload } from '@perch/contract/uploads';
import { useQueryClient } from '@tanstack/react-query';

import type { ListState } from '../../../api/list-url.ts';
import { uploadsQuery } from '../../../api/queries.ts';
import { isCommandKey } from '../../../ui/keyboard/key-press.ts';
import { useShortcut, useShortcutWhere } from '../../../ui/keyboard/use-shortcut.ts';
import type { useSelection } from '../selection/use-selection.ts';

/** Marks the element of a file in the list, for the keys. */
export const uploadAttribute = (id: string) => ({ 'data-upload': id });

interface ListActions {
  shown: ListState;
  selecting: ReturnType<typeof useSelection>;
  onFavorite: (uploads: readonly Upload[]) => void;
  onDelete: (uploads: readonly Upload[]) => void;
}

/**
 * `j` and `k` move through the files, `x` selects one, Ctrl or ⌘ with `a` the page; `f` and Delete are for the selected
 * files, without them for the one that has the focus or that the mouse points at. Space opens it, as Enter does.
 */
export function useListKeys({ shown, selecting, onFavorite, onDelete }: ListActions): void {
  const queryClient = useQueryClient();
  const { selection, toggle, toggleAll } = selecting;
  const page = () => queryClient.getQueryData(uploadsQuery(shown).queryKey)?.data.uploads ?? [];
  const pointed = () => {
    const id = (rowAt(':focus-within') ?? rowAt(':hover'))?.dataset['upload'];
    return page().filter(({ _id }) => _id === id);
  };
  const subject = () => (selection.size > 0 ? [...selection.values()] : pointed());
  const act = (on: (uploads: readonly Upload[]) => void) => {
    const uploads = subject();
    if (uploads.length > 0) on(uploads);
  };
  useShortcut('f', () => act(onFavorite));
  useShortcut('Delete', () => act(onDelete));
  useShortcut('x', () => {
    for (const upload of pointed()) toggle(page(), upload, false);
  });
  useShortcut('j', () => focusRow(1));
  useShortcut('k', () => focusRow(-1));
  // Of a focused file only: elsewhere it scrolls, and presses buttons.
  useShortcutWhere(
    ({ key }) => key === ' ' && focusedLink() !== undefined,
    () => focusedLink()?.click(),
  );
  useShortcutWhere(
    (event) => isCommandKey(event, 'a'),
    () => toggleAll(page()),
  );
}

const rowAt = (state: string) => document.querySelector<HTMLElement>(`[data-upload]${state}`);
const linkOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('a[href]');

/** The link of a file, where it has the focus itself. */
function focusedLink(): HTMLElement | undefined {
  const link = linkOf(rowAt(':focus-within'));
  return link && link === document.activeElement ? link : undefined;
}

/** From the row with the focus; without one to the first, or the last. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-upload]')];
  const from = rows.findIndex((row) => row.matches(':focus-within'));
  const next = from < 0 && step < 0 ? rows.length - 1 : from + step;
  linkOf(rows[Math.max(0, next)])?.focus();
}

/** The focus goes to a file of the list, where it is shown. */
export const focusFile = (id: string): void =>
  linkOf(document.querySelector(`[data-upload="${id}"]`))?.focus();
