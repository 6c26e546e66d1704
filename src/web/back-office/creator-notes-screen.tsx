import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffNotesActor } from '#machines/staff-notes/staff-notes.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Page } from '#web/ui/page.tsx';
import { NotesPart } from './notes-part.tsx';
import { OfficeHead } from './office-head.tsx';
import { staffMessages } from './staff.messages.ts';
import * as css from './staff-notes.css.ts';
import { staffNotesMessages } from './staff-notes.messages.ts';

interface CreatorNotesProps {
  actor: StaffNotesActor;
  bar?: ReactNode;
}

export function CreatorNotesScreen({ actor, bar }: CreatorNotesProps) {
  const messages = useMessages(staffNotesMessages);
  const { sections } = useMessages(staffMessages);
  const name = useSelector(actor, ({ context }) => context.notes?.fullName ?? null);
  return (
    <Page title={name === null ? messages.title : `${messages.title}: ${name}`} isWide>
      <OfficeHead current="creators" />
      {bar}
      <nav aria-label={sections.creators}>
        <Link to="/admin/creators">{messages.all}</Link>
      </nav>
      <div className={css.sheet}>
        <h2 className={css.name}>{name ?? messages.title}</h2>
        <NotesPart actor={actor} />
      </div>
    </Page>
  );
}
