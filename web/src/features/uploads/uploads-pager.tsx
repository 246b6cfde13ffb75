import { Pagination } from '@mantine/core';
import type { Pagination as Page } from '@perch/contract/lists';
import { Link } from 'react-router';

import { listSearch, type ListState } from './list-url.ts';

import classes from './uploads-pager.module.css';

interface UploadsPagerProps {
  pagination: Page;
  shown: ListState;
}

/** `21–40 of 133` and the pages as links. */
export function UploadsPager({ pagination, shown }: UploadsPagerProps) {
  const { page, pages, limit, total } = pagination;
  const linkTo = (number: number) => ({
    component: Link,
    to: { search: listSearch({ ...shown, page: number }) },
  });
  const first = (page - 1) * limit + 1;
  return (
    <div className={classes.pager}>
      <p className={classes.range}>
        {first}–{Math.min(first + limit - 1, total)} of {total}
      </p>
      {pages > 1 && (
        <nav aria-label="Pages">
          <Pagination
            total={pages}
            value={page}
            size="sm"
            siblings={1}
            withControls={false}
            classNames={{ control: classes.control }}
            getItemProps={(number) => ({ ...linkTo(number), 'aria-label': `Page ${number}` })}
          />
        </nav>
      )}
    </div>
  );
}
