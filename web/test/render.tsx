import { MantineProvider } from '@mantine/core';
import type { Locale } from '@perch/contract/text/locales';
import type { WebPart } from '@perch/messages/catalogue';
import { cleanup, render as renderTree } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import { labelPage, loadMessages, showLanguage } from '../src/language/messages.ts';
import { cssVariables, theme } from '../src/ui/theme/theme.ts';

interface RenderOptions {
  locale?: Locale;
  /** Parts of the messages in addition to the general one. */
  parts?: WebPart[];
}

/** Renders a component as the app does, without its server: what it shows of its properties, and what it tells of. */
export async function render(
  element: ReactNode,
  { locale = 'en', parts = [] }: RenderOptions = {},
): Promise<void> {
  // What the same test has shown before.
  cleanup();
  await showLanguage({ locale, isChosen: true });
  for (const part of parts) await loadMessages(part);
  labelPage();
  renderTree(
    // Without transitions, which nothing here would end.
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
      <MemoryRouter>{element}</MemoryRouter>
    </MantineProvider>,
  );
}
