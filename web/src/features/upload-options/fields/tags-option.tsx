import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';

import { m } from '../../../language/messages.ts';
import { withMessages } from '../../../language/with-messages.ts';
import { lazy } from '../../../lib/lazy.ts';

import classes from './tags-option.module.css';

/** The field of tags, of which screens that have it need nothing before it is opened. */
const LazyTagField = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../tags/tag-field.tsx')).TagField,
  })),
);

interface TagsOptionProps {
  /** Names with commas between them, as the option has them. */
  value: string | undefined;
  problem?: string | undefined;
  onChange: (tags: string | undefined) => void;
}

/** The tags that uploads get. */
export function TagsOption({ value, problem, onChange }: TagsOptionProps) {
  return (
    <div className={classes.place}>
      <Suspense fallback={<Skeleton className={classes.loading ?? ''} />}>
        <LazyTagField
          label={m.marks.tags.label}
          value={namesIn(value)}
          problem={problem}
          onChange={(names) => onChange(names.length > 0 ? names.join(',') : undefined)}
        />
      </Suspense>
    </div>
  );
}

const namesIn = (text: string | undefined) => (text ? text.split(',') : []);
