import type { Upload } from '@perch/contract/uploads';

export interface ShareLink {
  label: string;
  text: string;
}

type Shared = Pick<Upload, 'publicUrl' | 'thumbnailUrl' | 'originalName' | 'category'>;

/** A file's link in every form that can be shared. */
export function shareLinksOf(upload: Shared): ShareLink[] {
  const { publicUrl, thumbnailUrl, originalName, category } = upload;
  const isImage = category === 'image';
  const name = asMarkdownText(originalName);
  return [
    { label: 'Link', text: publicUrl },
    { label: 'Download link', text: `${publicUrl}?download` },
    ...(thumbnailUrl ? [{ label: 'Thumbnail', text: thumbnailUrl }] : []),
    { label: 'Markdown', text: `${isImage ? '!' : ''}[${name}](${publicUrl})` },
    { label: 'HTML', text: asHtml(publicUrl, originalName, isImage) },
    {
      label: 'BBCode',
      text: isImage ? `[img]${publicUrl}[/img]` : `[url]${publicUrl}[/url]`,
    },
  ];
}

function asMarkdownText(text: string): string {
  return text.replaceAll(/[\\[\]`*_<>]/g, String.raw`\$&`);
}

function asHtml(url: string, name: string, isImage: boolean): string {
  const text = escapeMarkup(name);
  const address = escapeMarkup(url);
  return isImage ? `<img src="${address}" alt="${text}">` : `<a href="${address}">${text}</a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
