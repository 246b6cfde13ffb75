import { ApiFailure, failureFrom, unreachableFailure } from '../../api-failure.ts';
import { endSessionOf } from '../../api.ts';
import { currentToken } from '../../session.ts';
import { chooseUploadDomain, currentUploadDomain } from './chosen-domain.ts';
import type { SendOptions } from './upload-queue.ts';

const stillMs = 1000;

/** Uploads one file and resolves to its link. XMLHttpRequest, as fetch reports no progress. */
export function sendFile(file: File, { signal, onProgress }: SendOptions): Promise<string> {
  const token = currentToken();
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open('POST', '/api/upload');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    let sentBytes = 0;
    request.upload.addEventListener('progress', ({ loaded }) => {
      // The multipart frame counts in `loaded`, so the end can lie beyond the file's size.
      sentBytes = Math.min(loaded, file.size);
      onProgress(sentBytes);
    });
    // A line that stands still reports nothing by itself, and the speed has to fall.
    const repeating = window.setInterval(() => onProgress(sentBytes), stillMs);
    request.addEventListener('loadend', () => window.clearInterval(repeating));
    request.addEventListener('load', () => {
      if (request.status === 401) endSessionOf(token);
      if (request.status === 201) resolve(storedUrl(request.responseText));
      else reject(refusalOf(request));
    });
    request.addEventListener('error', () => void whyNotSent(file).then(reject));
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

/** No answer came: the server is away, or the file is no longer what was chosen. */
async function whyNotSent(file: File): Promise<ApiFailure> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return unreachableFailure();
  } catch {
    return new ApiFailure('The file was changed or removed. Choose it again.', 0, '');
  }
}

function refusalOf({ status, responseText }: XMLHttpRequest): ApiFailure {
  const failure = failureFrom(status, responseText);
  // The domain is gone; the next try gets the default link.
  if (failure.code === 'unknown_domain') chooseUploadDomain('');
  return failure;
}
