import { lazy, Suspense } from 'react';

import type { DateFieldProps } from './date-picker.tsx';
import { Field } from './field.tsx';

const DatePicker = lazy(async () => ({ default: (await import('./date-picker.tsx')).DatePicker }));

/** A labelled field for a day, or for a day with its time. */
export function DateField({ size = 'sm', ...props }: DateFieldProps) {
  const { label, className = '' } = props;
  return (
    <Suspense fallback={<Field label={label} size={size} className={className} disabled />}>
      <DatePicker size={size} {...props} />
    </Suspense>
  );
}
