import { lazy, Suspense } from 'react';

import { Field } from './field.tsx';

export interface DateFieldProps {
  label: string;
  /** `2026-11-21`, with `T09:05` behind it where the field has a time, in the browser’s zone; empty: none. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  className?: string;
  size?: 'sm' | 'md';
  hasTime?: boolean;
}

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
