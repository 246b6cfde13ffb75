import { savedFilters } from './web/saved-filters.ts';
import { tags } from './web/tags.ts';

/** What the web app says about tags, where they are changed, and about saved filters. */
export const webTags = { savedFilters, tags };
