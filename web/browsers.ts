/**
 * The oldest supported browsers: Baseline Widely Available, the features that browsers have had for 30
 * months. As of 2026-11 these are the releases of spring 2024. The consequences are in docs/browsers.md.
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
