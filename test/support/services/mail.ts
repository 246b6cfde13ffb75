import PostalMime, { type Email } from 'postal-mime';

import { freePort } from '../ports.ts';
import { waitFor } from '../wait.ts';

export interface ReceivedMail extends Email {
  /** As given to the server, beside what the headers say. */
  envelope: { from: string; to: string[] };
  /** Everything as it came over the wire. */
  raw: string;
}

/** A mail server in a process of its own; disposing ends it. */
export class MailServer implements AsyncDisposable {
  readonly port = freePort();
  #child: Bun.Subprocess<'ignore', 'pipe', 'inherit'> | undefined;
  #output = '';

  constructor(readonly login?: { user: string; password: string }) {}

  /** For the environment of the server under test. */
  get url(): string {
    const { login, port } = this;
    return `smtp://${login ? `${login.user}:${login.password}@` : ''}127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const { port, login } = this;
    const account = login ? [login.user, login.password] : [];
    const child = Bun.spawn(
      [process.execPath, `${import.meta.dir}/smtp-process.ts`, `${port}`, ...account],
      { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' },
    );
    this.#child = child;
    const before = this.#output.length;
    void this.#collect(child.stdout);
    await waitFor('the mail server', () => this.#output.slice(before).includes('"listening"'));
  }

  async #collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
    const decoder = new TextDecoder();
    for await (const chunk of stream) this.#output += decoder.decode(chunk, { stream: true });
  }

  async stop(): Promise<void> {
    this.#child?.kill();
    await this.#child?.exited;
  }

  /** Everything that has arrived since the beginning, at this address or at any. */
  async mails(recipient?: string): Promise<ReceivedMail[]> {
    // What follows the last line break may not have come whole.
    const whole = this.#output.split('\n').slice(0, -1);
    const lines = whole.filter((line) => line.startsWith('{'));
    const mails = await Promise.all(
      lines.map(async (line) => {
        const { from, to, raw } = JSON.parse(line);
        return { ...(await PostalMime.parse(raw)), envelope: { from, to }, raw };
      }),
    );
    return mails.filter(({ envelope }) => !recipient || envelope.to.includes(recipient));
  }

  /** Waits until this many have arrived at an address, and makes sure that no more have. */
  async waitForMails(
    recipient: string,
    count = 1,
    timeoutMs = 20_000,
  ): Promise<[ReceivedMail, ...ReceivedMail[]]> {
    const arrivals = async () => {
      const arrived = await this.mails(recipient);
      return arrived.length >= count ? arrived : undefined;
    };
    const mails = await waitFor(`${count} mails to ${recipient}`, arrivals, { timeoutMs });
    const [first, ...rest] = mails;
    if (!first || mails.length > count) throw new Error(`${mails.length} mails to ${recipient}`);
    return [first, ...rest];
  }

  [Symbol.asyncDispose]() {
    return this.stop();
  }
}

export async function startMailServer(login?: { user: string; password: string }) {
  const server = new MailServer(login);
  await server.start();
  return server;
}
