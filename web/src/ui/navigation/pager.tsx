import { Pagination } from '@mantine/core';
import type { Pagination as Page } from '@perch/contract/pagination';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

import { m } from '../../language/messages.ts';

import classes from './pager.module.css';

interface PagerProps {
  pagination: Page;
  /** The URL's query of a page. */
  searchOf: (page: number) => string;
}

/** `21–40 of 133` and links to the pages. */
export function Pager({ pagination, searchOf }: PagerProps) {
  const { page, pages, limit, total } = pagination;
  const linkTo = (number: number) => ({
    component: Link,
    to: { search: searchOf(number) },
    onClick: scrollToTop,
  });
  const first = (page - 1) * limit + 1;
  return (
    <div className={classes.pager}>
      <p className={classes.range}>
        {m.controls.pager.range({ first, last: Math.min(first + limit - 1, total), total })}
      </p>
      {pages > 1 && (
        <nav className={classes.pages} aria-label={m.controls.pager.pages}>
          <Step
            label={m.controls.pager.previous}
            search={page > 1 ? searchOf(page - 1) : undefined}
          >
            <IconChevronLeft size="1rem" aria-hidden="true" />
          </Step>
          <Pagination
            total={pages}
            value={page}
            size="sm"
            siblings={1}
            withControls={false}
            classNames={{ control: classes.control }}
            getItemProps={(number) => ({
              ...linkTo(number),
              'aria-label': m.controls.pager.page({ page: number }),
            })}
          />
          <Step
            label={m.controls.pager.next}
            search={page < pages ? searchOf(page + 1) : undefined}
          >
            <IconChevronRight size="1rem" aria-hidden="true" />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  label: string;
  /** Undefined on the first or last page. */
  search: string | undefined;
  children: ReactNode;
}

function Step({ label, search, children }: StepProps) {
  // Keeps its width, so that the other links do not move.
  if (search === undefined) return <span className={classes.step} />;
  return (
    <Link
      className={classes.step}
      aria-label={label}
      data-tooltip={label}
      to={{ search }}
      onClick={scrollToTop}
    >
      {children}
    </Link>
  );
}

/** Scrolls from the links at the end of a list to its beginning. */
function scrollToTop({ currentTarget }: MouseEvent<HTMLElement>): void {
  const list = currentTarget.closest('section');
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}
