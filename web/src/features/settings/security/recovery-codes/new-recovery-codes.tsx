import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { useBrand } from '../../../../api/brand.ts';
import { accountQuery } from '../../../../api/queries.ts';
import { m } from '../../../../language/messages.ts';
import { useCopy } from '../../../../ui/clipboard/use-copy.ts';
import { saveFile } from '../../../../ui/save-file.ts';
import { useRevealedHeading } from '../use-revealed-heading.ts';
import { codesFile, codesFileName } from './codes-file.ts';

import classes from './recovery-codes.module.css';

interface NewRecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Codes that were just made, and what keeps them. */
export function NewRecoveryCodes({ codes, onKept }: NewRecoveryCodesProps) {
  const texts = m.secondFactors.recovery;
  const { name } = useBrand();
  const { data: account } = useQuery(accountQuery);
  const { host } = window.location;
  const { isCopied, copy } = useCopy({ copied: texts.copied, failed: texts.notCopied });
  const CopyIcon = isCopied ? IconCheck : IconCopy;
  const title = texts.ofAccount({ account: account?.username ?? '', host });
  return (
    <div className={classes.made}>
      <h3 className={classes.title} ref={useRevealedHeading()} tabIndex={-1}>
        {texts.made}
      </h3>
      <p className={classes.hint}>{texts.madeLead}</p>
      <div className={classes.sheet}>
        <p className={classes.printed}>{title}</p>
        <ul className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<CopyIcon size="1rem" aria-hidden="true" />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {texts.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden="true" />}
          onClick={() => saveFile(codesFileName(name), codesFile(title, codes))}
        >
          {texts.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size="1rem" aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
        <Button onClick={onKept}>{texts.done}</Button>
      </div>
    </div>
  );
}
