import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffNotesActor } from '#machines/staff-notes/staff-notes.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Page } from '#web/ui/page.tsx';
import { NotesPart } from './notes-part.tsx';
import { OfficeHead } from './office-head.tsx';
import * as css from './staff-notes.css.ts';
import { staffNotesWords } from './staff-notes-words.ts';
import { staffWords } from './staff-words.ts';

interface CreatorNotesProps {
  actor: StaffNotesActor;
  tools?: ReactNode;
  /** By which the latest decision is taken back. */
  bar?: ReactNode;
}

/** The notes about a creator on a page of their own, which whoever never applied has as well. */
export function CreatorNotesScreen({ actor, tools, bar }: CreatorNotesProps) {
  const text = useWords(staffNotesWords);
  const { sections } = useWords(staffWords);
  const name = useSelector(actor, ({ context }) => context.notes?.fullName ?? null);
  return (
    <Page title={name === null ? text.title : `${text.title}: ${name}`} tools={tools} isWide home="/admin">
      <OfficeHead current="creators" />
      {bar}
      <nav aria-label={sections.creators}>
        <Link to="/admin/creators">{text.all}</Link>
      </nav>
      <div className={css.sheet}>
        <h2 className={css.name}>{name ?? text.title}</h2>
        <NotesPart actor={actor} />
      </div>
    </Page>
  );
}
