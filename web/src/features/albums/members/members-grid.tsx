import type { Album } from '@perch/contract/albums/albums';
import type { Upload } from '@perch/contract/uploads';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { useTrueProportions } from '../../uploads/list/layouts/tile-ratio.ts';
import type { Selection } from '../../uploads/selection/selection.ts';
import { useMemberDrag } from './member-drag.ts';
import { moveNextTo, moveTo, type Side } from './member-order.ts';
import { MemberTile } from './member-tile.tsx';

import classes from './members-grid.module.css';

interface MembersGridProps {
  album: Album;
  /** As far as they are loaded. */
  members: readonly Upload[];
  selection: Selection;
  onToggle: (members: readonly Upload[], upload: Upload, isRange: boolean) => void;
  loadAll: () => Promise<readonly Upload[]>;
  onReorder: (before: readonly Upload[], order: readonly string[]) => void;
  onCover: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

const idsOf = (members: readonly Upload[]) => members.map(({ _id: id }) => id);

/** The members of an album in their order, which is changed by dragging and by keys. */
export function MembersGrid(props: MembersGridProps) {
  const { album, members, selection } = props;
  const hintId = useId();
  const { said, moveByKey, list } = useKeyMoves(props);
  const onDrop = (id: string, anchor: string, side: Side) => {
    // One of the selected files takes the others along.
    const moved = selection.has(id) ? idsOf(members).filter((each) => selection.has(each)) : [id];
    props.onReorder(members, moveNextTo(idsOf(members), moved, anchor, side));
  };
  useMemberDrag(list, useStable(onDrop));
  useTrueProportions(list);
  const onKey = useStable(moveByKey);
  const onCover = useStable(props.onCover);
  const onRemove = useStable(props.onRemove);
  const onToggle = useStable((upload: Upload, isRange: boolean) =>
    props.onToggle(members, upload, isRange),
  );
  const actions = { onToggle, onKey, onCover, onRemove };
  return (
    <>
      <p className={classes.spoken} id={hintId}>
        {m.albums.order.hint}
      </p>
      <output className={classes.spoken} aria-live="assertive">
        {said}
      </output>
      <ol ref={list} className={classes.grid}>
        {members.map((upload) => (
          <MemberTile
            key={upload._id}
            upload={upload}
            isSelected={selection.has(upload._id)}
            isCover={album.cover === upload._id}
            hintId={hintId}
            {...actions}
          />
        ))}
      </ol>
    </>
  );
}

/** Moves by keys, says where a member is then, and keeps the focus on its handle. */
function useKeyMoves({ album, members, loadAll, onReorder }: MembersGridProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; place: number }>(undefined);
  // The browser may have moved the element itself, and so taken the focus from it.
  useLayoutEffect(() => {
    const { id, place } = moved.current ?? {};
    if (place === undefined || members[place]?._id !== id) return;
    const tile = list.current?.querySelector(`[data-member="${id}"]`);
    tile?.querySelector<HTMLElement>('[data-handle]')?.focus();
    tile?.scrollIntoView({ block: 'nearest' });
    moved.current = undefined;
  });
  const put = (all: readonly Upload[], { _id: id, originalName: name }: Upload, place: number) => {
    const before = idsOf(all);
    const order = moveTo(before, id, place);
    const total = Math.max(album.uploadCount, all.length);
    setSaid(m.albums.order.moved({ name, place: order.indexOf(id) + 1, total }));
    if (order === before) return;
    moved.current = { id, place: order.indexOf(id) };
    onReorder(all, order);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, upload: Upload) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = members.indexOf(upload);
    const isBeyond = members.length < album.uploadCount;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const steps: Record<string, number> = {
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowUp: -1,
      ArrowDown: 1,
    };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      put(members, upload, at + step);
    } else if (event.key === 'Home') {
      event.preventDefault();
      put(members, upload, 0);
    } else if (event.key === 'End') {
      event.preventDefault();
      if (isBeyond) {
        void loadAll().then(
          (all) => put(all, upload, all.length),
          () => setSaid(m.albums.order.notSaved),
        );
      } else put(members, upload, members.length);
    }
  };
  return { said, moveByKey, list };
}

/** A function that is the same at each rendering, and does what the latest one does. */
function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
