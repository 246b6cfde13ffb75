import { isForm, makePicture, yieldToServer } from './make-picture.ts';
import { finishPicture } from './picture-outcome.ts';

// A program of its own, started by `thumbnail-maker.ts` for one picture, which it reads from standard
// input; it writes the thumbnail to standard output. The arguments are the picture's length in bytes, the
// form to make of it and the bytes of memory that there are for it.

yieldToServer();
const [length, form, availableBytes] = process.argv.slice(2);
const picture = Buffer.from(await Bun.stdin.arrayBuffer());
if (picture.length !== Number(length)) throw new Error('The picture is incomplete.');
await finishPicture(() =>
  makePicture(picture, isForm(form) ? form : 'thumbnail', Number(availableBytes)),
);
