import { useMemo } from 'react';
import { comparison } from '#machines/comparison/comparison.actors.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { ComparisonScreen } from './comparison-screen.tsx';

export function Component() {
  const { signed } = useSignedIn();
  const address = useAddress();
  const actor = usePage(() => ({ chart: comparison(signed, address.bar), input: { parameters: address.read() } }));
  const today = useMemo(() => dayOf(Date.now()), []);
  return <ComparisonScreen actor={actor} today={today} />;
}
