import { useDebouncedValue } from '@mantine/hooks';
import type { Tag } from '@perch/contract/collections/tags';
import { useQuery } from '@tanstack/react-query';

import { keyOfTag } from './tag-names.ts';
import { suggestedTagsQuery } from './tags-queries.ts';

const debounceMs = 200;
const shownCount = 8;

/** The account's tags that have a text, the most used first, without those that are chosen already. */
export function useSuggestedTags(
  text: string,
  chosen: readonly string[],
  isWanted: boolean,
): readonly Tag[] {
  const typed = keyOfTag(text);
  const [settled] = useDebouncedValue(typed, debounceMs);
  const { data = [] } = useQuery({ ...suggestedTagsQuery(settled), enabled: isWanted });
  const chosenKeys = new Set(chosen.map(keyOfTag));
  // Those of the text before are narrowed down until the others come.
  return data
    .filter(({ name }) => keyOfTag(name).includes(typed) && !chosenKeys.has(keyOfTag(name)))
    .slice(0, shownCount);
}
