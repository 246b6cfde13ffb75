// bun test/faults/support/ask-health.ts ORIGIN: asks /healthz again and again and prints how long each
// answer took, in milliseconds. A process of its own, as whoever loads a server is slow as well.
const [origin] = process.argv.slice(2);

for (;;) {
  const beganAt = performance.now();
  const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
  await answer?.text();
  // While there is no server nobody waits for an answer.
  if (answer) process.stdout.write(`${performance.now() - beganAt}\n`);
  await Bun.sleep(20);
}
