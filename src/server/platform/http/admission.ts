const [mostAtOnce, mostWhileBehind, fewAtOnce] = [64, 32, 16];
/** Milliseconds that one turn of the event loop may take before others are turned away, and that a burst may last. */
const [longestTurn, shortTurn, pause, burst] = [20, 10, 10, 100];

/**
 * Whether one more can be answered soon. All that came meanwhile is read in one turn of the event loop, so the age of the
 * turn is a part of its wait that nobody else sees; the rest is what is under way. A burst that comes to a process with
 * nothing to do is let in: only who is behind for longer keeps to less.
 */
export class Admission {
  private readonly isTimed: boolean;
  private underWay = 0;
  private letInThisTurn = 0;
  private turn: number | null = null;
  private lastTurnEnded = 0;
  private behindSince: number | null = null;

  constructor(isTimed: boolean) {
    this.isTimed = isTimed;
  }

  isFull(): boolean {
    const now = performance.now();
    const turn = this.turnAt(now);
    const isLate = this.isTimed && now - turn > longestTurn;
    const isBehind = this.isTimed && this.behindSince !== null && turn - this.behindSince > burst;
    const most = isBehind ? mostWhileBehind : mostAtOnce;
    return this.underWay >= most || (isLate && this.letInThisTurn >= most);
  }

  /** Answers what is to be called, once, when it is done. */
  enter(): () => void {
    this.underWay += 1;
    this.letInThisTurn += 1;
    return () => {
      this.underWay -= 1;
    };
  }

  private turnAt(now: number): number {
    if (this.turn !== null) return this.turn;
    if (now - this.lastTurnEnded > pause && this.underWay < fewAtOnce) this.behindSince = null;
    setImmediate(() => this.endTurn(now));
    this.turn = now;
    return now;
  }

  private endTurn(began: number): void {
    this.turn = null;
    this.letInThisTurn = 0;
    this.lastTurnEnded = performance.now();
    const isBehind = this.underWay >= fewAtOnce || this.lastTurnEnded - began > shortTurn;
    this.behindSince = isBehind ? (this.behindSince ?? began) : null;
  }
}
