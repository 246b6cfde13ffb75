import { type SetupStep, setupSteps } from '@perch/contract/settings/limits';

/** Every step of the set-up; the account was created with the set-up link. */
export const allSteps = ['account', ...setupSteps] as const;

export type Step = (typeof allSteps)[number];

const parameter = 'step';

/** The step in the URL, else the current one of the set-up. */
export function readStep(query: URLSearchParams, current: SetupStep): Step {
  const named = query.get(parameter);
  return allSteps.find((step) => step === named) ?? current;
}

export const stepQuery = (step: Step) => ({ [parameter]: step });

/** The next or previous step; undefined after the last and before the first. */
export const adjacentStep = (step: Step, distance: -1 | 1): Step | undefined =>
  allSteps[allSteps.indexOf(step) + distance];

/** Whether the server stores this step: it does not know the account as a step. */
export const isStored = (step: Step): step is SetupStep => step !== 'account';
