import { escapeText } from '../../lib/escape-html.ts';
import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { readShownText, type ShownText, visible } from './view-text.ts';

/** How much of a file its page shows as a table: each cell is an element of its own. */
const shownBytesMax = 128 * 1024;
const rowsMax = 500;
const cellsMax = 10_000;

const delimiters = [',', ';', '\t', '|'];

interface ParsedTable {
  rows: string[][];
  /** Whether these are all rows of the file. */
  isWhole: boolean;
}

/** A file as a table, its first row as the head; undefined where it is none. */
export type ReadTable = (
  upload: ReadableUpload,
  address: string,
) => Promise<{ markup: string; isWhole: boolean } | undefined>;

export function createTables(services: Pick<Services, 'storage' | 'costlyWork'>): ReadTable {
  const readOnce = services.costlyWork.joined<Awaited<ReturnType<ReadTable>>>(
    (table) => table?.markup.length ?? 1,
  );
  return (upload, address) =>
    readOnce(`table ${upload.storage_key}`, address, async () => {
      const table = parseTable(await readShownText(services, upload, shownBytesMax));
      return table && { markup: tableMarkup(table.rows), isWhole: table.isWhole };
    });
}

/** Rows of comma-separated values (RFC 4180), or of those with another delimiter; undefined where the text has no columns. */
export function parseTable({ text, isWhole }: ShownText): ParsedTable | undefined {
  const delimiter = delimiterOf(text.slice(0, text.indexOf('\n')));
  if (delimiter === undefined) return undefined;
  const rows: string[][] = [];
  let row: string[] = [];
  let cells = 0;
  let at = 0;
  while (at < text.length) {
    const { cell, end } = cellAt(text, at, delimiter);
    // A quotation without an end: the text is cut there, or it is no table.
    if (end === undefined) return isWhole ? undefined : tableOf(rows, false);
    row.push(cell);
    cells += 1;
    if (text[end] !== delimiter) {
      // Of a text that is cut the last row is, too.
      if (end === text.length && !isWhole) break;
      rows.push(row);
      row = [];
      if (rows.length === rowsMax || cells >= cellsMax) {
        return tableOf(rows, isWhole && end + 1 >= text.length);
      }
    } else if (end + 1 === text.length && isWhole) {
      rows.push([...row, '']);
    }
    at = end + 1;
  }
  return tableOf(rows, isWhole);
}

const tableOf = (rows: string[][], isWhole: boolean): ParsedTable | undefined =>
  rows.length > 0 ? { rows, isWhole } : undefined;

/** The delimiter of which the first line has most. */
function delimiterOf(line: string): string | undefined {
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const counted = delimiters.map((each) => ({ each, count: unquoted.split(each).length - 1 }));
  const [most] = counted.toSorted((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.each : undefined;
}

/** A cell and where it ends; no end: it is a quotation that has none. */
function cellAt(text: string, start: number, delimiter: string): { cell: string; end?: number } {
  if (text[start] !== '"') {
    const end = endOfCell(text, start, delimiter);
    return { cell: text.slice(start, end), end };
  }
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { cell };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      // What stands behind the quotation belongs to the cell, as spreadsheets take it.
      const end = endOfCell(text, quote + 1, delimiter);
      return { cell: cell + text.slice(quote + 1, end), end };
    }
    cell += '"';
    from = quote + 2;
  }
}

function endOfCell(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === delimiter || text[at] === '\n') return at;
  }
  return text.length;
}

function tableMarkup([head = [], ...rows]: string[][]): string {
  const heading = head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table dir="auto"><thead><tr>${heading}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const escaped = (cell: string) => escapeText(visible(cell));
