/** The names of options in the order of a table of the web app. */
export const namesOf = <Name extends string>(table: Record<Name, unknown>) =>
  // `keys` forgets the names.
  Object.keys(table) as Name[];
