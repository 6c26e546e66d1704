import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { StaffNotesActor } from '#machines/staff-notes/staff-notes.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { NotesPart } from './notes-part.tsx';
import { OfficeHead } from './office-list.tsx';
import * as css from './staff-notes.css.ts';
import { staffNotesMessages } from './staff-notes.messages.ts';

interface CreatorNotesProps {
  actor: StaffNotesActor;
  bar?: ReactNode;
}

export function CreatorNotesScreen({ actor, bar }: CreatorNotesProps) {
  const messages = useMessages(staffNotesMessages);
  const name = useSelector(actor, ({ context }) => context.notes?.fullName ?? null);
  return (
    <Page title={name === null ? messages.title : `${messages.title}: ${name}`} isWide>
      <OfficeHead current="creators" />
      {bar}
      <BackLink to="/admin/creators">{messages.all}</BackLink>
      <div className={css.sheet}>
        <h2 className={css.name}>{name ?? messages.title}</h2>
        <NotesPart actor={actor} />
      </div>
    </Page>
  );
}
