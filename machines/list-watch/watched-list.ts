/** What a list shows: by their ids, of how many, and how all of it looks. */
export interface ListSight {
  parts: readonly { ids: readonly string[]; total: number }[];
  looks: string;
}

export interface WatchedList {
  /** Null while the list asks by itself, and where it has nothing to show. */
  shown(): ListSight | null;
  onChange(tell: () => void): () => void;
  /** What it would show if it asked now. */
  look(signal: AbortSignal): Promise<ListSight>;
  show(): void;
}

/** A list that shows what its actor holds; whoever holds something else shows something else. */
export function watchedActor<Snapshot, Held>(
  actor: { getSnapshot(): Snapshot; subscribe(tell: () => void): { unsubscribe(): void } },
  list: {
    shownIn(snapshot: Snapshot): Held | null;
    sightOf(held: Held, snapshot: Snapshot): ListSight;
    ask(signal: AbortSignal): Promise<ListSight>;
    show(): void;
  },
): WatchedList {
  const held = () => list.shownIn(actor.getSnapshot());
  return {
    shown() {
      const now = held();
      return now === null ? null : list.sightOf(now, actor.getSnapshot());
    },
    onChange(tell) {
      let last = held();
      const { unsubscribe } = actor.subscribe(() => {
        const now = held();
        if (now !== last) tell();
        last = now;
      });
      return unsubscribe;
    },
    look: list.ask,
    show: list.show,
  };
}
