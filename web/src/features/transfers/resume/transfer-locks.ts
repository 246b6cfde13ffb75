// Lock, channel and question are spelled as earlier versions do, whose tabs may still be open.
const lockPrefix = 'perch-upload:';
const ofThisTab = new Set<string>();

// The Web Locks API exists in secure contexts only. Elsewhere the tabs ask each other; when two take the
// same transfer at the same moment, the server accepts data from only one of them.
const otherTabs = 'locks' in navigator ? undefined : new BroadcastChannel('perch-uploads');
const question = 'which uploads do you have?';
const answersWithinMs = 500;

otherTabs?.addEventListener('message', ({ data }) => {
  if (data === question && ofThisTab.size > 0) post(otherTabs, [...ofThisTab]);
});

/** Releases a lock; resolves when other tabs can take it. */
export type Release = () => Promise<void>;

/**
 * Locks a transfer for this tab until the returned function is called or the tab is gone, also by a
 * crash. Undefined: this tab or another one holds the lock.
 */
export async function lockTransfer(id: string): Promise<Release | undefined> {
  if (ofThisTab.has(id)) return undefined;
  ofThisTab.add(id);
  const releaseElsewhere = await (otherTabs
    ? lockByAsking(otherTabs, id)
    : acquireLock(lockPrefix + id));
  if (!releaseElsewhere) {
    ofThisTab.delete(id);
    return undefined;
  }
  return async () => {
    ofThisTab.delete(id);
    await releaseElsewhere();
  };
}

/** The ids of the transfers that this tab or another one has locked. */
export async function lockedTransfers(): Promise<ReadonlySet<string>> {
  const elsewhere = await (otherTabs ? askOtherTabs(otherTabs) : heldLocks());
  return new Set([...ofThisTab, ...elsewhere]);
}

async function heldLocks(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
  return names.map((name) => name.slice(lockPrefix.length));
}

async function acquireLock(name: string): Promise<Release | undefined> {
  const taken = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<void>();
  const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    taken.resolve(lock !== null);
    // The lock is held until this promise resolves.
    return lock ? ended.promise : undefined;
  });
  request.catch(taken.reject);
  if (!(await taken.promise)) return undefined;
  return async () => {
    ended.resolve();
    await request;
  };
}

async function lockByAsking(channel: BroadcastChannel, id: string): Promise<Release | undefined> {
  const elsewhere = await askOtherTabs(channel);
  return elsewhere.includes(id) ? undefined : async () => {};
}

function post(channel: BroadcastChannel, message: string | string[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches this origin only.
  channel.postMessage(message);
}

function askOtherTabs(channel: BroadcastChannel): Promise<string[]> {
  const found: string[] = [];
  const collect = ({ data }: MessageEvent) => {
    if (Array.isArray(data)) found.push(...data.map(String));
  };
  channel.addEventListener('message', collect);
  post(channel, question);
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.removeEventListener('message', collect);
      resolve(found);
    }, answersWithinMs);
  });
}
