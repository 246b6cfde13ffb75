import { useId } from 'react';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { FieldFrame } from './field-frame.ts';

import field from '../../../ui/form/field.module.css';
import classes from './duration-field.module.css';

interface DurationFieldProps {
  frame: FieldFrame;
  /** Such as `7d`; empty: the default. */
  content: string;
  /** null: no end. */
  byDefault: string | null;
  /** The word for no end. */
  endless: 'never' | 'none';
  onChange: (content: string) => void;
}

const units = ['m', 'h', 'd', 'w'] as const;
type Unit = (typeof units)[number];

const isUnit = (text: string): text is Unit => units.some((unit) => unit === text);

/** What the number is when a unit is chosen for a time that had no end. */
const amountAtFirst = '30';

interface Parts {
  amount: string;
  unit: Unit | undefined;
}

/** The number and the unit of a time as it is typed; no unit: it has no end. */
function partsOf(text: string, endless: string): Parts {
  const unit = text.at(-1) ?? '';
  if (text === endless || !isUnit(unit)) return { amount: '', unit: undefined };
  return { amount: text.slice(0, -1), unit };
}

/** A time as a number and its unit, or no end. */
export function DurationField({
  frame,
  content,
  byDefault,
  endless,
  onChange,
}: DurationFieldProps) {
  const { label, description, error, disabled } = frame;
  const problemId = useId();
  const hintId = useId();
  const { amount, unit } = partsOf(content || (byDefault ?? endless), endless);
  const unitTexts = m.adminSettings.units;
  const endlessText = endless === 'never' ? unitTexts.never : m.adminSettings.noQuota;
  const isEndlessByDefault = byDefault === null || byDefault === endless;
  const change = (changed: Parts) => {
    const text = changed.unit ? `${changed.amount}${changed.unit}` : endless;
    onChange(text === (byDefault ?? endless) ? '' : text);
  };
  const described = error ? `${hintId} ${problemId}` : hintId;
  return (
    <fieldset className={classes.duration} disabled={disabled}>
      <legend className={field.label}>{label}</legend>
      {description && (
        <p id={hintId} className={classes.hint}>
          {description}
        </p>
      )}
      <div className={classes.parts}>
        {unit && (
          <Field
            className={classes.amount ?? ''}
            aria-label={label}
            aria-describedby={described}
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            error={Boolean(error)}
            onChange={({ currentTarget }) => change({ amount: currentTarget.value.trim(), unit })}
          />
        )}
        <SelectField
          className={classes.unit ?? ''}
          aria-label={m.adminSettings.unit({ label })}
          aria-describedby={described}
          value={unit ?? ''}
          data={[
            {
              value: '',
              label: isEndlessByDefault
                ? m.adminSettings.byDefault({ value: endlessText })
                : endlessText,
            },
            ...units.map((each) => ({ value: each, label: unitTexts[each] })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = isUnit(value) ? value : undefined;
            change({ amount: amount || amountAtFirst, unit: chosen });
          }}
        />
      </div>
      {error && (
        <p id={problemId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
