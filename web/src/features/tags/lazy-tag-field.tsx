import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';

/** The field of tags, of which screens that have it need nothing before it is opened. */
export const LazyTagField = lazy(
  withMessages('tags', async () => ({ default: (await import('./tag-field.tsx')).TagField })),
);
