import { deriveAccent } from '@perch/contract/brand/accent';

import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import type { FieldFrame } from './field-frame.ts';

import classes from './accent-field.module.css';

interface AccentFieldProps {
  frame: FieldFrame;
  value: string;
  onChange: (value: string) => void;
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour as text and from the device's own picker, with what either theme makes of it. */
export function AccentField({ frame, value, onChange }: AccentFieldProps) {
  const color = value.trim();
  const decision = deriveAccent(color);
  return (
    <div>
      <Field
        {...frame}
        value={value}
        placeholder={m.adminSettings.byDefault({ value: m.adminSettings.noAccent })}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        rightSectionWidth={44}
        rightSection={
          <input
            className={classes.picker}
            type="color"
            aria-label={m.adminSettings.chooseColor}
            data-tooltip={m.adminSettings.chooseColor}
            disabled={frame.disabled}
            value={isColor(color) ? color.toLowerCase() : '#45b9e4'}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        }
      />
      {'accents' in decision && (
        <div className={classes.shades}>
          {(['dark', 'light'] as const).map((theme) => (
            <span
              key={theme}
              className={classes.shade}
              style={{
                background: decision.accents[theme].accent,
                color: decision.accents[theme].onAccent,
              }}
            >
              {theme === 'dark' ? m.adminSettings.inDark : m.adminSettings.inLight}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
