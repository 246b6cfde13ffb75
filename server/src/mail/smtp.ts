import type { Config } from '../config/config.ts';
import { siblingFile } from '../lib/sibling-file.ts';
import type { Message } from './message.ts';
import type * as program from './smtp-library.ts';

const libraryPath = siblingFile(import.meta.path, 'smtp-library');
const connectMaxMs = 10_000;
const silenceMaxMs = 20_000;
const sendMaxMs = 60_000;

/** Why a mail could not be sent. */
export interface SendFailure {
  /** Permanent: retrying this mail is pointless. */
  isFinal: boolean;
  /** Concerns the server: other mails would fail as well. */
  isServerDown: boolean;
  /** How far it came: no conversation, no account at the server, or this mail was refused. */
  stage: 'connection' | 'login' | 'mail';
  sentence: string;
}

export interface Smtp {
  /** Sends one mail; undefined on success. `id` makes the Message-ID stable, so that clients recognize a duplicate. */
  send(message: Message, id: string, signal: AbortSignal): Promise<SendFailure | undefined>;
  /** Connects and authenticates; throws when either fails. */
  verify(): Promise<void>;
}

/** The configured SMTP server, with a new connection for each mail. */
export async function createSmtp({ mailFrom, publicUrl }: Config, smtpUrl: string): Promise<Smtp> {
  const { createTransport } = await loadSmtp();
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectMaxMs,
    greetingTimeout: connectMaxMs,
    dnsTimeout: connectMaxMs,
    socketTimeout: silenceMaxMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(publicUrl).hostname;
  return {
    async send({ recipient, subject, text, html }, id, signal) {
      try {
        await transport.sendMail({
          from: mailFrom,
          // As an object the address is not parsed, so a comma in it cannot add recipients.
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([signal, AbortSignal.timeout(sendMaxMs)]),
        });
        return undefined;
      } catch (error) {
        return describeFailure(error);
      }
    },
    async verify() {
      await transport.verify();
    },
  };
}

// RFC 5321 §4.2.1: a 5yz reply is permanent; the client should not repeat the request.
const isRefusal = (status: number | undefined) => status !== undefined && status >= 500;

function describeFailure(error: unknown): SendFailure {
  const { command, code, responseCode, message } = fieldsOf(error);
  const isRefused = command === 'RCPT TO' || command === 'DATA';
  // nodemailer itself rejects an address that SMTP cannot transport.
  const isImpossible = command === 'API' && code === 'EENVELOPE';
  const isServerDown = !isImpossible && !isRefused;
  return {
    isFinal: isImpossible || (isRefused && isRefusal(responseCode)),
    isServerDown,
    stage: stageOf(isServerDown, code),
    sentence: message.replaceAll(/\s+/g, ' ').slice(0, 300),
  };
}

function stageOf(isServerDown: boolean, code: string | undefined): SendFailure['stage'] {
  if (!isServerDown) return 'mail';
  return code === 'EAUTH' ? 'login' : 'connection';
}

function fieldsOf(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const text = (key: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  const responseCode = typeof status === 'number' ? status : undefined;
  return { message, command: text('command'), code: text('code'), responseCode };
}

/** Loads the library with the first mail. */
async function loadSmtp(): Promise<typeof program.library> {
  const { library }: typeof program = await import(libraryPath);
  return library;
}
