import { useMutation } from '@tanstack/react-query';

import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { fetchShareXConfig } from './fetch-sharex-config.ts';
import { serializeShareXConfig } from './sharex-fallback.ts';

/** Copies the ShareX configuration, for uploads to `domain` if given. */
export function useShareXCopy(domain?: string) {
  const { isCopied, copy } = useCopy({
    copied: m.clients.shareX.copied,
    failed: m.clients.notCopied,
  });
  const { mutate } = useMutation({
    mutationFn: () => fetchShareXConfig(domain),
    onSuccess: (config) => copy(serializeShareXConfig(config)),
  });
  return { isCopied, copyConfig: () => mutate() };
}
