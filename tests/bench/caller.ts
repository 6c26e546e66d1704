import { connect, type Socket } from 'node:net';

/** A connection for one request at a time. It reads of an answer what is needed to know that it is all there. */
export class Caller {
  readonly socket: Socket;
  private head = '';
  private status = 0;
  private missing = 0;
  private isLast = false;
  private answered: ((status: number | null) => void) | null = null;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('error', () => {});
    this.socket.on('data', (bytes) => this.read(bytes));
    this.socket.on('close', () => this.finish(null));
  }

  /** Whether it may ask once more. */
  isFree(): boolean {
    return this.answered === null && !this.socket.destroyed && !this.isLast;
  }

  /** Answers the status, or null where the connection ended before. */
  ask(request: Buffer): Promise<number | null> {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    this.answered = resolve;
    this.socket.write(request);
    return promise;
  }

  private read(bytes: Buffer): void {
    if (this.status === 0) this.readHead(bytes);
    else this.missing -= bytes.length;
    if (this.status !== 0 && this.missing <= 0) this.finish(this.status);
  }

  private readHead(bytes: Buffer): void {
    this.head += bytes.toString('latin1');
    const end = this.head.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.status = Number(this.head.slice(9, 12));
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head)?.[1] ?? 0);
    this.isLast = /\r\nconnection: close/i.test(this.head);
    this.missing = end + 4 + length - this.head.length;
  }

  private finish(status: number | null): void {
    const { answered } = this;
    this.answered = null;
    this.head = '';
    this.status = 0;
    answered?.(status);
  }
}
