import { blogSaving } from '../blog-saving/blog-saving.actors.ts';
import { editShortcuts } from '../edit-shortcuts.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogEditingMachine } from './blog-editing.machine.ts';

export const blogEditing = (signed: SignedCall) =>
  blogEditingMachine.provide({
    actors: { saving: blogSaving(signed), watchShortcuts: editShortcuts() },
  });
