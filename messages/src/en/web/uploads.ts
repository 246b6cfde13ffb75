import { createFormats } from '../../formats.ts';

const { bytes, isolate, plural } = createFormats('en');

type Named = {
  /** A file's name. */
  name: string;
};
type Counted = {
  count: number;
};

/** The list of uploads, and the details of one. */
export const uploads = {
  title: 'Uploads',
  /** A part of the page's title. */
  searchTitle: ({ search }: { search: string }) => `Search “${isolate(search)}”`,
  loading: 'Loading your uploads',
  notShown: 'Your uploads could not be loaded',
  none: 'No uploads yet',
  pick: {
    /** `browse` is the next message. */
    drop: ({ browse }: { browse: string }) => `Drop files here or ${browse}`,
    browse: 'click to browse',
    limit: ({ maxBytes }: { maxBytes: number }) => `Max ${bytes(maxBytes)} per file`,
    anyType: 'Any type of file',
    /** Directly behind one of the two before, which stand alone on phones and so end without a stop. */
    more: '. Folders and pasted images work too.',
    newPaste: 'New paste',
    newPasteHint: 'Text or code. Or paste it anywhere on this page.',
    dropNow: 'Drop to upload',
    dropInto: ({ album }: { album: string }) => `Drop to add to “${isolate(album)}”`,
    nothingDropped: 'It contains no files.',
    unreadable: 'The dropped files cannot be read',
    chooseAgain: 'Choose the files again.',
    /** The name of a file that has none, without its extension: only characters that file names may have. */
    pastedName: ({ moment }: { moment: string }) => `Pasted ${moment}`,
  },
  list: {
    title: 'Your Uploads',
    typeFilter: 'Filter by type',
    allTypes: 'All',
    search: 'Search uploads',
    searchHint: 'Search by name',
    sortBy: 'Sort by',
    sortings: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      nameUp: 'Name A–Z',
      nameDown: 'Name Z–A',
      largest: 'Largest first',
      smallest: 'Smallest first',
    },
    layout: 'Layout',
    layouts: { list: 'List', grid: 'Grid' },
    columns: {
      name: 'Name',
      size: 'Size',
      views: 'Views',
      downloads: 'Downloads',
      createdAt: 'Uploaded',
      actions: 'Actions',
    },
    views: ({ count }: Counted) => plural(count, { one: '# view', other: '# views' }),
    downloads: ({ count }: Counted) => plural(count, { one: '# download', other: '# downloads' }),
    noneHint:
      'Choose files above, or drop or paste them anywhere on this page. Each gets a short link to share.',
    noneFound: ({ search }: { search: string }) => `No files named “${isolate(search)}”`,
    perhapsOtherType: 'There may be matches of other types.',
    noneOfType: 'No files of this type',
    showAll: 'Show all files',
  },
  selection: {
    select: ({ name }: Named) => `Select ${isolate(name)}`,
    selectPage: 'Select all on this page',
    actions: 'Selected files',
    clear: 'Clear selection',
    selected: ({ count }: Counted) => `${count} selected`,
    copyLinks: 'Copy links',
    copied: ({ count }: Counted) =>
      plural(count, {
        one: 'URL copied to clipboard!',
        other: '# URLs copied to clipboard!',
      }),
    notCopied: ({ count }: Counted) =>
      plural(count, { one: 'Failed to copy URL', other: 'Failed to copy URLs' }),
  },
  actions: {
    preview: ({ name }: Named) => `Preview ${isolate(name)}`,
    download: ({ name }: Named) => `Download ${isolate(name)}`,
    delete: ({ name }: Named) => `Delete ${isolate(name)}`,
    copyUrl: ({ name }: Named) => `Copy URL of ${isolate(name)}`,
    urlCopied: 'URL copied to clipboard!',
    urlNotCopied: 'Failed to copy URL',
  },
  /** Commands of the palette. Keywords are further words that find one; they are not shown. */
  commands: {
    upload: 'Upload files',
    uploadKeywords: 'add new send',
    pasteKeywords: 'text code snippet note',
    copyUrlKeywords: 'link',
  },
  deletion: {
    title: ({ count }: Counted) => plural(count, { one: 'Delete file', other: 'Delete # files' }),
    confirm: ({ count }: Counted) => plural(count, { one: 'Delete', other: 'Delete # files' }),
    question: ({ count }: Counted) =>
      plural(count, {
        one: 'Are you sure you want to delete this file?',
        other: 'Are you sure you want to delete these # files?',
      }),
    linksStop: ({ count }: Counted) =>
      plural(count, {
        one: 'Its link stops working immediately.',
        other: 'Their links stop working immediately.',
      }),
    deleted: ({ count }: Counted) =>
      plural(count, {
        one: 'File deleted successfully.',
        other: '# files deleted successfully.',
      }),
    failed: ({ count }: Counted) =>
      plural(count, { one: 'Failed to delete file', other: 'Failed to delete files' }),
  },
  recent: {
    title: 'Recent Uploads',
    all: 'All uploads',
    first: 'Upload your first file',
    hint: 'Your latest files appear here, each with its link to share.',
  },
  details: {
    title: 'File details',
    close: 'Close details',
    notShown: 'This file could not be loaded',
    open: 'Open',
    copyUrl: 'Copy URL',
    delete: 'Delete file',
    facts: {
      size: 'Size',
      mimeType: 'MIME type',
      uploaded: 'Uploaded',
      domain: 'Domain',
      views: 'Views',
      downloads: 'Downloads',
      sha256: 'SHA-256',
    },
    /** The exact number of bytes; `digits` is `bytes` with the separators that the reader is used to. */
    exactSize: ({ digits }: { bytes: number; digits: string }) => `(${digits} Bytes)`,
    thisServer: 'This server',
    links: 'Links',
    /** The forms of a link. */
    forms: {
      link: 'Link',
      download: 'Download link',
      thumbnail: 'Thumbnail',
      markdown: 'Markdown',
      html: 'HTML',
      bbcode: 'BBCode',
    },
    /** `label` is a form of a link, or the name of a checksum. */
    copyValue: ({ label }: { label: string }) => `Copy ${label}`,
    valueCopied: ({ label }: { label: string }) => `${label} copied to clipboard!`,
    valueNotCopied: ({ label }: { label: string }) => `Failed to copy ${label}`,
    preview: ({ name }: Named) => `Preview of ${isolate(name)}`,
    notPreviewed: 'This file cannot be previewed.',
    empty: 'The file is empty.',
    onlyBeginning: 'Only the beginning is shown.',
    readPdf: 'Read the PDF in a new tab',
  },
};
