import { ignoreClosedPipe } from '../../lib/command-line.ts';
import { printable } from './printable.ts';

/** Where a command prints: results to standard output, all else to standard error. */
export interface RemoteTerminal {
  /** A result; nothing in it is obeyed by a terminal. */
  print(line: string): void;
  /** A sentence for people. */
  tell(sentence: string): void;
  /** Shows this below all that was told, in place of what it showed before; empty: nothing. */
  show(status: string): void;
  /** Whether people see the status. */
  isSeen: boolean;
}

const eraseLine = '\r\u001b[K';

/** The terminal, files or pipes of this process. */
export function openTerminal(): RemoteTerminal {
  const { stdout, stderr } = process;
  ignoreClosedPipe();
  let shown = '';
  const write = (stream: NodeJS.WriteStream, text: string) => {
    if (shown !== '') stderr.write(eraseLine);
    stream.write(`${printable(text)}\n`);
    if (shown !== '') stderr.write(shown);
  };
  return {
    isSeen: stderr.isTTY === true,
    print: (line) => write(stdout, line),
    tell: (sentence) => write(stderr, sentence),
    show(status) {
      if (!this.isSeen || (status === '' && shown === '')) return;
      shown = printable(status).slice(0, Math.max(10, (stderr.columns || 80) - 1));
      stderr.write(`${eraseLine}${shown}`);
    },
  };
}
