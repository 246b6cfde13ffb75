import type { Upload } from '@perch/contract/uploads';

import { isCommandKey } from '../../../ui/keyboard/key-press.ts';
import { useShortcut, useShortcutWhere } from '../../../ui/keyboard/use-shortcut.ts';
import type { useSelection } from '../selection/use-selection.ts';
import { linkOf } from './file-rows.ts';

interface ListActions {
  /** Those that are loaded. */
  uploads: readonly Upload[];
  selecting: ReturnType<typeof useSelection>;
  /** Shows a file over everything else. */
  onView: (id: string) => void;
  onFavorite: (uploads: readonly Upload[]) => void;
  onDelete: (uploads: readonly Upload[]) => void;
}

/**
 * `j` and `k` move through the files, `x` selects one, Ctrl or ⌘ with `a` all that are loaded; `f` and Delete are for the selected
 * files, without them for the one that has the focus or that the mouse points at. Space opens its details, as
 * Enter does, and `v` the file itself.
 */
export function useListKeys({
  uploads: loaded,
  selecting,
  onView,
  onFavorite,
  onDelete,
}: ListActions): void {
  const { selection, toggle, toggleAll } = selecting;
  const pointed = () => {
    const id = (rowAt(':focus-within') ?? rowAt(':hover'))?.dataset['upload'];
    return loaded.filter(({ _id }) => _id === id);
  };
  const subject = () => (selection.size > 0 ? [...selection.values()] : pointed());
  const act = (on: (uploads: readonly Upload[]) => void) => {
    const uploads = subject();
    if (uploads.length > 0) on(uploads);
  };
  useShortcut('f', () => act(onFavorite));
  useShortcut('Delete', () => act(onDelete));
  useShortcut('v', () => {
    const [upload] = pointed();
    if (upload) onView(upload._id);
  });
  useShortcut('x', () => {
    for (const upload of pointed()) toggle(loaded, upload, false);
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
    () => toggleAll(loaded),
  );
}

const rowAt = (state: string) => document.querySelector<HTMLElement>(`[data-upload]${state}`);

/** The link of a file, where it has the focus itself. */
function focusedLink(): HTMLElement | undefined {
  const link = linkOf(rowAt(':focus-within'));
  return link && link === document.activeElement ? link : undefined;
}

/** From the row with the focus; without one to the first in view, or the last. */
export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-upload]')];
  const from = rows.findIndex((row) => row.matches(':focus-within'));
  if (from >= 0) {
    linkOf(rows[Math.max(0, from + step)])?.focus();
    return;
  }
  const seen = rows.filter((row) => {
    const { top } = row.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
  });
  linkOf((seen.length > 0 ? seen : rows).at(step > 0 ? 0 : -1))?.focus();
}
