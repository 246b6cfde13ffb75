import type { Upload } from '@perch/contract/uploads';

import { m } from '../../../language/messages.ts';
import { CopyValueButton } from '../../../ui/clipboard/copy-value-button.tsx';
import { shareLinksOf } from './share-links.ts';

import classes from './upload-links.module.css';

export function UploadLinks({ upload }: { upload: Upload }) {
  return (
    <section aria-labelledby="upload-links">
      <h3 className={classes.title} id="upload-links">
        {m.fileDetails.links}
      </h3>
      <dl className={classes.links}>
        {shareLinksOf(upload).map(({ label, text }) => (
          <div key={label} className={classes.link}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>
              <code className={classes.text} title={text}>
                {text}
              </code>
              <CopyValueButton label={label} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
