import '../ui/theme/global.css';

import { DirectionProvider, MantineProvider } from '@mantine/core';
import { directionOf } from '@perch/contract/text/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { useShownBrand } from '../api/brand.ts';
import { settingsQuery } from '../api/queries.ts';
import { queryClient } from '../api/query-client.ts';
import { currentSession, onSessionChange } from '../api/session.ts';
import {
  followAccountLanguage,
  followLanguage,
  showFirstLanguage,
} from '../language/chosen-language.ts';
import { m } from '../language/messages.ts';
import { useShownLanguage } from '../language/use-shown-language.ts';
import { shareStyleNonce, styleNonce } from '../lib/style-nonce.ts';
import { followTheme, schemeManager, storeTheme } from '../lib/theme/theme-choice.ts';
import { toastError, Toasts } from '../ui/feedback/toast.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { Tooltips } from '../ui/tooltips/tooltips.tsx';
import { AppRoutes } from './routes.tsx';

import classes from './start-failure.module.css';

onSessionChange(() => {
  // The next user of this browser must not see cached data, nor responses that are still on their way.
  void queryClient.cancelQueries();
  const settings = queryClient.getQueryData(settingsQuery.queryKey);
  queryClient.clear();
  // The same for everyone, so the login page starts with them; they are fetched again nevertheless.
  if (settings) queryClient.setQueryData(settingsQuery.queryKey, settings, { updatedAt: 0 });
  const session = currentSession();
  if (session.state === 'closed') {
    storeTheme('account', null);
    void followAccountLanguage(null);
  }
  if (session.state === 'closed' && session.reason === 'ended') {
    toastError(m.layout.sessionExpired);
  }
});

/** Within the provider of queries. */
function ShownBrand() {
  useShownBrand(styleNonce());
  return null;
}

function App() {
  const { locale } = useShownLanguage();
  return (
    <StrictMode>
      {/* Follows the page's `dir`. */}
      <DirectionProvider initialDirection={directionOf(locale)}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          getStyleNonce={styleNonce}
          colorSchemeManager={schemeManager}
        >
          <QueryClientProvider client={queryClient}>
            <Toasts />
            <Tooltips />
            <ShownBrand />
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </StrictMode>
  );
}

/**
 * Says that the app cannot be shown, and offers to reload. Its sentences come with the page, because no
 * language could be loaded.
 */
function showStartFailure(root: HTMLElement): void {
  const { failure = '', reload = '' } = root.dataset;
  const sentence = document.createElement('p');
  sentence.textContent = failure;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  const main = document.createElement('main');
  main.className = classes.failure ?? '';
  main.role = 'alert';
  main.append(sentence, button);
  root.replaceChildren(main);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  shareStyleNonce();
  followTheme();
  followLanguage();
  try {
    await showFirstLanguage();
  } catch {
    showStartFailure(root);
    return;
  }
  createRoot(root).render(<App />);
}

// Not awaited here: a language's chunk needs this one, which is only ready once it has been evaluated.
void start();
