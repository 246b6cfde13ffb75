import type { PerchUnderTest } from './perch.ts';

const warmUps = 3;

/** Milliseconds from a request to the last byte of its answer, one after the other. */
export async function timesOf(
  { origin, token }: PerchUnderTest,
  path: string,
  requests: number,
): Promise<number[]> {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}` };
  for (let request = -warmUps; request < requests; request += 1) {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (request >= 0) times.push(performance.now() - began);
  }
  return times;
}
