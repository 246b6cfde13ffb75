import type { Config } from '../config/config.ts';
import type { Message } from './message.ts';

const connectMaxMs = 10_000;
const silenceMaxMs = 20_000;
const sendMaxMs = 60_000;

/** What became of a mail that could not be sent. */
export interface SendFailure {
  /** Whether this mail is refused for good. */
  isFinal: boolean;
  /** Whether other mail would fare alike. */
  isServerDown: boolean;
  sentence: string;
}

export interface Smtp {
  /** Hands one mail over. `id` names it for good, so that mail programs know a repetition. */
  send(message: Message, id: string, signal: AbortSignal): Promise<SendFailure | undefined>;
  /** Connects and signs in; throws when either fails. */
  verify(): Promise<void>;
}

/** The configured mail server; a connection for every mail, none in between. */
export async function createSmtp({ mailFrom, publicUrl }: Config, smtpUrl: string): Promise<Smtp> {
  // Only where mail is sent: starting is quicker.
  const { createTransport } = await import('nodemailer');
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
          // As an object it is taken for one address, whatever characters are in it.
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

// RFC 5321, 4.2.1: the server should not be asked again after a 5yz.
const isRefusal = (status: number | undefined) => status !== undefined && status >= 500;

function describeFailure(error: unknown): SendFailure {
  const { command, code, responseCode, message } = fieldsOf(error);
  const isRefused = command === 'RCPT TO' || command === 'DATA';
  // An address that cannot be sent at all never leaves this process.
  const isImpossible = command === 'API' && code === 'EENVELOPE';
  return {
    isFinal: isImpossible || (isRefused && isRefusal(responseCode)),
    isServerDown: !isImpossible && !isRefused,
    sentence: message.replaceAll(/\s+/g, ' ').slice(0, 300),
  };
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
