// What a page of another site does to upload here; it is bundled for the browser.
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import XHRUpload from '@uppy/xhr-upload';

export interface UppyOrder {
  kind: 'tus' | 'form';
  origin: string;
  token: string;
  name: string;
  text: string;
}

/** How it ended: the file's public link, or what the page knows of the failure. */
export type UppyOutcome = { link: string } | { failure: string };

declare global {
  interface Window {
    uploadWithUppy: (order: UppyOrder) => Promise<UppyOutcome>;
  }
}

window.uploadWithUppy = async ({ kind, origin, token, name, text }) => {
  const uppy = new Uppy();
  const headers = { Authorization: `Bearer ${token}` };
  let link = '';
  let failure = '';
  if (kind === 'tus') {
    uppy.use(Tus, {
      endpoint: `${origin}/api/upload/resumable`,
      headers,
      chunkSize: 100_000,
      retryDelays: [],
      allowedMetaFields: ['name'],
      onAfterResponse(_request, answer) {
        link = answer.getHeader('Upload-Url') ?? link;
      },
    });
    // It asks how far it has come before it goes on.
    let hasPaused = false;
    uppy.on('upload-progress', (file, { bytesUploaded }) => {
      if (!file || hasPaused || bytesUploaded < 100_000) return;
      hasPaused = true;
      uppy.pauseResume(file.id);
      setTimeout(() => uppy.pauseResume(file.id));
    });
  } else {
    uppy.use(XHRUpload, {
      endpoint: `${origin}/api/upload`,
      headers,
      fieldName: 'file',
      shouldRetry: () => false,
      onAfterResponse(request) {
        if (request.status >= 400) failure = request.responseText;
      },
      getResponseData(request) {
        const answer: { file: { url: string } } = JSON.parse(request.responseText);
        link = answer.file.url;
        return { url: link };
      },
    });
  }
  uppy.on('upload-error', (_file, error) => (failure ||= error.message));
  uppy.addFile({ name, type: 'text/plain', data: new Blob([text]) });
  await uppy.upload();
  return link ? { link } : { failure };
};
