import { IconCheck, IconLink } from '@tabler/icons-react';

import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export function CopyUrlButton({ name, url }: { name: string; url: string }) {
  const { isCopied, copy } = useCopy({
    copied: 'URL copied to clipboard!',
    failed: 'Failed to copy URL',
  });
  const Icon = isCopied ? IconCheck : IconLink;
  return (
    <IconButton
      label={`Copy URL of ${name}`}
      icon={<Icon size="1.125rem" />}
      onClick={() => void copy(url)}
    />
  );
}
