import type { Tag } from '@perch/contract/tags/tags';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { api, parseResponse } from '../../../api/client.ts';
import { listSearch, wholeList } from '../../../api/list-url.ts';
import { m } from '../../../language/messages.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { refetchTags } from '../tags-queries.ts';
import { RenameTag } from './rename-tag.tsx';

import classes from './tags-page.module.css';

/** A tag of the account, with the way to its files. */
export function TagRow({ tag }: { tag: Tag }) {
  const [isRenamed, setIsRenamed] = useState(false);
  const { name, uploads } = tag;
  if (isRenamed) {
    return (
      <li className={classes.row}>
        <RenameTag tag={tag} onEnd={() => setIsRenamed(false)} />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <Link
        className={classes.name}
        dir="auto"
        to={`/uploads${listSearch({ ...wholeList, tag: name })}`}
      >
        {name}
      </Link>
      <span className={classes.count}>{m.tags.files({ count: uploads })}</span>
      <IconButton
        label={m.tags.manage.rename({ name })}
        icon={<IconPencil size="1.125rem" />}
        onClick={() => setIsRenamed(true)}
      />
      <DeleteTag tag={tag} />
    </li>
  );
}

function DeleteTag({ tag: { _id: id, name, uploads } }: { tag: Tag }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const texts = m.tags.manage;
  const remove = useMutation({
    mutationFn: () => parseResponse(api.tags[':id'].$delete({ param: { id } })),
    onSuccess: () => toastSuccess(texts.deleted),
    // Also after an error: it may have been deleted elsewhere.
    onSettled: async () => {
      setIsAsking(false);
      await refetchTags(queryClient);
    },
  });
  return (
    <>
      <IconButton
        label={texts.delete({ name })}
        icon={<IconTrash size="1.125rem" />}
        tone="danger"
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.delete({ name })}
        confirmLabel={m.general.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.deleteText({ count: uploads })}
      </ConfirmDialog>
    </>
  );
}
