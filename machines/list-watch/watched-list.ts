export interface ListSight {
  parts: readonly { ids: readonly string[]; total: number }[];
  looks: string;
}

export interface WatchedList {
  /** Null while the list loads, and after a failure. */
  shown(): ListSight | null;
  onChange(tell: () => void): () => void;
  look(signal: AbortSignal): Promise<ListSight>;
  show(): void;
}

/** Adapts an actor to WatchedList: a changed reference means a changed list. */
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
