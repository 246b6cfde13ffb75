import type { Theme } from '@perch/contract/appearance/themes';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';

import { useChangeTheme } from '../../../api/change-theme.ts';
import { m } from '../../../language/messages.ts';
import { useTheme } from '../../../lib/theme/theme-choice.ts';

import classes from './theme-choice.module.css';

interface Option {
  value: Theme;
  label: () => string;
  hint: () => string;
  Icon: Icon;
}

const options: readonly Option[] = [
  { value: 'dark', label: () => m.theme.dark, hint: () => m.theme.darkHint, Icon: IconMoon },
  { value: 'light', label: () => m.theme.light, hint: () => m.theme.lightHint, Icon: IconSun },
  {
    value: 'system',
    label: () => m.theme.system,
    hint: () => m.theme.systemHint,
    Icon: IconDeviceDesktop,
  },
];

export function ThemeChoice() {
  const prefix = useId();
  const chosen = useTheme();
  const changeTheme = useChangeTheme();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{m.theme.title}</legend>
      {options.map(({ value, label, hint, Icon: Picture }) => (
        <label key={value} className={classes.option}>
          <input
            className={classes.input}
            type="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            aria-labelledby={`${prefix}-${value}`}
            aria-describedby={`${prefix}-${value}-hint`}
            onChange={() => changeTheme(value)}
          />
          <Picture className={classes.icon} size="1.25rem" stroke={1.75} aria-hidden="true" />
          <span id={`${prefix}-${value}`} className={classes.label}>
            {label()}
          </span>
          <span id={`${prefix}-${value}-hint`} className={classes.hint}>
            {hint()}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
