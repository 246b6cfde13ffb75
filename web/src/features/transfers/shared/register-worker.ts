import { workerPath } from '@perch/contract/installed-app';

/**
 * Starts the service worker of the app that is installed, to which other programs can share. In a browser's tab it would
 * only stand between the page and the server.
 */
export function registerWorker(): void {
  const register = () => void navigator.serviceWorker?.register(workerPath).catch(() => undefined);
  if (window.matchMedia('(display-mode: standalone)').matches) register();
  else window.addEventListener('appinstalled', register, { once: true });
}
