import type { Upload } from '@perch/contract/uploads';
import { useQueryClient } from '@tanstack/react-query';

import type { ListState } from '../../../api/list-url.ts';
import { uploadsQuery } from '../../../api/queries.ts';
import { useShortcut } from '../../../ui/keyboard/use-shortcut.ts';
import type { Selection } from '../selection/selection.ts';

/** Marks the element of a file in the list, for the key. */
export const uploadAttribute = (id: string) => ({ 'data-upload': id });

/** `f` marks the selected files; without them the one that has the focus, or that the mouse points at. */
export function useFavoriteKey(
  shown: ListState,
  selection: Selection,
  onFavorite: (uploads: readonly Upload[]) => void,
): void {
  const queryClient = useQueryClient();
  useShortcut('f', () => {
    if (selection.size > 0) {
      onFavorite([...selection.values()]);
      return;
    }
    const id = idAt(':focus-within') ?? idAt(':hover');
    const page = queryClient.getQueryData(uploadsQuery(shown).queryKey);
    const upload = page?.data.uploads.find(({ _id }) => _id === id);
    if (upload) onFavorite([upload]);
  });
}

function idAt(state: string): string | undefined {
  return document.querySelector<HTMLElement>(`[data-upload]${state}`)?.dataset['upload'];
}
