import { setTimeout } from 'node:timers/promises';

/** A command that writes page by page leaves a gap in which a server beside it gets its turn: SQLite keeps no line. */
export const betweenPages = () => setTimeout(10);
