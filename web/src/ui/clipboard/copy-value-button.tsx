import { IconCheck, IconCopy } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { IconButton } from '../icon-button.tsx';
import { useCopy } from './use-copy.ts';

/** Copies `text`; `label` names the value in the button and its toast. */
export function CopyValueButton({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopy({
    copied: m.uploads.details.valueCopied({ label }),
    failed: m.uploads.details.valueNotCopied({ label }),
  });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <IconButton
      label={m.uploads.details.copyValue({ label })}
      icon={<Icon size="1.125rem" />}
      onClick={() => void copy(text)}
    />
  );
}
