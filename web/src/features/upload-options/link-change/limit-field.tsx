import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { BulkLinkChoice, LimitChoice } from './link-choice.ts';

interface LimitFieldProps {
  choice: BulkLinkChoice;
  keptLabel: string;
  error: string | undefined;
  onChoose: (chosen: Partial<BulkLinkChoice>) => void;
}

const isLimitChoice = (text: string): text is LimitChoice =>
  ['kept', 'any', 'custom', 'burn'].includes(text);

/** How often each of several files may be fetched. */
export function LimitField({ choice, keptLabel, error, onChoose }: LimitFieldProps) {
  const { downloads, burn } = m.linkChange;
  return (
    <>
      <SelectField
        label={downloads.label}
        size="sm"
        data={[
          { value: 'kept', label: keptLabel },
          { value: 'any', label: downloads.any },
          { value: 'custom', label: downloads.custom },
          { value: 'burn', label: burn },
        ]}
        value={choice.limit}
        onChange={({ currentTarget: { value } }) =>
          isLimitChoice(value) && onChoose({ limit: value })
        }
      />
      {choice.limit === 'custom' && (
        <Field
          label={downloads.count}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          value={choice.downloads}
          error={error}
          onChange={({ currentTarget }) => onChoose({ downloads: currentTarget.value })}
        />
      )}
    </>
  );
}
