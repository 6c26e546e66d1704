export interface ListContent {
  parts: readonly { ids: readonly string[]; total: number }[];
  /** Everything of the list that a reader could see change. */
  visible: unknown;
}

export interface WatchedList {
  /** Null while the list loads, and after a failure. */
  shown(): ListContent | null;
  onChange(tell: () => void): () => void;
  look(signal: AbortSignal): Promise<ListContent>;
  show(): void;
}

/** Adapts an actor to WatchedList: a changed reference means a changed list. */
export function watchedActor<Snapshot, Held>(
  actor: { getSnapshot(): Snapshot; subscribe(tell: () => void): { unsubscribe(): void } },
  list: {
    shownIn(snapshot: Snapshot): Held | null;
    contentOf(held: Held, snapshot: Snapshot): ListContent;
    ask(signal: AbortSignal): Promise<ListContent>;
    show(): void;
  },
): WatchedList {
  const held = () => list.shownIn(actor.getSnapshot());
  return {
    shown() {
      const now = held();
      return now === null ? null : list.contentOf(now, actor.getSnapshot());
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
