import { ApiFailure, failureFrom, unreachableFailure } from '../../api-failure.ts';
import { endSessionOf } from '../../api.ts';
import { currentToken } from '../../session.ts';
import { chooseUploadDomain, currentUploadDomain } from './chosen-domain.ts';
import type { SendOptions } from './upload-queue.ts';

/** Uploads one file and resolves to its link. XMLHttpRequest, as fetch reports no progress. */
export function sendFile(file: File, { signal, onProgress }: SendOptions): Promise<string> {
  const token = currentToken();
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', '/api/upload');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    // The multipart frame counts in `loaded`, so the end can lie beyond the file's size.
    request.upload.addEventListener('progress', ({ loaded }) =>
      onProgress(Math.min(loaded, file.size)),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) endSessionOf(token);
      if (request.status === 201) resolve(storedUrl(request.responseText));
      else reject(refusalOf(request));
    });
    request.addEventListener('error', () => reject(unreachableFailure()));
    request.addEventListener('abort', () => reject(new ApiFailure('Cancelled.', 0, '')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    const domain = currentUploadDomain();
    // The server decides by what it has read before the file.
    if (domain) form.append('domain', domain);
    form.append('file', file, file.name);
    request.send(form);
  });
}

function storedUrl(body: string): string {
  const answer: { file?: { url?: unknown } } = JSON.parse(body);
  return String(answer.file?.url ?? '');
}

function refusalOf({ status, responseText }: XMLHttpRequest): ApiFailure {
  const failure = failureFrom(status, responseText);
  // The domain is gone; the next try gets the default link.
  if (failure.code === 'unknown_domain') chooseUploadDomain('');
  return failure;
}
