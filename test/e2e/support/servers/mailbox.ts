import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { root } from '../../../../scripts/project.mjs';
import { bun } from './perch.ts';
import { freePort } from './ports.ts';

/** A mail server that takes every mail; disposing ends it. */
export class Mailbox implements AsyncDisposable {
  #output = '';

  private constructor(
    readonly port: number,
    readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output += String(chunk);
    });
  }

  static async open(): Promise<Mailbox> {
    const port = await freePort();
    const args = [join(root, 'test/support/services/smtp-process.ts'), String(port)];
    const child = spawn(bun, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const mailbox = new Mailbox(port, child);
    await expect.poll(() => mailbox.#output).toContain('"listening"');
    return mailbox;
  }

  /** For the environment of the server under test. */
  get env(): Record<string, string> {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'perch@example.org' };
  }

  /** The text of all mails that have come to an address, the latest last. */
  textsTo(recipient: string): string[] {
    const lines = this.#output.split('\n').slice(0, -1);
    const mails: { to: string[]; raw: string }[] = lines
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    return mails.filter(({ to }) => to.includes(recipient)).map(({ raw }) => decoded(raw));
  }

  /** Waits for a mail to an address with a link to this page, and gives the latest one's. */
  async linkTo(recipient: string, page: string): Promise<string> {
    const find = () =>
      this.textsTo(recipient)
        .flatMap((text) => text.match(new RegExp(String.raw`http\S+${page}[#?][\w=-]+`)) ?? [])
        .at(-1);
    await expect.poll(find, `a link to ${page}`).toBeTruthy();
    return find() ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill();
  }
}

/** RFC 2045, 6.7: quoted-printable, as far as links have it. */
const decoded = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
