import { parseDuration } from '@perch/contract/text/duration';

import { fromLocalTime, toLocalTime } from '../../../format/local-time.ts';
import { m } from '../../../language/messages.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { endText } from '../option-texts.ts';

const durations = ['1h', '1d', '7d', '30d'];
const custom = 'custom';
const firstCustomMs = 3 * 24 * 60 * 60 * 1000;

interface ExpiryFieldProps {
  /** Undefined: as preset. */
  value: string | undefined;
  /** The choice of choosing nothing. */
  presetLabel: string;
  onChange: (expires: string | undefined) => void;
  problem?: string | undefined;
  /** Whether a time may be chosen, and not only a while. */
  hasTime: boolean;
  /** No link may last longer. */
  maxMs: number;
}

/** When links end. */
export function ExpiryField(props: ExpiryFieldProps) {
  const { value, presetLabel, onChange, problem, hasTime, maxMs } = props;
  const { expiry } = m.newUploads;
  const isTime = value !== undefined && (value === '' || value.includes('T'));
  // A while that another client has chosen.
  const others = value === undefined || isTime || value === 'never' ? [] : [value];
  const choices = new Set([...durations.filter((each) => isAllowed(each, maxMs)), ...others]);
  const choose = (chosen: string) => {
    if (chosen === custom)
      onChange(new Date(Date.now() + Math.min(firstCustomMs, maxMs)).toISOString());
    else onChange(chosen || undefined);
  };
  return (
    <>
      <SelectField
        size="sm"
        label={expiry.label}
        data={[
          { value: '', label: presetLabel },
          ...Array.from(choices, (choice) => ({ value: choice, label: endText(choice) })),
          ...(maxMs === Infinity || value === 'never'
            ? [{ value: 'never', label: expiry.never }]
            : []),
          ...(hasTime ? [{ value: custom, label: expiry.custom }] : []),
        ]}
        value={isTime ? custom : (value ?? '')}
        error={isTime ? undefined : problem}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isTime && (
        <DateField
          label={expiry.time}
          hasTime
          value={toLocalTime(value)}
          error={problem}
          onChange={(time) => onChange(fromLocalTime(time))}
        />
      )}
    </>
  );
}

const isAllowed = (choice: string, maxMs: number) => (parseDuration(choice) ?? 0) <= maxMs;
