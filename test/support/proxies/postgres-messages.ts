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

/** Gives the statement that a client's message is about: its text, also where the connection has prepared it before. */
export function statementTexts() {
  const prepared = new Map<string, string>();
  return (message: Buffer): string => {
    const text = message.toString('latin1');
    // Behind the letter and the length: Parse has the statement's name and text, Bind the portal's name and the statement's.
    const [first = '', second = ''] = text.slice(5).split('\0', 2);
    if (text.startsWith('P')) prepared.set(first, second);
    return text.startsWith('B') ? (prepared.get(second) ?? '') : text;
  };
}
