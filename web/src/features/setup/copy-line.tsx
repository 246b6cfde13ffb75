import { IconCheck, IconCopy } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';
import { IconButton } from '../../ui/icon-button.tsx';

import classes from './setup.module.css';

/** A line to be entered elsewhere: a variable of the server's environment, or a command. */
export function CopyLine({ text }: { text: string }) {
  // A long variable breaks behind its name.
  const [name, value] = text.split('=', 2);
  const { copied, copyFailed, copy: copyLabel } = m.setup;
  const { isCopied, copy } = useCopy({ copied, failed: copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <p className={classes.line}>
      <code dir="ltr">
        {name}
        {value !== undefined && (
          <>
            =<wbr />
            {value}
          </>
        )}
      </code>
      <IconButton
        label={copyLabel({ text })}
        icon={<Icon size="1rem" />}
        onClick={() => void copy(text)}
      />
    </p>
  );
}
