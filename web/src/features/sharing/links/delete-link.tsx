import type { ShortLink } from '@perch/contract/links/links';

import { api, parseResponse } from '../../../api/client.ts';
import { linksKey } from '../../../api/sharing/links-query.ts';
import { m } from '../../../language/messages.ts';
import { DeleteDialog } from '../dialog/delete-dialog.tsx';
import { nameOf } from './link-row.tsx';

interface DeleteLinkProps {
  /** Undefined: the dialog is closed. */
  link: ShortLink | undefined;
  onClose: () => void;
}

export function DeleteLink({ link, onClose }: DeleteLinkProps) {
  const texts = m.shortLinks;
  const id = link?._id ?? '';
  return (
    <DeleteDialog
      title={link && texts.delete({ name: nameOf(link.url) })}
      text={texts.deleteText}
      done={texts.deleted}
      remove={() => parseResponse(api.links[':id'].$delete({ param: { id } }))}
      listKey={linksKey}
      onClose={onClose}
    />
  );
}
