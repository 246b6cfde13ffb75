import { useState } from 'react';

export type View = 'list' | 'grid';

const viewKey = 'perch_uploads_view';

/** How the uploads are laid out; this browser remembers it. */
export function useViewChoice() {
  const [view, setView] = useState<View>(() =>
    localStorage.getItem(viewKey) === 'grid' ? 'grid' : 'list',
  );
  const choose = (chosen: View) => {
    localStorage.setItem(viewKey, chosen);
    setView(chosen);
  };
  return { view, choose };
}
