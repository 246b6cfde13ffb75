const lockPrefix = 'perch-upload:';
const ofThisTab = new Set<string>();

// Browsers have locks only where a page came by HTTPS or from this machine. Elsewhere the tabs ask
// each other; of two that take the same upload in one moment, the server lets only one send.
const otherTabs = 'locks' in navigator ? undefined : new BroadcastChannel('perch-uploads');
const question = 'which uploads do you have?';
const answersWithinMs = 500;

otherTabs?.addEventListener('message', ({ data }) => {
  if (data === question && ofThisTab.size > 0) tell(otherTabs, [...ofThisTab]);
});

/** Resolves when any tab may have it. */
export type Release = () => Promise<void>;

/**
 * Takes an upload for this tab until what it gives is called or the tab is gone, also by a crash;
 * undefined: somebody has it already.
 */
export async function claimUpload(id: string): Promise<Release | undefined> {
  if (ofThisTab.has(id)) return undefined;
  ofThisTab.add(id);
  const releaseElsewhere = await (otherTabs
    ? claimByAsking(otherTabs, id)
    : takeLock(lockPrefix + id));
  if (!releaseElsewhere) {
    ofThisTab.delete(id);
    return undefined;
  }
  return async () => {
    ofThisTab.delete(id);
    await releaseElsewhere();
  };
}

/** The uploads that any tab has. */
export async function claimedUploads(): Promise<ReadonlySet<string>> {
  const elsewhere = await (otherTabs ? askOtherTabs(otherTabs) : lockedUploads());
  return new Set([...ofThisTab, ...elsewhere]);
}

async function lockedUploads(): Promise<string[]> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(lockPrefix));
  return names.map((name) => name.slice(lockPrefix.length));
}

async function takeLock(name: string): Promise<Release | undefined> {
  const taken = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<void>();
  const request = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    taken.resolve(lock !== null);
    // It is held until this promise resolves.
    return lock ? ended.promise : undefined;
  });
  request.catch(taken.reject);
  if (!(await taken.promise)) return undefined;
  return async () => {
    ended.resolve();
    await request;
  };
}

async function claimByAsking(channel: BroadcastChannel, id: string): Promise<Release | undefined> {
  const elsewhere = await askOtherTabs(channel);
  return elsewhere.includes(id) ? undefined : async () => {};
}

function tell(channel: BroadcastChannel, message: string | string[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches this origin only.
  channel.postMessage(message);
}

function askOtherTabs(channel: BroadcastChannel): Promise<string[]> {
  const found: string[] = [];
  const hear = ({ data }: MessageEvent) => {
    if (Array.isArray(data)) found.push(...data.map(String));
  };
  channel.addEventListener('message', hear);
  tell(channel, question);
  return new Promise((resolve) => {
    setTimeout(() => {
      channel.removeEventListener('message', hear);
      resolve(found);
    }, answersWithinMs);
  });
}
