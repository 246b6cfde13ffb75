import { linkKinds } from '@perch/contract/uploads/limits';

import { m } from '../../../language/messages.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface LinkKindFieldProps {
  value: string | undefined;
  presetLabel: string;
  onChange: (link: string | undefined) => void;
  problem?: string | undefined;
}

/** Where the link of a file leads. */
export function LinkKindField({ value, presetLabel, onChange, problem }: LinkKindFieldProps) {
  const texts = m.newUploads.link;
  return (
    <SelectField
      size="sm"
      label={texts.label}
      data={[
        { value: '', label: presetLabel },
        ...linkKinds.map((kind) => ({ value: kind, label: texts[kind] })),
      ]}
      value={value ?? ''}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
