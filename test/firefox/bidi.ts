/** What Firefox says on its own: `log.entryAdded` and the like. */
export type Listener = (method: string, params: Record<string, unknown>) => void;

interface Message {
  type: 'success' | 'error' | 'event';
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: Record<string, unknown>;
}

/** A session of WebDriver BiDi: commands with answers, and events, as JSON on one WebSocket. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #latest = 0;

  private constructor(socket: WebSocket, onEvent: Listener) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)), onEvent));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has gone'));
    });
  }

  static async connect(url: string, onEvent: Listener): Promise<Bidi> {
    const socket = new WebSocket(url);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nothing answers at ${url}`)));
    await promise;
    return new Bidi(socket, onEvent);
  }

  /** Resolves to what Firefox answers; throws with its message where it refuses. */
  async send(method: string, params: object): Promise<unknown> {
    const answer = Promise.withResolvers<unknown>();
    this.#latest += 1;
    this.#waiting.set(this.#latest, answer);
    this.#socket.send(JSON.stringify({ id: this.#latest, method, params }));
    return answer.promise;
  }

  #hear({ type, id = 0, result, error, message, method = '', params = {} }: Message, on: Listener) {
    if (type === 'event') return on(method, params);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'success') waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }
}
