/**
 * The oldest browsers that the web app promises to run in: Baseline Widely Available, which is
 * everything that browsers have had for 30 months. As of 2026-11 these are the releases of spring 2024.
 * docs/browsers.md says what follows from it; this is the only place with the numbers.
 */
export const oldestBrowsers = {
  chrome: '124',
  edge: '124',
  firefox: '125',
  safari: '17.4',
  ios: '17.4',
};

/** The same, as Vite's `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version);
