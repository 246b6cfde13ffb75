import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';

import { m } from '../../../language/messages.ts';
import { LazyTagField } from '../../tags/lazy-tag-field.tsx';

import classes from './tags-option.module.css';

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
