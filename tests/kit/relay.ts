import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server, as PostgreSQL or a picture store, that can be cut, and mended, or that swallows everything. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private isSilent = false;
  port = 0;
  /** How often somebody came. */
  calls = 0;
  /** How many messages it swallowed while it was silent. */
  swallowed = 0;
  /** The most connections at one time. */
  maxOpen = 0;
  private open = 0;
  private to: URL;
  constructor(to: URL) {
    this.to = to;
  }

  async mend(): Promise<void> {
    this.isSilent = false;
    const server = createServer((near) => this.join(near));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  /** From now on it leads elsewhere; whoever is joined already stays where they are. */
  moveTo(to: URL): void {
    this.to = to;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
  }

  private join(near: Socket): void {
    this.calls += 1;
    this.open += 1;
    this.maxOpen = Math.max(this.maxOpen, this.open);
    near.on('close', () => {
      this.open -= 1;
    });
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        if (this.isSilent) this.swallowed += 1;
        else into.write(bytes);
      });
      from.on('error', () => into.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        into.destroy();
      });
    }
  }
}
