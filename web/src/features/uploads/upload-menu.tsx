import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

import { m } from '../../language/messages.ts';
import { Loading } from '../../ui/feedback/loading.tsx';
import { FoldedPanel } from '../../ui/folded-panel.tsx';
import { NewPasteButton } from '../pastes/new-paste-button.tsx';
import { ChooseFilesButton } from '../transfers/pick/choose-files.tsx';
import { onUploadChoice, uploadChoice } from '../upload-options/new-uploads.ts';
import { chooseUploadDomain, useUploadDomain } from '../upload-options/upload-domain.ts';

import classes from './upload-menu.module.css';

export interface UploadMenuProps {
  /** Renders the choice of the domain for new uploads; empty is the default link. */
  domainChoice: (chosen: string, onChoose: (domain: string) => void) => ReactNode;
  /** The options of new uploads' links. */
  newUploads: ReactNode;
}

/** Chooses files; the other half of the button opens what new uploads get. */
export function UploadMenu({ domainChoice, newUploads }: UploadMenuProps) {
  const domain = useUploadDomain();
  const { options, refusal } = useSyncExternalStore(onUploadChoice, uploadChoice);
  return (
    <div className={classes.menu}>
      <ChooseFilesButton />
      <FoldedPanel
        label={m.uploads.pick.options}
        icon={<IconChevronDown size="1rem" aria-hidden="true" />}
        isActive={domain !== '' || Object.keys(options).length > 0}
        openFor={refusal}
        side="start"
        className={classes.more}
      >
        {(close) => (
          <div className={classes.panel}>
            <NewPasteButton onOpen={close} />
            <Suspense fallback={<Loading />}>
              {domainChoice(domain, chooseUploadDomain)}
              {newUploads}
            </Suspense>
          </div>
        )}
      </FoldedPanel>
    </div>
  );
}
