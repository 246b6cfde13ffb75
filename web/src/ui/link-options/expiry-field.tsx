import { m } from '../../language/messages.ts';
import { DateField } from '../form/date-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import type { ExpiryChoice, ExpiryFields } from './link-fields.ts';

interface ExpiryFieldProps {
  choice: ExpiryFields;
  /** The label of what leaves the end as it is; undefined: it never ends. */
  keptLabel: string | undefined;
  error: string | undefined;
  onChoose: (chosen: Partial<ExpiryFields>) => void;
}

const isExpiryChoice = (text: string): text is ExpiryChoice =>
  ['kept', '1h', '1d', '7d', '30d', 'never', 'custom'].includes(text);

/** When a link, request or short link ends. */
export function ExpiryField({ choice, keptLabel, error, onChoose }: ExpiryFieldProps) {
  const texts = m.linkChange.expiry;
  const isCustom = choice.end === 'custom';
  return (
    <>
      <SelectField
        label={texts.label}
        size="sm"
        data={[
          { value: 'kept', label: keptLabel ?? texts.never },
          { value: '1h', label: texts.hour },
          { value: '1d', label: texts.day },
          { value: '7d', label: texts.week },
          { value: '30d', label: texts.month },
          { value: 'custom', label: texts.custom },
          ...(keptLabel === undefined ? [] : [{ value: 'never', label: texts.never }]),
        ]}
        value={choice.end}
        error={isCustom ? undefined : error}
        onChange={({ currentTarget: { value } }) =>
          isExpiryChoice(value) && onChoose({ end: value })
        }
      />
      {isCustom && (
        <DateField
          label={texts.time}
          hasTime
          value={choice.endTime}
          error={error}
          onChange={(endTime) => onChoose({ endTime })}
        />
      )}
    </>
  );
}
