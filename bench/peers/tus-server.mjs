import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

// node bench/peers/tus-server.mjs <folder> <port>: the protocol's own server, as its readme starts it.

const [, , directory, port] = process.argv;
const server = new Server({ path: '/files', datastore: new FileStore({ directory }) });
server.listen({ host: '127.0.0.1', port: Number(port) });

// A reader who leaves in the middle of a file would end the process.
process.on('uncaughtException', (error) => {
  console.error(error.message);
});
