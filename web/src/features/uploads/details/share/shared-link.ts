import { useState } from 'react';

import { readStored, writeStored } from '../../../../lib/local-storage.ts';

/** The page that shows a file, or the file itself. */
export const sharedLinks = ['view', 'raw'] as const;
export type SharedLink = (typeof sharedLinks)[number];

const storedKey = 'perch_shared_link';

/** Which link of a file is shared: what this browser chose last, otherwise the one that the file's options name. */
export function useSharedLink(ownLink: SharedLink) {
  const [chosen, setChosen] = useState(() => {
    const stored = readStored(storedKey);
    return sharedLinks.find((link) => link === stored);
  });
  const choose = (link: SharedLink) => {
    writeStored(storedKey, link);
    setChosen(link);
  };
  return { link: chosen ?? ownLink, choose };
}
