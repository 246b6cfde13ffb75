/** When all of the sample rows happened: 2026-01-01, 00:00 UTC. */
export const sampleTime = 1_767_225_600_000;

/** Ten years later. */
export const sampleLater = sampleTime + 3650 * 86_400_000;
