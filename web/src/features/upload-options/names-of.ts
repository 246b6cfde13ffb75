/** The names of options in the order of a table of the web app. */
export const namesOf = <Name extends string>(table: Record<Name, unknown>) =>
  // `Object.keys` loses the type.
  Object.keys(table) as Name[];
