// Preloaded by the server: it shows its English as the pseudo-language.
import { englishFile, pseudoFile } from './pseudo-language.ts';

await Bun.plugin({
  name: 'perch-pseudo-language',
  setup: (build) => {
    build.onLoad({ filter: englishFile }, async ({ path }) => ({
      contents: `export default ${pseudoFile(await Bun.file(path).text())}`,
      loader: 'js',
    }));
  },
});
