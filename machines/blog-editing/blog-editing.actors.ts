import { type AnyActorRef, fromCallback } from 'xstate';
import { blogSaving } from '../blog-saving/blog-saving.actors.ts';
import type { SaveNews } from '../blog-saving/blog-saving.machine.ts';
import type { SignedCall } from '../session/signed-call.ts';
import type { ToastTone } from '../toast/toast.machine.ts';
import { blogEditingMachine, type EditingKey } from './blog-editing.machine.ts';

export type DashboardNews = SaveNews | 'tripUpdated';

const tones: Record<DashboardNews, ToastTone> = {
  saved: 'success',
  merged: 'plain',
  notSaved: 'danger',
  tripUpdated: 'success',
};

/** The toast of the page says it, by its name: the words are the screen's. */
interface System {
  get(id: string): AnyActorRef | undefined;
}

function tell({ system }: { system: System }, news: DashboardNews | null): void {
  if (news !== null) system.get('toast')?.send({ type: 'toast.show', toast: { tone: tones[news], text: news } });
}

const texts = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';

/** Ctrl or ⌘ with Z, Shift Z, Y and S; within a text the browser has its own. */
const watchKeys = (focusInvalid: () => boolean) =>
  fromCallback<EditingKey>(({ sendBack }) => {
    const told: Record<string, EditingKey['type']> = {
      z: 'edit.undo',
      'shift z': 'edit.redo',
      y: 'edit.redo',
      s: 'draft.save',
    };
    const tell = (event: KeyboardEvent) => {
      const type = told[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`];
      const isInText = event.target instanceof Element && event.target.matches(texts);
      if (type === undefined || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isInText && type !== 'draft.save') return;
      event.preventDefault();
      if (type === 'draft.save' && focusInvalid()) return;
      sendBack({ type });
    };
    addEventListener('keydown', tell);
    return () => removeEventListener('keydown', tell);
  });

export const blogEditing = (signed: SignedCall, focusInvalid: () => boolean = () => false) =>
  blogEditingMachine.provide({
    actors: { saving: blogSaving(signed).provide({ actions: { tell } }), watchKeys: watchKeys(focusInvalid) },
    actions: { tellTrip: (now) => tell(now, 'tripUpdated') },
  });
