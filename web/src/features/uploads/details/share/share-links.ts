import type { Upload } from '@perch/contract/uploads';

import { m } from '../../../../language/messages.ts';
import { sizedUrlOf } from '../../file-urls.ts';

export interface ShareLink {
  label: string;
  text: string;
}

type Shared = Pick<Upload, 'publicUrl' | 'rawUrl' | 'thumbnailUrl' | 'originalName' | 'category'>;

/** A file's link in every form that is pasted into other texts: pictures are shown there, other files linked. */
export function shareLinksOf(upload: Shared): ShareLink[] {
  const { publicUrl, rawUrl, thumbnailUrl, originalName, category } = upload;
  const { forms } = m.fileDetails;
  const isImage = category === 'image';
  // A page cannot be shown as a picture.
  const url = isImage ? rawUrl : publicUrl;
  const name = asMarkdownText(originalName);
  return [
    { label: forms.markdown, text: `${isImage ? '!' : ''}[${name}](${url})` },
    { label: forms.html, text: asHtml(url, originalName, isImage) },
    {
      label: forms.bbcode,
      text: isImage ? `[img]${url}[/img]` : `[url]${url}[/url]`,
    },
    { label: forms.download, text: `${publicUrl}?download` },
    ...(thumbnailUrl ? [{ label: forms.thumbnail, text: thumbnailUrl }] : []),
    ...(thumbnailUrl && isImage ? [{ label: forms.image, text: sizedUrlOf(thumbnailUrl) }] : []),
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
