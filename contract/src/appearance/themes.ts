// Plain values without imports, so that the web app can use them without loading the schemas.

/** What may be chosen; `system` follows the device. */
export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** What a screen is shown in. */
export type Scheme = 'dark' | 'light';

export const isTheme = (text: unknown): text is Theme => themes.some((theme) => theme === text);
