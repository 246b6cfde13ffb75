import { albumNameLengthMax } from '../albums/limits.ts';
import { categories } from '../limits.ts';
import { tagTextLengthMax } from '../tags/limits.ts';
import { parseSize } from '../text/size.ts';
import type { ListFilter } from './lists.ts';

// What people type into the search field of a list: words of names, and operators such as `type:image`.

interface OperatorFilter extends Pick<
  ListFilter,
  'tag' | 'type' | 'from' | 'to' | 'minSize' | 'maxSize'
> {
  /** The id, the slug or the name of an album; without such an album nothing matches. */
  albumNamed?: string;
}

/** The filter of an operator's value; undefined if it is not a value of that operator. */
const operators: Readonly<Record<string, (value: string) => OperatorFilter | undefined>> = {
  tag: (name) => (name.length <= tagTextLengthMax ? { tag: name } : undefined),
  album: (name) => (name.length <= albumNameLengthMax ? { albumNamed: name } : undefined),
  type(name) {
    const type = categories.find((category) => category === name.toLowerCase());
    return type && { type };
  },
  after(day) {
    const from = instantOf(day);
    return from === undefined ? undefined : { from };
  },
  before(day) {
    const to = instantOf(day);
    return to === undefined ? undefined : { to };
  },
  larger(size) {
    const bytes = parseSize(size);
    return bytes === undefined ? undefined : { minSize: bytes + 1 };
  },
  smaller(size) {
    const bytes = parseSize(size);
    return bytes ? { maxSize: bytes - 1 } : undefined;
  },
};

/** The beginning, in UTC, of a day, month or year such as `2026-01-31`, `2026-01` or `2026`. */
function instantOf(text: string): string | undefined {
  if (!/^[1-9]\d{3}(-\d{2}(-\d{2})?)?$/.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  const instant = new Date(time).toISOString();
  // Parsers accept the 31st of February.
  return instant.startsWith(text) ? instant : undefined;
}

const operatorPattern = /(?<!\S)(\w+):(?:"([^"]+)"|([^\s"]+))(?!\S)/g;

/**
 * What a search asks: a text that names contain, and the filters of its operators. A value with spaces is quoted; an operator
 * that is given twice counts as the last one; what is no operator, no value of one, or `ignored`, is text.
 */
export function parseSearch(
  search: string,
  ignored: readonly string[] = [],
): { text: string; filter: OperatorFilter } {
  let filter: OperatorFilter = {};
  const text = search.replaceAll(
    operatorPattern,
    (written: string, name: string, quoted?: string, plain?: string) => {
      const value = (quoted ?? plain ?? '').trim();
      const operator = name.toLowerCase();
      const isKnown = Object.hasOwn(operators, operator) && !ignored.includes(operator);
      const read = isKnown ? operators[operator] : undefined;
      const found = value === '' ? undefined : read?.(value);
      if (!found) return written;
      filter = { ...filter, ...found };
      return '';
    },
  );
  const isPlain = Object.keys(filter).length === 0;
  return { text: isPlain ? search : text.replaceAll(/\s+/g, ' ').trim(), filter };
}

/** The query of a list with the operators of its search as filters, which take the place of those with the same name. */
export function applyOperators<Query extends { search?: string | undefined }>(
  query: Query,
  ignored: readonly string[] = [],
): Query & OperatorFilter {
  if (query.search === undefined) return query;
  const { text, filter } = parseSearch(query.search, ignored);
  return { ...query, ...filter, search: text };
}
