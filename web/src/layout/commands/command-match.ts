import type { Command } from './command.ts';

type Named = Pick<Command, 'label' | 'keywords' | 'isSearchOnly' | 'matchedQuery'>;

const hidden = Infinity;
const shownOfGroupMax = 8;

/** The commands that match the search, best first within each group; groups keep their order. */
export function matchCommands<C extends Named & { group: string }>(
  commands: readonly C[],
  typed: string,
): C[] {
  const ranked = commands
    .map((command) => ({ command, rank: rankOf(command, typed) }))
    .filter(({ rank }) => rank < hidden);
  const groups = Map.groupBy(ranked, ({ command }) => command.group);
  return [...groups.values()].flatMap((group) =>
    group
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, shownOfGroupMax)
      .map(({ command }) => command),
  );
}

/** Lower is better: each search word is a prefix (0), a part (1) or a subsequence (2) of a command's word. */
function rankOf(command: Named, typed: string): number {
  if (typed === '') return command.isSearchOnly ? hidden : 0;
  const words = wordsOf(`${command.label} ${command.keywords ?? ''}`);
  const rank = Math.max(
    ...wordsOf(typed).map((part) => Math.min(hidden, ...words.map((word) => rankIn(word, part)))),
  );
  return command.matchedQuery === typed ? Math.min(rank, 2) : rank;
}

function rankIn(word: string, part: string): number {
  if (word.startsWith(part)) return 0;
  if (word.includes(part)) return 1;
  return part.length > 2 && hasInOrder(word, part) ? 2 : hidden;
}

/** `stngs` for `settings`: the first letter, then the others somewhere after it. */
function hasInOrder(word: string, letters: string): boolean {
  if (word[0] !== letters[0]) return false;
  let from = 0;
  for (const letter of letters) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
