import { type EventObject, fromCallback } from 'xstate';
import { panelMachine } from './panel.machine.ts';
import { recorderIn } from './recorder.actors.ts';
import { onSight, sightNow } from './watch-actors.ts';

const refreshMs = 100;

export const panel = panelMachine.provide({
  actors: {
    watchKey: fromCallback<EventObject>(({ sendBack }) => {
      const press = (event: KeyboardEvent) => {
        if (!event.altKey || event.code !== 'KeyQ') return;
        event.preventDefault();
        sendBack({ type: 'panel.toggle' });
      };
      addEventListener('keydown', press, true);
      return () => removeEventListener('keydown', press, true);
    }),
    watchActors: fromCallback<EventObject>(({ sendBack }) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        timer = undefined;
        sendBack({ type: 'sight.change', sight: sightNow() });
      };
      const stop = onSight(() => {
        timer ??= setTimeout(show, refreshMs);
      });
      show();
      return () => {
        stop();
        clearTimeout(timer);
      };
    }),
    recorder: recorderIn(() => document),
  },
});
