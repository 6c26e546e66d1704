import type { createBrowserRouter } from 'react-router-dom';
import { fromCallback } from 'xstate';
import type { AddressOrder } from '#machines/address-bar.ts';
import type { Parameters } from '#rules/directory-address.ts';

type AppRouter = ReturnType<typeof createBrowserRouter>;

export const parametersOf = ({ state: { location } }: AppRouter): [string, string][] => [
  ...new URLSearchParams(location.search),
];

/** The address of the page that is shown, as an actor: it tells of every change, and changes what it is told to. */
export const addressBarOf = (router: AppRouter) =>
  fromCallback<AddressOrder>(({ sendBack, receive }) => {
    const { pathname } = router.state.location;
    const isHere = () => router.state.location.pathname === pathname && router.state.navigation.state === 'idle';
    const tell = () => {
      if (router.state.location.pathname === pathname)
        sendBack({ type: 'address.change', parameters: parametersOf(router) });
    };
    const replace = (parameters: Parameters) => {
      if (String(parameters) === String(parametersOf(router))) return;
      const { state } = router.state.location;
      void router.navigate(`?${spell(parameters)}`, { replace: true, preventScrollReset: true, state });
    };
    receive((order) => {
      if (!isHere()) return;
      const now = parametersOf(router);
      const others = now.filter(([name]) => name !== 'creator');
      if (order.type === 'search.write')
        replace([...order.parameters, ...now.filter(([name]) => name === 'creator' || name === 'list')]);
      else if (order.type === 'creator.turn') replace([...others, ['creator', order.id]]);
      else if (isFromList(router.state.location.state)) void router.navigate(-1);
      else replace(others);
    });
    let last = router.state.location;
    tell();
    return router.subscribe(({ location }) => {
      if (location === last) return;
      last = location;
      tell();
    });
  });

const spell = (parameters: Parameters) => new URLSearchParams(parameters.map(([name, value]) => [name, value]));

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state;
