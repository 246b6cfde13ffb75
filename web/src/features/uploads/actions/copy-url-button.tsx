import { IconCheck, IconLink } from '@tabler/icons-react';

import { m } from '../../../language/messages.ts';
import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export function CopyUrlButton({ name, url }: { name: string; url: string }) {
  const { isCopied, copy } = useCopy({
    copied: m.uploads.actions.urlCopied,
    failed: m.uploads.actions.urlNotCopied,
  });
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <IconButton
      label={m.uploads.actions.copyUrl({ name })}
      icon={<Icon size="1.125rem" />}
      onClick={() => void copy(url)}
    />
  );
}
