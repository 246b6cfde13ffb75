// The types of files by their extension. Text and archives are taken at their word, since they are
// never served in a way that a browser would act on; see public/serving/content-policy.ts.

const extensions: Record<string, string> = {
  'image/png': 'png apng',
  'image/jpeg': 'jpg jpeg jpe jfif',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/bmp': 'bmp dib',
  'image/svg+xml': 'svg',
  'image/heic': 'heic heif',
  'image/tiff': 'tif tiff',
  'image/x-icon': 'ico',
  'image/jxl': 'jxl',
  'video/mp4': 'mp4 m4v',
  'video/webm': 'webm',
  'video/ogg': 'ogv',
  'video/quicktime': 'mov qt',
  'video/x-matroska': 'mkv',
  'video/x-msvideo': 'avi',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a m4b',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/ogg': 'ogg oga opus',
  'application/pdf': 'pdf',
  'text/html': 'html htm shtml',
  'application/xhtml+xml': 'xhtml xht',
  'application/xml': 'xml xsl xslt rdf plist',
  'application/rss+xml': 'rss',
  'application/atom+xml': 'atom',
  'application/mathml+xml': 'mathml mml',
  'multipart/related': 'mht mhtml',
  'text/markdown': 'md markdown mdx',
  'text/csv': 'csv tsv',
  'text/css': 'css scss sass less',
  'text/javascript': 'js mjs cjs jsx',
  'text/x-typescript': 'ts tsx mts cts',
  'application/json': 'json jsonc json5 jsonl ndjson geojson map webmanifest',
  'text/x-python': 'py pyi pyw',
  'text/x-shellscript': 'sh bash zsh fish ksh',
  'text/plain':
    'txt text log ini cfg conf config env properties toml yaml yml lock gitignore dockerfile diff ' +
    'patch c h cc cpp cxx hpp hxx m mm rs go java kt kts scala groovy gradle rb php pl pm lua r jl ' +
    'swift dart cs fs vb sql graphql gql proto hs elm ex exs erl clj cljs lisp el scm ml mli nim ' +
    'zig v vhd asm s bat cmd ps1 psm1 make mk cmake tex bib rst adoc org srt vtt ass lrc nfo ' +
    'vue svelte astro tf hcl nix',
  'application/zip': 'zip jar war apk ipa xpi crx cbz epub',
  'application/gzip': 'gz tgz',
  'application/x-tar': 'tar',
  'application/x-7z-compressed': '7z',
  'application/vnd.rar': 'rar cbr',
  'application/x-bzip2': 'bz2 tbz2',
  'application/x-xz': 'xz txz',
  'application/zstd': 'zst',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/rtf': 'rtf',
  'font/woff2': 'woff2',
  'font/ttf': 'ttf',
  'font/otf': 'otf',
};

export const typeByExtension: ReadonlyMap<string, string> = new Map(
  Object.entries(extensions).flatMap(([type, list]) =>
    list.split(' ').map((extension): [string, string] => [extension, type]),
  ),
);
