// Templates of what link previews say about a file. Plain, so that the web app shows a preview of its own.

export const templateVariables = ['filename', 'size', 'type', 'date', 'views'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** In characters. */
export const pageTitleLengthMax = 200;
export const pageDescriptionLengthMax = 300;

/** Of six digits: Discord knows no shorter ones. */
export const pageColourPattern = /^#[0-9a-f]{6}$/i;

const placeholder = /\{([^{}]*)\}/g;

/** The first variable of a template that does not exist; undefined: all do. */
export function findUnknownVariable(template: string): string | undefined {
  const names = [...template.matchAll(placeholder)].map(([, name = '']) => name);
  return names.find((name) => !isVariable(name));
}

/** The template's text, with a value in each variable's place. */
export const fillTemplate = (template: string, values: Record<TemplateVariable, string>): string =>
  template.replaceAll(placeholder, (whole, name: string) =>
    isVariable(name) ? values[name] : whole,
  );

const isVariable = (name: string): name is TemplateVariable =>
  templateVariables.some((each) => each === name);
