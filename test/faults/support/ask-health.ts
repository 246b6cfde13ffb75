// bun test/faults/support/ask-health.ts ORIGIN: asks /healthz again and again and prints how long each
// answer took, in milliseconds. A process of its own: one that loads the server is slow too.
const [origin] = process.argv.slice(2);

for (;;) {
  const beganAt = performance.now();
  const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
  await answer?.text();
  // A refused connection is no answer and has no duration.
  if (answer) process.stdout.write(`${performance.now() - beganAt}\n`);
  await Bun.sleep(20);
}
