import { useSyncExternalStore } from 'react';

import { onLanguageChange, shownLanguage } from './messages.ts';

/** The language of the app; a component that reads it is rendered again when it changes. */
export const useShownLanguage = () => useSyncExternalStore(onLanguageChange, shownLanguage);
