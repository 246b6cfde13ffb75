/** Archives that one network may fetch at once. */
const atOnceMax = 2;

/** Counts the archives that are being sent, by network. In memory: each process counts its own. */
export interface ArchivesAtOnce {
  /** Counts one more, until the function that it returns is called; undefined where there are as many as may be. */
  begin(network: string): (() => void) | undefined;
  isFull(network: string): boolean;
}

export function createArchivesAtOnce(): ArchivesAtOnce {
  const underWay = new Map<string, number>();
  return {
    isFull: (network) => (underWay.get(network) ?? 0) >= atOnceMax,
    begin(network) {
      const before = underWay.get(network) ?? 0;
      if (before >= atOnceMax) return undefined;
      underWay.set(network, before + 1);
      let hasEnded = false;
      return () => {
        if (hasEnded) return;
        hasEnded = true;
        const left = (underWay.get(network) ?? 1) - 1;
        if (left > 0) underWay.set(network, left);
        else underWay.delete(network);
      };
    },
  };
}
