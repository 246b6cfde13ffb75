import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

import classes from './field.module.css';

/** A labelled native select of a form. */
export function SelectField(props: NativeSelectProps) {
  return (
    <NativeSelect
      size="md"
      rightSection={<IconChevronDown size="1rem" aria-hidden="true" />}
      {...props}
      classNames={{
        input: classes.input,
        label: classes.label,
        description: classes.description,
        error: classes.error,
      }}
    />
  );
}
