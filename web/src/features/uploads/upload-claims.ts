const lockPrefix = 'perch-upload:';
const ofThisTab = new Set<string>();

/**
 * Takes an upload for this tab until what it gives is called or the tab is gone, also by a crash;
 * undefined: somebody has it already. Without HTTPS a browser knows nothing of its other tabs; then
 * it is the server that lets only one of them send.
 */
export async function claimUpload(id: string): Promise<(() => void) | undefined> {
  if (ofThisTab.has(id)) return undefined;
  ofThisTab.add(id);
  const releaseLock = await takeLock(lockPrefix + id);
  if (!releaseLock) {
    ofThisTab.delete(id);
    return undefined;
  }
  return () => {
    ofThisTab.delete(id);
    releaseLock();
  };
}

/** The uploads that any tab has. */
export async function claimedUploads(): Promise<ReadonlySet<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
  return new Set([...ofThisTab, ...names.map((name) => name.slice(lockPrefix.length))]);
}

function takeLock(name: string): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const hold = (lock: Lock | null) => {
      if (!lock) return resolve(undefined);
      // It is held until this promise resolves.
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(reject);
  });
}
