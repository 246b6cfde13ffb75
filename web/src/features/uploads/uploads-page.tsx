import type { ReactNode } from 'react';

import { UploadCard } from './upload-card.tsx';
import { UploadsList } from './uploads-list.tsx';
import { UploadsTitle } from './uploads-title.tsx';

import classes from './uploads-page.module.css';

/** Upload and list files. `aside` stands beside the drop area, on narrow screens at the end. */
export function UploadsPage({ aside }: { aside: ReactNode }) {
  return (
    <div className={classes.page}>
      <UploadsTitle />
      <UploadCard />
      <UploadsList />
      {aside}
    </div>
  );
}
