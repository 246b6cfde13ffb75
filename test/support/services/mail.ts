import PostalMime, { type Email } from 'postal-mime';

import { freePort } from '../ports.ts';
import type { Certificate } from '../providers/certificates.ts';
import { waitFor } from '../wait.ts';

export interface ReceivedMail extends Email {
  /** As given to the server, beside what the headers say. */
  envelope: { from: string; to: string[] };
  /** Everything as it came over the wire. */
  raw: string;
}

interface Login {
  user: string;
  password: string;
}

/** Encrypted from the first byte, or when the client asks for it. */
interface Encryption extends Certificate {
  kind: 'tls' | 'starttls';
}

/** A mail server in a process of its own; disposing ends it. */
export class MailServer implements AsyncDisposable {
  readonly port = freePort();
  #child: Bun.Subprocess<'ignore', 'pipe', 'inherit'> | undefined;
  #output = '';

  constructor(
    readonly login?: Login,
    readonly encryption?: Encryption,
  ) {}

  /** For the environment of the server under test. */
  get url(): string {
    const { login, encryption, port } = this;
    const account = login && [login.user, login.password].map(encodeURIComponent).join(':');
    const scheme = encryption?.kind === 'tls' ? 'smtps' : 'smtp';
    return `${scheme}://${account ? `${account}@` : ''}127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const { port, login, encryption } = this;
    const account = login ? [login.user, login.password] : [];
    const child = Bun.spawn(
      [process.execPath, `${import.meta.dir}/smtp-process.ts`, `${port}`, ...account],
      {
        env: {
          ...process.env,
          ...(encryption && {
            SMTP_ENCRYPTION: encryption.kind,
            SMTP_CERTIFICATE: encryption.certificate,
            SMTP_KEY: encryption.key,
          }),
        },
        stdin: 'ignore',
        stdout: 'pipe',
        stderr: 'inherit',
      },
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

export async function startMailServer(login?: Login, encryption?: Encryption) {
  const server = new MailServer(login, encryption);
  await server.start();
  return server;
}
