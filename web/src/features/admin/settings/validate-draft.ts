import { deriveAccent, textContrastMin } from '@perch/contract/brand/accent';
import { brandNameLengthMax } from '@perch/contract/brand/limits';
import {
  footerLabelLengthMax,
  legalTextBytesMax,
  slugLengthMax,
  slugLengthMin,
  trashDaysMax,
  typePattern,
  typesMax,
} from '@perch/contract/settings/limits';
import { parseDuration } from '@perch/contract/text/duration';

import { m } from '../../../language/messages.ts';
import { parseQuota } from '../users/user/quota.ts';
import type { Draft } from './draft.ts';
import type { SettingName } from './setting-groups.ts';

const lengthOf = (text: string) => [...text.trim()].length;

export const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The problem of a field, in a sentence; undefined: nothing. The server checks the same. */
export function problemOf(name: SettingName, draft: Draft): string | undefined {
  switch (name) {
    case 'userQuota':
    case 'maxFileSize': {
      const bytes = parseQuota(draft[name]);
      return bytes === undefined || bytes === 0 ? m.adminSettings.problems.size : undefined;
    }
    case 'embedVideoMax':
      return parseQuota(draft.embedVideoMax) === undefined
        ? m.adminSettings.problems.size
        : undefined;
    case 'defaultExpiry':
    case 'maxExpiry':
      return durationProblem(draft[name].trim(), name === 'maxExpiry' ? 'none' : 'never');
    case 'trashDays':
      return numberProblem(draft.trashDays.trim(), 0, trashDaysMax);
    case 'slugLength':
      return numberProblem(draft.slugLength.trim(), slugLengthMin, slugLengthMax);
    case 'allowedTypes':
    case 'refusedTypes':
      return typesProblem(draft[name]);
    case 'name':
      return lengthOf(draft.name) > brandNameLengthMax
        ? m.adminSettings.problems.name({ max: brandNameLengthMax })
        : undefined;
    case 'accent':
      return accentProblem(draft.accent.trim());
    case 'footerLinks':
      return linksProblem(draft.footerLinks);
    case 'imprint':
    case 'privacy':
    case 'terms':
      return bytesOf(draft[name]) > legalTextBytesMax
        ? m.adminSettings.problems.pageTooLong({ max: legalTextBytesMax })
        : undefined;
    default:
      return undefined;
  }
}

function durationProblem(text: string, none: string): string | undefined {
  if (text === '' || text === none || parseDuration(text) !== undefined) return undefined;
  return m.adminSettings.problems.expiry;
}

function numberProblem(text: string, min: number, max: number): string | undefined {
  const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return text === '' || isWithin ? undefined : m.adminSettings.problems.wholeNumber({ min, max });
}

function typesProblem(text: string): string | undefined {
  const types = text.split(',').map((each) => each.trim().toLowerCase());
  const isListed =
    types.length <= typesMax && types.every((type) => type === '' || typePattern.test(type));
  return isListed ? undefined : m.adminSettings.problems.types;
}

function accentProblem(colour: string): string | undefined {
  if (colour === '') return undefined;
  const decision = deriveAccent(colour);
  if (!('refused' in decision)) return undefined;
  const { problems } = m.adminSettings;
  if (!decision.shortfall) return problems.noColor;
  const { theme, ratio } = decision.shortfall;
  const about = { ratio, needed: textContrastMin };
  return theme === 'dark' ? problems.unreadableInDark(about) : problems.unreadableInLight(about);
}

function linksProblem(links: Draft['footerLinks']): string | undefined {
  const isLabelled = links.every(({ label }) => {
    const length = lengthOf(label);
    return length > 0 && length <= footerLabelLengthMax;
  });
  if (!isLabelled) return m.adminSettings.problems.linkText({ max: footerLabelLengthMax });
  const isLinked = links.every(
    ({ url }) => /^(https?:\/\/|mailto:)/i.test(url.trim()) && URL.canParse(url.trim()),
  );
  return isLinked ? undefined : m.adminSettings.problems.linkAddress;
}
