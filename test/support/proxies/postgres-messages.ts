/** Cuts a stream of PostgreSQL's messages into whole ones: a letter, then a length that counts itself. */
export function messagesIn(handle: (message: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const end = 1 + rest.readUInt32BE(1);
      if (rest.length < end) return;
      handle(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/** The same of what a client sends, whose first message has no letter. */
export function clientMessagesIn(handle: (message: Buffer) => void) {
  const pass = messagesIn(handle);
  let hasBegun = false;
  return (chunk: Buffer) => {
    if (hasBegun) return pass(chunk);
    const end = chunk.readUInt32BE(0);
    hasBegun = true;
    handle(chunk.subarray(0, end));
    if (chunk.length > end) pass(chunk.subarray(end));
  };
}
