import { deriveAccent } from '@perch/contract/brand/accent';
import { productName } from '@perch/contract/brand/limits';
import { directionOf, type Locale, parseLocale } from '@perch/contract/text/locales';
import type { ServerMessages } from '@perch/messages/catalogue';
import { serverMessages } from '@perch/messages/server-messages';

import { escapeHtml } from '../lib/escape-html.ts';

/** A complete mail, with all content escaped. */
export interface Message {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** The installation that sends a mail: a part of the services. */
export interface MailSite {
  config: {
    /** Origin of the app. */
    publicUrl: string;
  };
  settings: {
    current(): {
      defaultLanguage: Locale;
      name: string;
      /** The brand's colour; null: mails have none. */
      accent: string | null;
    };
  };
}

export interface Recipient {
  username: string;
  email: string;
  /** As the account has it; null: none was chosen. */
  language: string | null;
}

interface Content {
  subject: string;
  /** Below the greeting. */
  paragraphs: string[];
  link?: { label: string; url: string };
}

/**
 * Composes a mail in the recipient's language, as plain text and as HTML with the same content, without
 * external resources.
 */
export function composeMessage(
  { settings }: Pick<MailSite, 'settings'>,
  { username, email, language }: Recipient,
  write: (mail: ServerMessages['mail'], messages: ServerMessages) => Content,
): Message {
  const { defaultLanguage, name, accent } = settings.current();
  // A name of its own says from where the mail comes, first and last.
  const sender = name === productName ? undefined : asLine(name);
  const locale = parseLocale(language) ?? defaultLanguage;
  const messages = serverMessages(locale);
  const { mail } = messages;
  const { subject, paragraphs, link } = write(mail, messages);
  const lines = [mail.greeting({ username }), ...paragraphs].map(asLine);
  const signOff = sender === undefined ? [] : [sender];
  const address = link ? [`${link.label}: ${link.url}`] : [];
  const text = [...lines, ...address, ...signOff].join('\n\n');
  const parts = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  if (link) {
    const href = escapeHtml(link.url);
    parts.push(`<p><a href="${href}"${linkStyle(accent)}>${escapeHtml(link.label)}</a></p>`);
    parts.push(`<p style="color:#666">${escapeHtml(link.url)}</p>`);
  }
  parts.push(...signOff.map((line) => `<p><bdi>${escapeHtml(line)}</bdi></p>`));
  const html = asDocument(parts, locale);
  const title = sender === undefined ? subject : `${sender}: ${subject}`;
  return { recipient: email, subject: asSubject(title), text: `${text}\n`, html };
}

// A line break in a username would start another header, or fake a paragraph.
const asLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

// RFC 2047: `=?` in a header starts an encoded word, which mail clients would decode.
const asSubject = (text: string) => asLine(text).replaceAll('=?', '= ?');

/** Mails have a light ground; the picture of the brand would be a request to this server. */
function linkStyle(accent: string | null): string {
  const decision = accent === null ? undefined : deriveAccent(accent);
  return decision && 'accents' in decision ? ` style="color:${decision.accents.light.accent}"` : '';
}

function asDocument(parts: string[], locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
${parts.join('\n')}
</body>
</html>
`;
}
