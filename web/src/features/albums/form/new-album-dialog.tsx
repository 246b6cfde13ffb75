import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';

import { m } from '../../../language/messages.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { ExpiryField } from '../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../ui/link-options/password-change-field.tsx';
import { albumChange, albumProblems, choiceOfAlbum } from './album-choice.ts';
import { NameFields, SlugField, VisibilityField } from './album-fields.tsx';
import { OwnLinksField } from './own-links-field.tsx';
import { useAlbumSave } from './use-album-save.ts';

import classes from './album-dialog.module.css';

interface NewAlbumDialogProps {
  onClose: () => void;
  onCreated: (album: Album) => void;
}

export function NewAlbumDialog({ onClose, onCreated }: NewAlbumDialogProps) {
  const {
    fields: choice,
    problems,
    change,
    refuse,
    submit,
  } = useDraft(choiceOfAlbum(), (fields) => albumProblems(fields, Date.now()));
  const save = useAlbumSave({ id: undefined, onDone: onCreated, onRefused: refuse });
  const send = () => save.mutate(albumChange(choice));
  const shared = { choice, problems, onChoose: change };
  return (
    <FormDialog isOpen title={m.albums.create} onClose={onClose}>
      <Form className={classes.form} isBusy={save.isPending} onSubmit={() => submit(send)}>
        <NameFields {...shared} />
        <VisibilityField {...shared} />
        <PasswordChangeField
          choice={choice}
          keptLabel={m.linkChange.password.none}
          isRemovable={false}
          error={problems.password}
          onChoose={change}
        />
        <ExpiryField
          choice={choice}
          keptLabel={undefined}
          error={problems.expires}
          onChoose={change}
        />
        <OwnLinksField choice={choice} onChoose={change} />
        <SlugField {...shared} hint={m.albums.fields.slugHint} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {m.general.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {m.albums.fields.make}
          </Button>
        </div>
      </Form>
    </FormDialog>
  );
}
