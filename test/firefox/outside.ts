/** In place of the rest of the world: a proxy that notes who is asked for, and answers nothing. */
export class Outside implements AsyncDisposable {
  readonly asked: string[] = [];
  readonly #server = Bun.listen({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      data: (socket, bytes) => {
        const [line = ''] = String(bytes).split('\r\n');
        this.asked.push(`outside: ${line}`);
        socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
      },
    },
  });

  get port(): number {
    return this.#server.port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.stop(true);
  }
}
