import { build, type Rolldown } from 'vite';

/** A script and all that it imports as one minified text without imports. */
export async function bundleScript(entry: string, target: string | string[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The untranspiled build for current browsers: two thirds of the default one's size.
    resolve: { alias: { 'tus-js-client': 'tus-js-client/lib/browser/index.js' } },
    build: {
      target,
      write: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const outputs: Rolldown.RolldownOutput[] = [];
  for (const each of Array.isArray(result) ? result : [result]) {
    if ('output' in each) outputs.push(each);
  }
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${entry} has no bundle`);
  return chunk.code.trim();
}
