import type { Upload } from '@perch/contract/uploads';
import type { UploadSort } from '@perch/contract/uploads/limits';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';

import { listSearch, type ListState } from '../../../../api/list-url.ts';
import { formatDateTime } from '../../../../format/date.ts';
import { formatNumber } from '../../../../format/number.ts';
import { formatBytes } from '../../../../format/size.ts';
import { m } from '../../../../language/messages.ts';
import { useShownLanguage } from '../../../../language/use-shown-language.ts';
import { FileIcon } from '../../../../ui/file-icon.tsx';
import { LinkBadges } from '../../../../ui/link-options/link-badges.tsx';
import { LongList } from '../../../../ui/long-list/long-list.tsx';
import { UploadActions } from '../../actions/upload-actions.tsx';
import { SelectionCheckbox } from '../../selection/selection-checkbox.tsx';
import { pageState } from '../../selection/selection.ts';
import { uploadAttribute } from '../file-rows.ts';
import { toggleSort } from '../sort-order.ts';
import { DetailsLink } from './details-link.tsx';
import type { UploadListProps } from './layout-props.ts';
import { TagList } from './tag-list.tsx';

import classes from './uploads-table.module.css';

export function UploadsTable(props: UploadListProps) {
  const { uploads, shown, selection, onToggle, onTogglePage, onDelete, onFavorite } = props;
  const { columns } = m.uploads.list;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th className={classes.select}>
            <SelectionCheckbox
              label={m.uploads.selection.selectShown}
              state={pageState(selection, uploads)}
              onToggle={onTogglePage}
            />
          </th>
          <SortableHead sort="name" label={columns.name} shown={shown} />
          <SortableHead sort="size" label={columns.size} shown={shown} className={classes.number} />
          <th className={classes.number}>{columns.views}</th>
          <th className={classes.number}>{columns.downloads}</th>
          <SortableHead
            sort="createdAt"
            label={columns.createdAt}
            shown={shown}
            className={classes.date}
          />
          <th className={classes.last}>
            <span className={classes.spoken}>{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <LongList items={uploads} as="tbody" name="table" itemHeight={56}>
        {(upload) => (
          <Row
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            onToggle={onToggle}
            onDelete={onDelete}
            onFavorite={onFavorite}
          />
        )}
      </LongList>
    </table>
  );
}

interface SortableHeadProps {
  sort: UploadSort;
  label: string;
  shown: ListState;
  className?: string | undefined;
}

function SortableHead({ sort, label, shown, className }: SortableHeadProps) {
  const isChosen = shown.sort === sort;
  const isAscending = shown.order === 'asc';
  const Arrow = isAscending ? IconArrowUp : IconArrowDown;
  const to = { search: listSearch({ ...shown, page: 1, ...toggleSort(shown, sort) }) };
  return (
    <th
      className={className}
      aria-sort={isChosen ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <Link className={classes.sort} to={to}>
        {label}
        {isChosen && <Arrow size="0.875rem" aria-hidden="true" />}
      </Link>
    </th>
  );
}

interface RowProps {
  upload: Upload;
  isSelected: boolean;
  onToggle: UploadListProps['onToggle'];
  onDelete: (upload: Upload) => void;
  onFavorite: UploadListProps['onFavorite'];
}

/** Memoised: selecting one upload must not render the whole page again. */
const Row = memo(function Row({ upload, isSelected, onToggle, ...acting }: RowProps) {
  useShownLanguage();
  const { originalName: name } = upload;
  return (
    <tr data-selected={isSelected || undefined} {...uploadAttribute(upload._id)}>
      <td className={classes.select}>
        <SelectionCheckbox
          label={m.uploads.selection.select({ name })}
          state={isSelected ? 'all' : 'none'}
          onToggle={(isRange) => onToggle(upload, isRange)}
        />
      </td>
      <td>
        <div className={classes.file}>
          <FileIcon file={upload} />
          <div className={classes.text}>
            <DetailsLink id={upload._id} className={classes.name} tooltip={name}>
              {name}
            </DetailsLink>
            <div className={classes.detail}>
              <p className={classes.type}>{upload.mimeType}</p>
              <LinkBadges upload={upload} />
              <TagList tags={upload.tags} />
            </div>
          </div>
        </div>
      </td>
      <td className={classes.number}>{formatBytes(upload.size)}</td>
      <td className={classes.number}>{formatNumber(upload.views)}</td>
      <td className={classes.number}>{formatNumber(upload.downloads)}</td>
      <td className={classes.date}>
        <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
      </td>
      <td className={classes.last}>
        <UploadActions upload={upload} {...acting} />
      </td>
    </tr>
  );
});
