import { useState } from 'react';

export type ListView = 'list' | 'grid';

const viewKey = 'perch_uploads_view';

/** How the uploads are laid out; this browser remembers it. */
export function useListView() {
  const [view, setView] = useState<ListView>(() =>
    localStorage.getItem(viewKey) === 'grid' ? 'grid' : 'list',
  );
  const choose = (chosen: ListView) => {
    localStorage.setItem(viewKey, chosen);
    setView(chosen);
  };
  return { view, choose };
}
