import { linkKinds } from '@perch/contract/uploads/limits';

import { m } from '../../../../language/messages.ts';
import { SelectField } from '../../../../ui/form/select-field.tsx';

interface LinkKindFieldProps {
  value: string | undefined;
  presetLabel: string;
  onChange: (link: string | undefined) => void;
}

/** Where the link of a file leads. */
export function LinkKindField({ value, presetLabel, onChange }: LinkKindFieldProps) {
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
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  );
}
