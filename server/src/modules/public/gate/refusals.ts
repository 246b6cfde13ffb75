import { drainBody } from '../../../http/request/request-body.ts';
import { AppError } from '../../../lib/errors.ts';
import { isRead } from '../other-methods.ts';
import { alreadyDeletedPage, notFoundPage } from '../pages/upload-pages.ts';
import type { Refusal } from './may-read.ts';

/** The kinds of public addresses; each answers a refusal in its own way. */
export type Surface = 'file' | 'thumbnail' | 'deletionPage';

type Answer = (request: Request) => Promise<Response>;

const answers: Record<Refusal, Record<Surface, Answer>> = {
  // Header for header the answer to a slug that never existed.
  gone: {
    async file(request) {
      if (!isRead(request)) await drainBody(request);
      return notFoundPage();
    },
    thumbnail: () => Promise.reject(noSuchThumbnail()),
    deletionPage: alreadyDeletedPage,
  },
};

/** The answer to a request that the gate has refused. Throws AppError where the error map answers. */
export const answerRefusal = (refused: Refusal, surface: Surface, request: Request) =>
  answers[refused][surface](request);

export const noSuchThumbnail = () => new AppError('not_found', 'There is no such thumbnail.');
