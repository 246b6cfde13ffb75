import { currentLocale } from '../language/messages.ts';
import { networkError, parseErrorResponse } from './api-error.ts';
import { expireSession } from './client.ts';
import { currentToken } from './session.ts';

interface FormToSend {
  method: 'POST' | 'PUT';
  url: string;
  form: FormData;
  /** Of 0 to 1. `fetch` would not tell. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a form with a file and the session's token, and reports how much of it is sent.
 * @throws {ApiError}
 */
export function sendForm({ method, url, form, onProgress, signal }: FormToSend): Promise<void> {
  const token = currentToken();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.setRequestHeader('Accept-Language', currentLocale());
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) {
      resolve();
      return;
    }
    if (request.status === 401) expireSession(token);
    const server = request.getResponseHeader('Server');
    reject(parseErrorResponse(request.status, request.responseText, server));
  });
  request.addEventListener('error', () => reject(networkError()));
  request.addEventListener('abort', () => reject(networkError()));
  signal.addEventListener('abort', () => request.abort());
  request.send(form);
  return promise;
}
