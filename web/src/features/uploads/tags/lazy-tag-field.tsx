import { lazy } from '../../../app/lazy.ts';
import { withMessages } from '../../../app/with-messages.ts';

/** The field of tags, of which screens that have it need nothing before it is opened. */
export const LazyTagField = lazy(
  withMessages('tags', async () => ({ default: (await import('./tag-field.tsx')).TagField })),
);
