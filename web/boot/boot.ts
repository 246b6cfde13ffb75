// Inlined in the head of index.html: it runs before the first paint.
import { showStoredLanguage } from '../src/language/boot-language.ts';
import { chosenTheme, schemeOf, showScheme } from '../src/lib/theme/stored-theme.ts';

showScheme(schemeOf(chosenTheme()));
showStoredLanguage();
