import type { Upload } from '@perch/contract/uploads';

import { formatDateTime } from '../../format/date.ts';
import { FileIcon } from './file-icon.tsx';
import { UploadActions } from './upload-actions.tsx';

import classes from './uploads-table.module.css';

interface UploadsTableProps {
  uploads: readonly Upload[];
  onDelete: (upload: Upload) => void;
}

export function UploadsTable({ uploads, onDelete }: UploadsTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>Name</th>
          <th className={classes.number}>Size</th>
          <th className={classes.number}>Views</th>
          <th className={classes.number}>Downloads</th>
          <th className={classes.date}>Uploaded</th>
          <th className={classes.last}>
            <span className={classes.spoken}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <Row key={upload._id} upload={upload} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ upload, onDelete }: { upload: Upload; onDelete: (upload: Upload) => void }) {
  return (
    <tr>
      <td>
        <div className={classes.file}>
          <FileIcon category={upload.category} thumbnailUrl={upload.thumbnailUrl} />
          <div className={classes.text}>
            <a
              className={classes.name}
              href={upload.publicUrl}
              title={upload.originalName}
              target="_blank"
              rel="noopener"
            >
              {upload.originalName}
            </a>
            <p className={classes.type}>{upload.mimeType}</p>
          </div>
        </div>
      </td>
      <td className={classes.number}>{upload.humanSize}</td>
      <td className={classes.number}>{upload.views}</td>
      <td className={classes.number}>{upload.downloads}</td>
      <td className={classes.date}>
        <time dateTime={upload.createdAt}>{formatDateTime(upload.createdAt)}</time>
      </td>
      <td>
        <UploadActions upload={upload} onDelete={onDelete} />
      </td>
    </tr>
  );
}
