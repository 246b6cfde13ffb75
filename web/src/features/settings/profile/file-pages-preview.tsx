import {
  fillTemplate,
  pageColourPattern,
  type TemplateVariable,
} from '@perch/contract/text/page-template';

import { formatDate } from '../../../format/date.ts';
import { formatBytes } from '../../../format/size.ts';
import { m } from '../../../language/messages.ts';
import type { FilePagesForm } from './file-pages-form.ts';

import classes from './file-pages-preview.module.css';

/** An example of a file. */
const sample = (): Record<TemplateVariable, string> => ({
  filename: 'holiday.jpg',
  size: formatBytes(2_516_582),
  type: 'JPG',
  date: formatDate(new Date().toISOString()),
  views: '12',
});

/** What a messenger would show of a file, as the form is now. */
export function FilePagesPreview({ pageTitle, pageDescription, pageColour }: FilePagesForm) {
  const values = sample();
  const colour = pageColour.trim();
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{m.settings.filePages.preview}</figcaption>
      <svg className={classes.bar} aria-hidden="true">
        <rect
          width="100%"
          height="100%"
          fill={pageColourPattern.test(colour) ? colour : 'currentColor'}
        />
      </svg>
      <div className={classes.text}>
        <p className={classes.title} dir="auto">
          {fillTemplate(pageTitle, values).trim() || values.filename}
        </p>
        <p className={classes.description} dir="auto">
          {fillTemplate(pageDescription, values).trim() || `${values.type} · ${values.size}`}
        </p>
      </div>
    </figure>
  );
}
