import { Button } from '@mantine/core';
import type { Upload } from '@perch/contract/uploads';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { m } from '../../../language/messages.ts';
import { FileIcon } from '../../../ui/file-icon.tsx';
import { previewUrlOf } from '../file-urls.ts';
import { canEmbedPdf, fetchPdf } from './preview-kind.ts';

import classes from './upload-preview.module.css';

/** The browser's PDF viewer inside the page, or a link to a new tab for browsers without one. */
export function PdfPreview({ upload }: { upload: Upload }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!hasFailed && canEmbedPdf(upload, navigator.pdfViewerEnabled)) {
    return <PdfFrame upload={upload} onFailure={() => setHasFailed(true)} />;
  }
  return (
    <>
      <FileIcon file={upload} size="fill" />
      <Button
        component="a"
        variant="default"
        href={upload.publicUrl}
        target="_blank"
        rel="noopener"
      >
        {m.fileDetails.readPdf}
      </Button>
    </>
  );
}

function PdfFrame({ upload, onFailure }: { upload: Upload; onFailure: () => void }) {
  const url = previewUrlOf(upload);
  const { data: pdf } = useQuery({
    queryKey: ['pdf-preview', url],
    queryFn: ({ signal }) =>
      fetchPdf(url, signal).catch(() => {
        if (!signal.aborted) onFailure();
        return null;
      }),
    // As large as the file: dropped from the cache when the preview closes.
    gcTime: 0,
  });
  const title = m.fileDetails.preview({ name: upload.originalName });
  return pdf ? <Frame pdf={pdf} title={title} /> : <div className={classes.pdf} />;
}

function Frame({ pdf, title }: { pdf: Blob; title: string }) {
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(pdf);
      frame.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [pdf],
  );
  // Chromium's viewer does not start in a sandbox. The page's own policy holds inside the frame.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={show} className={classes.pdf} title={title} />;
}
