import type { ServerMessages } from '@perch/messages/catalogue';
import { z } from 'zod';

const text = z.string();

const CheckFailure = z.discriminatedUnion('key', [
  z.object({
    key: z.enum([
      'txtMissing',
      'txtDifferent',
      'addressMissing',
      'noAddress',
      'cnameLoop',
      'nameServersUnreachable',
      'certificateMissing',
    ]),
  }),
  z.object({ key: z.literal('pointsElsewhere'), found: text, expected: text }),
  z.object({ key: z.literal('pointsUnexpectedly'), found: text }),
  z.object({ key: z.literal('unreachable'), addresses: text }),
  z.object({ key: z.literal('tooManyCnames'), max: z.number() }),
  z.object({ key: z.literal('nameServersSilent'), seconds: z.number() }),
  z.object({ key: z.literal('nameServersAnswered'), code: text }),
  /** `why` is stored as well. */
  z.object({ key: z.literal('ownNameNotFound'), name: text, why: text }),
  z.object({ key: z.literal('foreignAnswer'), address: text }),
  z.object({ key: z.literal('addressSilent'), address: text, seconds: z.number() }),
  z.object({ key: z.literal('portClosed'), address: text, port: z.number() }),
  z.object({ key: z.literal('certificateInvalid'), detail: text }),
]);

/** Why a check of a domain has failed: a message of the catalogue, and the values in it. */
export type CheckFailure = z.infer<typeof CheckFailure>;

/** As a domain's row has it, in no language. */
export const storedFailure = (failure: CheckFailure): string => JSON.stringify(failure);

/**
 * What a row has as the reason of a check, in words for the owner; empty if the check succeeded. What an
 * earlier version has written is English already.
 */
export function checkReason(stored: string, messages: ServerMessages): string {
  const failure = parse(stored);
  if (!failure) return stored;
  const { domainChecks: checks } = messages;
  switch (failure.key) {
    case 'pointsElsewhere':
      return checks.pointsElsewhere(failure);
    case 'pointsUnexpectedly':
      return checks.pointsUnexpectedly(failure);
    case 'unreachable':
      return checks.unreachable(failure);
    case 'tooManyCnames':
      return checks.tooManyCnames(failure);
    case 'nameServersSilent':
      return checks.nameServersSilent(failure);
    case 'nameServersAnswered':
      return checks.nameServersAnswered(failure);
    case 'ownNameNotFound': {
      const { name, why } = failure;
      return checks.ownNameNotFound({ name, reason: checkReason(why, messages) });
    }
    case 'foreignAnswer':
      return checks.foreignAnswer(failure);
    case 'addressSilent':
      return checks.addressSilent(failure);
    case 'portClosed':
      return checks.portClosed({ address: failure.address, port: String(failure.port) });
    case 'certificateInvalid':
      return checks.certificateInvalid(failure);
    default:
      return checks[failure.key];
  }
}

function parse(stored: string): CheckFailure | undefined {
  if (!stored.startsWith('{')) return undefined;
  try {
    return CheckFailure.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
