interface PageTitleProps {
  /** From the most specific part on: a user, then `Admin`. Empty parts are left out. */
  parts: readonly (string | undefined)[];
}

/** The document's title. Each page has exactly one; the layout has none. */
export function PageTitle({ parts }: PageTitleProps) {
  return <title>{[...parts.filter(Boolean), 'Perch'].join(' · ')}</title>;
}
