/** A mail that is ready to be sent: everything in it has been escaped. */
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

/** Plain text and simple HTML of the same words. Nothing in it is loaded from anywhere. */
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

// A line break in somebody's name would begin another header or fake another paragraph.
const asLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

// RFC 2047: `=?` in a header begins an encoded word, which mail programs would decode.
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
