import type { Upload } from '@perch/contract/uploads';

import { m } from '../../../language/messages.ts';
import { sizedUrlOf } from '../file-urls.ts';

export interface ShareLink {
  label: string;
  text: string;
}

type Shared = Pick<Upload, 'publicUrl' | 'thumbnailUrl' | 'originalName' | 'category'>;

/** A file's link in every form that can be shared. */
export function shareLinksOf(upload: Shared): ShareLink[] {
  const { publicUrl, thumbnailUrl, originalName, category } = upload;
  const { forms } = m.fileDetails;
  const isImage = category === 'image';
  const name = asMarkdownText(originalName);
  return [
    { label: forms.link, text: publicUrl },
    { label: forms.download, text: `${publicUrl}?download` },
    ...(thumbnailUrl ? [{ label: forms.thumbnail, text: thumbnailUrl }] : []),
    ...(thumbnailUrl && isImage ? [{ label: forms.image, text: sizedUrlOf(thumbnailUrl) }] : []),
    { label: forms.markdown, text: `${isImage ? '!' : ''}[${name}](${publicUrl})` },
    { label: forms.html, text: asHtml(publicUrl, originalName, isImage) },
    {
      label: forms.bbcode,
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
