import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';

import { formatDateTime } from '../../../format/date.ts';
import { m } from '../../../language/messages.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { ExpiryField } from '../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../ui/link-options/password-change-field.tsx';
import {
  albumChange,
  type AlbumChoice,
  type AlbumProblems,
  albumProblems,
  choiceOfAlbum,
} from './album-choice.ts';
import { SlugField, VisibilityField } from './album-fields.tsx';
import { OwnLinksField } from './own-links-field.tsx';
import { useAlbumSave } from './use-album-save.ts';

import classes from './album-dialog.module.css';

interface AlbumSettingsDialogProps {
  album: Album;
  onClose: () => void;
  onDelete: () => void;
}

/** Who sees an album, how its page is locked and ends, and its address. */
export function AlbumSettingsDialog({ album, onClose, onDelete }: AlbumSettingsDialogProps) {
  const draft = useDraft(
    () => choiceOfAlbum(album),
    (choice) => albumProblems(choice, Date.now()),
  );
  const save = useAlbumSave({ id: album._id, onDone: onClose, onRefused: draft.refuse });
  const send = (choice: AlbumChoice) => {
    // Its name may have been changed elsewhere meanwhile: it has no field here.
    const change = albumChange(choice, { ...album, name: choice.name.trim() });
    if (Object.keys(change).length > 0) save.mutate(change);
    else onClose();
  };
  return (
    <FormDialog isOpen title={m.albums.page.settings} onClose={onClose}>
      <Form className={classes.form} isBusy={save.isPending} onSubmit={() => draft.submit(send)}>
        <Fields
          album={album}
          choice={draft.fields}
          problems={draft.problems}
          onChoose={draft.change}
        />
        <div className={classes.actions}>
          <Button className={classes.delete ?? ''} variant="default" onClick={onDelete}>
            {m.albums.removal.action}
          </Button>
          <Button variant="default" onClick={onClose}>
            {m.general.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {m.general.save}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}

interface FieldsProps {
  album: Album;
  choice: AlbumChoice;
  problems: AlbumProblems;
  onChoose: (chosen: Partial<AlbumChoice>) => void;
}

function Fields({ album, choice, problems, onChoose }: FieldsProps) {
  const { expiry, password } = m.linkChange;
  const { expiresAt, hasPassword, slug, url } = album;
  const shared = { choice, problems, onChoose };
  const address = url.slice(0, url.length - slug.length) + choice.slug.trim();
  return (
    <>
      <VisibilityField {...shared} />
      <PasswordChangeField
        choice={choice}
        keptLabel={hasPassword ? password.kept : password.none}
        isRemovable={hasPassword}
        error={problems.password}
        onChoose={onChoose}
      />
      <ExpiryField
        choice={choice}
        keptLabel={expiresAt ? expiry.kept({ date: formatDateTime(expiresAt) }) : undefined}
        error={problems.expires}
        onChoose={onChoose}
      />
      <OwnLinksField choice={choice} album={album} onChoose={onChoose} />
      <SlugField
        {...shared}
        hint={choice.slug.trim() === slug ? m.albums.fields.slugHint : m.albums.fields.slugReplaced}
      />
      {choice.slug.trim() !== '' && (
        <p className={classes.address} dir="ltr">
          {address}
        </p>
      )}
    </>
  );
}
