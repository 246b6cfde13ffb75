import { type SetupStep, setupSteps } from '@perch/contract/settings/limits';

/** Every step of the set-up; the account was made by the set-up link. */
export const allSteps = ['account', ...setupSteps] as const;

export type Step = (typeof allSteps)[number];

const parameter = 'step';

/** The step in the address, else the one where the set-up stands. */
export function readStep(query: URLSearchParams, standing: SetupStep): Step {
  const named = query.get(parameter);
  return allSteps.find((step) => step === named) ?? standing;
}

export const stepQuery = (step: Step) => ({ [parameter]: step });

/** The step so many places further; undefined before the first and after the last. */
export const stepBeside = (step: Step, distance: -1 | 1): Step | undefined =>
  allSteps[allSteps.indexOf(step) + distance];

/** Whether the server remembers this step: the account is not one of those that it leads through. */
export const isRemembered = (step: Step): step is SetupStep => step !== 'account';
