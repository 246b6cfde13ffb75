import type { S3Location } from '../../../config/config.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { type ForeignObjects, openForeignObjects } from '../../../storage/s3/foreign-objects.ts';
import { StorageFailure } from '../../../storage/storage-failure.ts';
import { type SourceBytes, storeChunks, UnreadableBytes } from '../writing/store-bytes.ts';
import { escapesRoot } from './escapes-root.ts';
import type { SourcePlace } from './source-place.ts';

/** A bucket, and where in it the files are. */
export interface SourceBucket {
  location: S3Location;
  /** Empty, or with a slash at its end. */
  prefix: string;
}

// Each has been retried: a store that returns none of them is unavailable, and the next run continues.
const failuresInRowMax = 8;
const keyBytesMax = 1024;

/** Opens a bucket, without asking it for anything yet. */
export function openBucket({ location, prefix }: SourceBucket): SourcePlace {
  const name = location.bucket;
  const objects = openForeignObjects(location);
  const failures = new FailureCounter(name);
  return {
    kind: 'bucket',
    name,
    async find({ path, objectKey = path }) {
      const key = `${prefix}${objectKey.replace(/^(?:\.?\/)+/, '')}`;
      if (escapesRoot(objectKey)) return `its key ${JSON.stringify(key)} points outside the bucket`;
      // An address cannot have such segments.
      const isKey =
        key.isWellFormed() &&
        !key.split('/').includes('.') &&
        Buffer.byteLength(key) <= keyBytesMax;
      if (!isKey) return `its key ${JSON.stringify(key)} cannot be requested`;
      return findObject(objects, failures, key);
    },
  };
}

async function findObject(
  objects: ForeignObjects,
  failures: FailureCounter,
  key: string,
): Promise<SourceBytes | string> {
  try {
    const size = await objects.size(key);
    failures.reset();
    if (size === undefined) return `its bytes are missing: there is no object ${key}`;
    const read = () => readObject(objects, failures, key, size);
    return { path: undefined, size, store: (storage) => storeChunks(storage, read(), size) };
  } catch (error) {
    return failures.sentenceOf(error, key);
  }
}

/** Throws UnreadableBytes, to distinguish failures of the source from those of the storage that is written to. */
async function* readObject(
  objects: ForeignObjects,
  failures: FailureCounter,
  key: string,
  size: number,
): Chunks {
  try {
    yield* await objects.read(key, size);
    failures.reset();
  } catch (error) {
    throw new UnreadableBytes(failures.sentenceOf(error, key), { cause: error });
  }
}

/** Ends the run when the bucket has given nothing for some time. */
class FailureCounter {
  #inRow = 0;
  #hasAnswered = false;

  constructor(private readonly name: string) {}

  reset(): void {
    this.#inRow = 0;
    this.#hasAnswered = true;
  }

  /** Why an object cannot be taken. Throws where it is one failure too many. */
  sentenceOf(error: unknown, key: string): string {
    // A connection that broke while the bytes came throws an error of the runtime.
    const isAnswer = error instanceof StorageFailure;
    const message = isAnswer ? error.message : 'the connection to S3 broke';
    if (isAnswer && error.kind === 'refused') return `${key} may not be read: ${message}`;
    this.#inRow += 1;
    if (this.#hasAnswered && this.#inRow < failuresInRowMax) {
      return `${key} could not be read: ${message}`;
    }
    const again = this.#hasAnswered ? ' Run the import again to continue.' : '';
    throw new AppError(
      'invalid_request',
      () => `The bucket ${this.name} is not responding: ${message}.${again}`,
      { cause: error },
    );
  }
}
