import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ExpiryField } from '../../../ui/link-options/expiry-field.tsx';
import { PasswordChangeField } from '../../../ui/link-options/password-change-field.tsx';
import {
  albumChange,
  type AlbumChoice,
  type AlbumProblems,
  albumProblems,
  choiceOfAlbum,
} from './album-choice.ts';
import { NameFields, SlugField, VisibilityField } from './album-fields.tsx';
import { useAlbumSave } from './use-album-save.ts';

import classes from './album-dialog.module.css';

interface NewAlbumDialogProps {
  onClose: () => void;
  onCreated: (album: Album) => void;
}

export function NewAlbumDialog({ onClose, onCreated }: NewAlbumDialogProps) {
  const [choice, setChoice] = useState(() => choiceOfAlbum());
  const [problems, setProblems] = useState<AlbumProblems>({});
  const save = useAlbumSave({ id: undefined, onDone: onCreated, onRefused: setProblems });
  const choose = (chosen: Partial<AlbumChoice>) => {
    setChoice({ ...choice, ...chosen });
    setProblems({});
  };
  const submit = () => {
    const found = albumProblems(choice, Date.now());
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate(albumChange(choice));
  };
  const shared = { choice, problems, onChoose: choose };
  return (
    <Dialog title={m.albums.create} onClose={onClose}>
      <Form className={classes.form} isBusy={save.isPending} onSubmit={submit}>
        <NameFields {...shared} />
        <VisibilityField {...shared} />
        <PasswordChangeField
          choice={choice}
          keptLabel={m.linkChange.password.none}
          isRemovable={false}
          error={problems.password}
          onChoose={choose}
        />
        <ExpiryField
          choice={choice}
          keptLabel={undefined}
          error={problems.expires}
          onChoose={choose}
        />
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
    </Dialog>
  );
}
