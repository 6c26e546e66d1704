import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Started } from '#web/app/app.tsx';
import { appRoutes } from '#web/app/routes.tsx';
import { CreatorSession } from '#web/page/creator-session.tsx';

type SessionRef = ReturnType<typeof CreatorSession.useActorRef>;

interface Opening {
  session: typeof sessionMachine;
  Mode?: (props: { children: ReactNode }) => ReactNode;
}

/** The product's own routes at an address, with a session chart of the test's choosing. */
export function openApp(path: string, { session, Mode = ({ children }) => children }: Opening) {
  const router = createMemoryRouter(appRoutes, { initialEntries: ['/application/success', path] });
  let actor: SessionRef | undefined;
  render(
    <Mode>
      <CreatorSession.Provider logic={session}>
        <Probe
          tell={(ref) => {
            actor = ref;
          }}
        />
        <Started router={router} />
      </CreatorSession.Provider>
    </Mode>,
  );
  if (!actor) throw new Error('The app has no session.');
  return { router, actor, heading: (name: string) => screen.findByRole('heading', { level: 1, name }) };
}

function Probe({ tell }: { tell: (actor: SessionRef) => void }) {
  tell(CreatorSession.useActorRef());
  return null;
}
