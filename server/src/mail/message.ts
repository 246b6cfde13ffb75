/** A complete mail, with all content escaped. */
export interface Message {
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

interface Content {
  recipient: string;
  subject: string;
  paragraphs: string[];
  link?: { label: string; url: string };
}

/** Composes a mail as plain text and as HTML with the same content, without external resources. */
export function composeMessage({ recipient, subject, paragraphs, link }: Content): Message {
  const lines = paragraphs.map(asLine);
  const text = [...lines, ...(link ? [`${link.label}: ${link.url}`] : [])].join('\n\n');
  const parts = lines.map((line) => `<p>${escapeHtml(line)}</p>`);
  if (link) {
    parts.push(`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`);
    parts.push(`<p style="color:#666">${escapeHtml(link.url)}</p>`);
  }
  return { recipient, subject: asSubject(subject), text: `${text}\n`, html: asDocument(parts) };
}

// A line break in a username would start another header, or fake a paragraph.
const asLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

// RFC 2047: `=?` in a header starts an encoded word, which mail clients would decode.
const asSubject = (text: string) => asLine(text).replaceAll('=?', '= ?');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (found) => entities[found] ?? '');

function asDocument(parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<body style="font-family:sans-serif;line-height:1.5;max-width:36em">
${parts.join('\n')}
</body>
</html>
`;
}
