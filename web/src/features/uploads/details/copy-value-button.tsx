import { IconCheck, IconCopy } from '@tabler/icons-react';

import { useCopy } from '../../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

/** Copies `text`; `label` names the value in the button and its toast. */
export function CopyValueButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy({
    copied: `${label} copied to clipboard!`,
    failed: `Failed to copy ${label}`,
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton
      label={`Copy ${label}`}
      icon={<Icon size="1.125rem" />}
      onClick={() => void copy(text)}
    />
  );
}
