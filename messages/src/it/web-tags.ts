import type { WebParts } from '../catalogue.ts';
import { savedFilters } from './web/saved-filters.ts';
import { tags } from './web/tags.ts';

export const webTags: WebParts['tags'] = { savedFilters, tags };
