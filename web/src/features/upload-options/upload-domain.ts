import { useSyncExternalStore } from 'react';

import { currentSession, onSessionChange } from '../../api/session.ts';

const domainKey = 'perch_upload_domain';
const listeners = new Set<() => void>();

/** The domain of new uploads, remembered by this browser; empty: the default link. */
export function currentUploadDomain(): string {
  return localStorage.getItem(domainKey) ?? '';
}

export function chooseUploadDomain(domain: string): void {
  if (domain === '') localStorage.removeItem(domainKey);
  else localStorage.setItem(domainKey, domain);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useUploadDomain = () => useSyncExternalStore(subscribe, currentUploadDomain);

// The next user of this browser has other domains.
onSessionChange(() => {
  const session = currentSession();
  if (session.state === 'closed' && session.reason === 'left') chooseUploadDomain('');
});
