import { Button } from '@mantine/core';
import type { ShortLink } from '@perch/contract/short-links/short-links';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { m } from '../../language/messages.ts';
import { useCopy } from '../../ui/clipboard/use-copy.ts';

import classes from './created-link.module.css';

/** The link that was just created, with a button to copy it. */
export function CreatedLink({ link: { url } }: { link: ShortLink }) {
  const texts = m.shortLinks;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.copyFailed });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <output className={classes.made}>
      <span className={classes.label}>{texts.made}</span>
      <code className={classes.url} dir="ltr">
        {url}
      </code>
      <Button leftSection={<Icon size="1rem" aria-hidden="true" />} onClick={() => void copy(url)}>
        {texts.copy}
      </Button>
    </output>
  );
}
