import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect } from 'react';
import type { PressedHandle } from './use-pressed-handle.ts';

export interface DragOrderProps {
  list: RefObject<HTMLElement | null>;
  order: readonly string[];
  pressed: PressedHandle;
  /** Counted from 1. */
  onMove: (name: string, to: number) => void;
}

/** Drag and drop for rows that are rendered elsewhere; the keyboard uses `Mover`. */
export function SortableRows({ list, order, pressed, onMove }: DragOrderProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), order.indexOf(String(over.id)) + 1);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements: silent, restoreFocus: false, screenReaderInstructions: { draggable: '' } }}
      onDragEnd={drop}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {order.map((name, index) => (
          <Row key={name} {...{ list, name, index }} press={name === pressed.name ? pressed.press : null} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const nothing = (): undefined => undefined;
/** The caller announces moves, so dnd-kit's announcements are empty. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

interface RowProps extends Pick<DragOrderProps, 'list'> {
  name: string;
  index: number;
  press: PointerEvent | null;
}

function Row({ list, name, index, press }: RowProps) {
  const { setNodeRef, listeners, isDragging, transform, transition = '' } = useSortable({ id: name });
  const way = transform === null ? '' : `translateY(${transform.y}px)`;
  useLayoutEffect(() => {
    const row = list.current?.children[index];
    setNodeRef(row instanceof HTMLElement ? row : null);
  }, [list, index, setNodeRef]);
  useLayoutEffect(() => {
    const row = list.current?.children[index];
    if (!(row instanceof HTMLElement)) return;
    Object.assign(row.style, { transform: way, transition });
    row.toggleAttribute('data-carried', isDragging);
    return () => {
      Object.assign(row.style, { transform: '', transition: '' });
      row.removeAttribute('data-carried');
    };
  }, [list, index, way, transition, isDragging]);
  const take = listeners?.onPointerDown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is taken once; it came before the listener existed.
  useEffect(() => {
    if (press) take?.({ nativeEvent: press } as Partial<SyntheticEvent>);
  }, [press]);
  return null;
}
