/** A dot and up to 16 letters or digits at the end of a name. */
export const extensionPattern = /\.([A-Za-z0-9]{1,16})$/;

/** The extension in lower case and without its dot; empty where the name has none. */
export function extensionOf(name: string): string {
  return extensionPattern.exec(name)?.[1]?.toLowerCase() ?? '';
}
