import { creatorList } from '#machines/creator-list/creator-list.actors.ts';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorListScreen } from './creator-list-screen.tsx';
import { RowKeys } from './keys-help.tsx';
import { StoredUndoBar } from './stored-undo-bar.tsx';

export function Component() {
  const signedIn = useSignedIn();
  const { signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: creatorList({ signed, addressBar: address.bar }),
    input: { parameters: address.read() },
  }));
  return <CreatorListScreen actor={actor} keys={<RowKeys />} bar={<StoredUndoBar {...signedIn} />} />;
}
