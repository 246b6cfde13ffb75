import { type ReactNode, Suspense } from 'react';

import { NewPasteButton } from '../pastes/new-paste-button.tsx';
import { UploadArea } from '../transfers/pick/upload-area.tsx';
import { InterruptedTransfers } from '../transfers/resume/interrupted-transfers.tsx';
import { chooseUploadDomain, useUploadDomain } from '../upload-options/upload-domain.ts';
import { UploadsList } from './list/uploads-list.tsx';
import { UploadsTitle } from './uploads-title.tsx';

import classes from './uploads-page.module.css';

interface UploadsPageProps {
  /** Beside the upload area; at the end on narrow screens. */
  aside: ReactNode;
  /** Renders the choice of the domain for new uploads; empty is the default link. */
  domainChoice: (chosen: string, onChoose: (domain: string) => void) => ReactNode;
  /** The options of new uploads' links. */
  newUploads: ReactNode;
}

/** Upload and list files. */
export function UploadsPage({ aside, domainChoice, newUploads }: UploadsPageProps) {
  const domain = useUploadDomain();
  return (
    <div className={classes.page}>
      <UploadsTitle />
      <div className={classes.upload}>
        <UploadArea />
        <NewPasteButton />
        <Suspense>{domainChoice(domain, chooseUploadDomain)}</Suspense>
        <Suspense fallback={<div className={classes.loading} />}>{newUploads}</Suspense>
      </div>
      <div className={classes.files}>
        <InterruptedTransfers />
        <UploadsList />
      </div>
      {aside}
    </div>
  );
}
