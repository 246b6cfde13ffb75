/** A file that everybody may read. */
export interface Read {
  url: string;
  headers?: Record<string, string>;
  /** Host and port to connect to, whatever the URL says. */
  connectTo?: string;
}

/** A request that is sent over and over. */
export interface SmallRequest {
  method: string;
  /** `{n}` in it is another word in each request. */
  url: string;
  headers: Record<string, string>;
  /** What stands in the body before the file, and after it. */
  before?: string;
  after?: string;
}

/** A product that is measured; what it cannot do it leaves out. */
export interface Peer extends AsyncDisposable {
  name: string;
  version: string;
  /** The process that serves; without it its processor time is not counted. */
  pid?: number;
  /** Makes the file of this path readable by everybody. */
  publish?(path: string): Promise<Read>;
  /** Stores the file in its usual way, and removes it again; seconds from connecting to the answer. */
  send?(path: string): Promise<number>;
  /** The same by tus. */
  sendByTus?(path: string): Promise<number>;
  /** How a file of so many bytes is stored in one request. */
  smallUpload?(bytes: number): SmallRequest;
  /** How a user signs in, with the right password. */
  login?(): SmallRequest;
  /** Removes what small uploads have left; between two rounds. */
  clean?(): Promise<void>;
}

/** What an adapter file exports by default; `url` is what stands behind the @ of `--peer`. */
export type Adapter = (options: { name: string; url?: string; folder: string }) => Promise<Peer>;
