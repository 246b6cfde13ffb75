import { useEffect, useSyncExternalStore } from 'react';

interface OpenAlbum {
  id: string;
  name: string;
}

const listeners = new Set<() => void>();
let open: OpenAlbum | undefined;

/** The album whose page is shown: files that are uploaded from there are added to it, whatever else is chosen. */
export const openAlbum = (): OpenAlbum | undefined => open;

function change(next: OpenAlbum | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOpenAlbum = () => useSyncExternalStore(subscribe, openAlbum);

/** Makes it the open album while the component is mounted. */
export function useAsOpenAlbum({ id, name }: OpenAlbum): void {
  useEffect(() => {
    change({ id, name });
    return () => change(undefined);
  }, [id, name]);
}
