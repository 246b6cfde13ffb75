import type { Config } from '../../config/config.ts';

/** By which server mail is sent, without its password, and from which address; null: none is. */
export function mailServerOf({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): { server: string; sender: string } | null {
  const server = smtpUrl === undefined ? undefined : URL.parse(smtpUrl)?.host;
  return server === undefined ? null : { server, sender: mailFrom };
}
