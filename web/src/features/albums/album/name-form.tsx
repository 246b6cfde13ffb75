import { Button } from '@mantine/core';
import type { Album } from '@perch/contract/albums/albums';
import { useState } from 'react';

import { m } from '../../../language/messages.ts';
import { Form } from '../../../ui/form/form.tsx';
import {
  albumChange,
  type AlbumChoice,
  type AlbumProblems,
  albumProblems,
  choiceOfAlbum,
} from '../form/album-choice.ts';
import { NameFields } from '../form/album-fields.tsx';
import { useAlbumSave } from '../form/use-album-save.ts';

import classes from '../form/album-dialog.module.css';

interface NameFormProps {
  album: Album;
  onClose: () => void;
}

/** Changes the name and the description of an album. */
export function NameForm({ album, onClose }: NameFormProps) {
  const [choice, setChoice] = useState(() => choiceOfAlbum(album));
  const [problems, setProblems] = useState<AlbumProblems>({});
  const save = useAlbumSave({ id: album._id, onDone: onClose, onRefused: setProblems });
  const choose = (chosen: Partial<AlbumChoice>) => {
    setChoice({ ...choice, ...chosen });
    setProblems({});
  };
  const submit = () => {
    const { name, description } = albumChange(choice, album);
    const { name: problem } = albumProblems(choice, Date.now());
    if (problem !== undefined) setProblems({ name: problem });
    else if (name === undefined && description === undefined) onClose();
    else
      save.mutate({
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
      });
  };
  return (
    <Form className={classes.form} isBusy={save.isPending} onSubmit={submit}>
      <NameFields choice={choice} problems={problems} onChoose={choose} nameRef={focusOnce} />
      <div className={classes.actions}>
        <Button size="xs" variant="default" onClick={onClose}>
          {m.general.cancel}
        </Button>
        <Button size="xs" type="submit" loading={save.isPending}>
          {m.general.save}
        </Button>
      </div>
    </Form>
  );
}

/** As the form has been asked for by a button that it replaces. */
const focusOnce = (input: HTMLInputElement | null): void => input?.select();
