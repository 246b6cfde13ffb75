import { Textarea } from '@mantine/core';
import { legalTextBytesMax } from '@perch/contract/settings/limits';

import { m } from '../../../language/messages.ts';
import { bytesOf } from './draft.ts';
import type { FieldFrame } from './field-frame.ts';

import field from '../../../ui/form/field.module.css';
import classes from './page-field.module.css';

interface PageFieldProps {
  frame: FieldFrame;
  value: string;
  onChange: (value: string) => void;
}

/** The Markdown of a legal page. */
export function PageField({ frame, value, onChange }: PageFieldProps) {
  return (
    <div>
      <Textarea
        {...frame}
        size="md"
        rows={6}
        value={value}
        spellCheck
        classNames={{
          input: `${field.input} ${classes.text}`,
          label: field.label ?? '',
          error: field.error ?? '',
        }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {value !== '' && (
        <p className={classes.size}>
          {m.adminSettings.pageSize({ used: bytesOf(value), max: legalTextBytesMax })}
        </p>
      )}
    </div>
  );
}
