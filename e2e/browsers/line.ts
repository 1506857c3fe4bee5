import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The line between browsers and the program: a port that passes everything on until it is cut. */
export type Line = {
  readonly port: number;
  readonly url: string;
  /** Where it leads. */
  lead: (port: number) => void;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
};

/** Opens a line on a free port. */
export async function openLine(): Promise<Line> {
  let target = 0;
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => end.destroy()).once('close', () => ends.delete(end));
    }
    near.once('close', () => far.destroy()).pipe(far);
    far.once('close', () => near.destroy()).pipe(near);
  });
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    lead: (to) => {
      target = to;
    },
    cut: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const end of ends) end.destroy();
      await closed;
    },
    mend: async () => {
      if (!server.listening) await listen(port);
    },
  };
}
