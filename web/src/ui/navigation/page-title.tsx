import { useBrand } from '../../api/brand.ts';

interface PageTitleProps {
  /** From the most specific part on: a user, then `Admin`. Empty parts are left out. */
  parts: readonly (string | undefined)[];
}

/** The document's title. Each page has exactly one; the layout has none. */
export function PageTitle({ parts }: PageTitleProps) {
  const { name } = useBrand();
  return <title>{[...parts.filter(Boolean), name].join(' · ')}</title>;
}
