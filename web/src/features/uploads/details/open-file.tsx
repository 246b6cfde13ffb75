import { Viewer } from '../viewer/viewer.tsx';
import type { OpenFileProps } from './file-props.ts';
import { UploadDetails, type UploadDetailsProps } from './upload-details.tsx';

type Props = ({ isFull: true } & OpenFileProps) | ({ isFull: false } & UploadDetailsProps);

/** A file over everything else, or what the drawer shows of it: one part of the app, as one leads to the other. */
export function OpenFile(props: Props) {
  return props.isFull ? <Viewer {...props} /> : <UploadDetails {...props} />;
}
