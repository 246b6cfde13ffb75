/** A configuration to download. */
export interface ClientFile {
  name: string;
  content: string;
}
