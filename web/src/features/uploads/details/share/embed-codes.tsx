import type { Upload } from '@perch/contract/uploads';

import { m } from '../../../../language/messages.ts';
import { CopyValueButton } from '../../../../ui/clipboard/copy-value-button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { shareLinksOf } from './share-links.ts';

import classes from './embed-codes.module.css';

/** What shows or links the file in other texts. */
export function EmbedCodes({ upload }: { upload: Upload }) {
  return (
    <Disclosure title={m.fileDetails.share.codes}>
      <dl className={classes.links}>
        {shareLinksOf(upload).map(({ label, text }) => (
          <div key={label} className={classes.link}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              <code className={classes.text} data-tooltip={text}>
                {text}
              </code>
              <CopyValueButton label={label} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
