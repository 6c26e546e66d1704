import { groupInvitation, storedGroup } from '#machines/group-invitation/group-invitation.actors.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { storedStay } from '#machines/stay-form/stay-storage.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { GroupInvitationScreen } from './group-invitation-screen.tsx';

/** The page for the creators in the address. */
export function GroupInvitation({ ids, hotels }: { ids: readonly string[]; hotels: OwnHotelsActor }) {
  const { session, signed } = useSignedIn();
  const actor = usePage(() => {
    const owner = ownerOf(session.getSnapshot());
    const source = { kind: 'group' } as const;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const form = { source, timeZone, savedDraft: storedStay(owner, source).read(), at: Date.now() };
    return { chart: groupInvitation(signed, owner), input: { ids, form, saved: storedGroup(owner, ids).read() } };
  });
  return <GroupInvitationScreen actor={actor} hotels={hotels} />;
}
