// Inlined in the head of index.html: it runs before the first paint.
import { makeFirstCalls, tokenKey } from '../src/api/first-calls.ts';
import { showStoredLanguage } from '../src/language/boot-language.ts';
import { preloadFirstPage } from '../src/lib/first-page.ts';
import { readStored } from '../src/lib/local-storage.ts';
import { chosenTheme, schemeOf, showScheme } from '../src/lib/theme/stored-theme.ts';

showScheme(schemeOf(chosenTheme()));
const messages = showStoredLanguage();
const token = readStored(tokenKey);
if (token) {
  makeFirstCalls(token);
  preloadFirstPage(messages);
}
