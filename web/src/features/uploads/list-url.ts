import { categories, type Category } from '@perch/contract/limits';

import type { UploadsPage } from '../../api.ts';

/** Reads page and filter from the URL; what makes no sense counts as not given. */
export function readListUrl(parameters: URLSearchParams): UploadsPage {
  const page = parameters.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    type: categories.find((category) => category === parameters.get('type')),
  };
}

/** The query of the list's URL; the first page and no filter need none. */
export function listSearch({ page, type }: { page: number; type: Category | undefined }): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '' : `?${parameters}`;
}
