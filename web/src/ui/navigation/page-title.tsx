interface PageTitleProps {
  /** What the page shows, the smallest part first: a user, then `Admin`. What is empty is left out. */
  parts: readonly (string | undefined)[];
}

/** The document's title. Each page has exactly one; the layout has none. */
export function PageTitle({ parts }: PageTitleProps) {
  return <title>{[...parts.filter(Boolean), 'Perch'].join(' · ')}</title>;
}
