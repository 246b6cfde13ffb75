import { useState } from 'react';

export type ListView = 'list' | 'grid';

const viewKey = 'perch_uploads_view';

/** List or grid, remembered by this browser. */
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
