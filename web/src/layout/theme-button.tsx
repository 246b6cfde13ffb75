import type { Theme } from '@perch/contract/appearance/themes';
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

import { useChangeTheme } from '../api/change-theme.ts';
import { m } from '../language/messages.ts';
import { useTheme } from '../lib/theme/theme-choice.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface Step {
  label: () => string;
  Icon: Icon;
  next: Theme;
}

const steps: Record<Theme, Step> = {
  dark: { label: () => m.theme.isDark, Icon: IconMoon, next: 'light' },
  light: { label: () => m.theme.isLight, Icon: IconSun, next: 'system' },
  system: { label: () => m.theme.isSystem, Icon: IconDeviceDesktop, next: 'dark' },
};

/** Goes through the themes one by one. */
export function ThemeButton() {
  const { label, Icon: Picture, next } = steps[useTheme()];
  const changeTheme = useChangeTheme();
  return (
    <IconButton
      label={label()}
      icon={<Picture size="1.125rem" />}
      onClick={() => changeTheme(next)}
    />
  );
}
