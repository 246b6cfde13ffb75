import { IconFilter } from '@tabler/icons-react';
import { Suspense } from 'react';

import { hasCriteria, type ListState } from '../../../../api/list-url.ts';
import { m } from '../../../../language/messages.ts';
import { withMessages } from '../../../../language/with-messages.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { FoldedPanel } from '../../../../ui/folded-panel.tsx';

const FilterPanel = lazy(
  withMessages('tags', async () => ({
    default: (await import('../../../filters/filter-panel.tsx')).FilterPanel,
  })),
);

/** Opens the choice of tags, favourites and saved filters below the toolbar. */
export function FilterButton({ shown }: { shown: ListState }) {
  const { open } = m.marks.filter;
  const { isFavorite, tag, album } = shown;
  return (
    <FoldedPanel
      label={open}
      icon={<IconFilter size="1.125rem" aria-hidden="true" />}
      isActive={isFavorite || Boolean(tag ?? album) || hasCriteria(shown)}
      hasLabel
    >
      {(close) => (
        <Suspense fallback={<Loading />}>
          <FilterPanel shown={shown} onClose={close} />
        </Suspense>
      )}
    </FoldedPanel>
  );
}
