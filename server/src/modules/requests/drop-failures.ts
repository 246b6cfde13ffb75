import { AppError } from '../../lib/errors.ts';

export const requestClosed = () => new AppError('request_closed', (m) => m.requests.drop.over);

export const requestFull = () => new AppError('request_full', (m) => m.requests.drop.full);

export const passwordNeeded = () =>
  new AppError('password_required', (m) => m.requests.drop.passwordNeeded);

/** The failure as shown to a sender: without the owner's account, its quota or its state. */
export function toSenderError(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const { code } = error;
  if (code === 'forbidden') return requestClosed();
  // Its album has filled up meanwhile: the next upload joins none.
  if (code === 'album_full') return requestFull();
  if (code === 'quota_exceeded') {
    return new AppError('quota_exceeded', (m) => m.requests.drop.noRoom, { cause: error });
  }
  if (code === 'too_many_uploads') {
    return new AppError('too_many_uploads', (m) => m.requests.drop.tooManyAtOnce, { cause: error });
  }
  return error;
}
