export interface Part {
  name: string;
  /** Sent as it is; undefined makes a field without a file name. */
  filename?: string;
  type?: string;
  content: string | Uint8Array;
  /** Replaces the whole Content-Disposition header. */
  disposition?: string;
}

export const boundary = 'perch-test-boundary-7MA4YWxkTrZu0gW';

const quoted = (name: string) => name.replaceAll('\\', '\\\\').replaceAll('"', '\\"');

function partHead({ name, filename, type, disposition }: Part) {
  const file = filename === undefined ? '' : `; filename="${quoted(filename)}"`;
  const lines = [`Content-Disposition: ${disposition ?? `form-data; name="${name}"${file}`}`];
  if (type !== undefined) lines.push(`Content-Type: ${type}`);
  return `--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The bytes of a multipart body; without `isClosed` the last boundary is missing. */
export function multipartBody(parts: Part[], { isClosed = true } = {}): Buffer<ArrayBuffer> {
  const pieces = parts.flatMap((part) => [
    Buffer.from(partHead(part)),
    Buffer.from(part.content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(isClosed ? `--${boundary}--\r\n` : '')]);
}

export const multipartType = `multipart/form-data; boundary=${boundary}`;
