import type { NotificationData } from '@mantine/notifications';

type Library = typeof import('./toast-container.tsx');

// Loaded separately from the first page, which shows no toast before the user has done something.
let library: Library | undefined;
let loading: Promise<Library> | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Loads the container, again where that failed before. */
export async function loadToasts(): Promise<Library> {
  loading ??= import('./toast-container.tsx');
  try {
    library = await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  for (const listener of listeners) listener();
  return library;
}

export const loadedToasts = (): Library | undefined => library;

/** Calls `listener` when the container has been loaded. */
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function use(work: (store: Library['store']) => void): void {
  if (library) {
    work(library.store);
    return;
  }
  // Without its files, as after a deployment or offline, there is nothing to say it with.
  loadToasts().then(
    ({ store }) => work(store),
    () => {},
  );
}

/** Returns the toast's id. */
export function showToast(toast: NotificationData): string {
  count += 1;
  const id = `toast-${count}`;
  use((store) => store.show({ ...toast, id }));
  return id;
}

export function hideToast(id: string): void {
  use((store) => store.hide(id));
}
