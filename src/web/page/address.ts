import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';
import { type AnyEventObject, fromCallback } from 'xstate';
import type { AddressBar, AddressOrder, AddressTeller, ReadAddress } from '#machines/address-bar.ts';
import { isOtherSearch, type Parameters } from '#rules/parameters.ts';

export interface Address {
  bar: AddressBar;
  read(): Parameters;
  path(): string;
  /** The stored scroll position of the address. */
  scrollTop(): number | false | null;
  /** An actor that sends this event when the address has changed. */
  tell(event: (address: ReadAddress) => AnyEventObject): AddressTeller;
}

export const AddressContext = createContext<Address | null>(null);
export const addressOf = (router: DataRouter): Address => ({
  bar: addressBarOf(router),
  read: () => parametersOf(router),
  path: () => router.state.location.pathname,
  scrollTop: () => router.state.restoreScrollPosition,
  tell: (event) =>
    fromCallback(({ sendBack }) => {
      let last = router.state.location;
      return router.subscribe(({ location }) => {
        if (location === last) return;
        last = location;
        sendBack(event({ path: location.pathname, parameters: parametersOf(router) }));
      });
    }),
});

export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('The page has no address.');
  return address;
}

const parametersOf = ({ state: { location } }: DataRouter): [string, string][] => [
  ...new URLSearchParams(location.search),
];

/** An actor that reports the parameters of the address while its page is shown, and writes them. */
const addressBarOf = (router: DataRouter) =>
  fromCallback<AddressOrder>(({ sendBack, receive }) => {
    const { pathname } = router.state.location;
    /** A step back takes a moment: a second order in it would take a second step. */
    let isReturning = false;
    const isHere = () =>
      !isReturning && router.state.location.pathname === pathname && router.state.navigation.state === 'idle';
    const tell = (isReturn: boolean) => {
      if (router.state.location.pathname === pathname)
        sendBack({ type: 'address.change', parameters: parametersOf(router), isReturn });
    };
    const go = (parameters: Parameters, replace: boolean, state: unknown = router.state.location.state) => {
      if (String(parameters) === String(parametersOf(router))) return;
      void router.navigate(`?${spell(parameters)}`, { replace, preventScrollReset: true, state });
    };
    const replace = (parameters: Parameters) => go(parameters, true);
    const stepBack = () => {
      isReturning = true;
      void router.navigate(-1);
    };
    receive((order) => {
      if (!isHere()) return;
      const now = parametersOf(router);
      const others = now.filter(([name]) => name !== 'creator' && name !== 'part');
      const part = (name: string): Parameters => [...others, ['part', name]];
      if (order.type === 'parameters.write') go(order.parameters, !order.isStep);
      else if (order.type === 'search.write')
        go([...order.parameters, ...now.filter(isOfPage)], now.some(isOnPage) || !isOtherSearch(now, order.parameters));
      else if (order.type === 'part.turn') go(part(order.part), false, { from: order.from });
      else if (order.type === 'part.return' && Object(router.state.location.state).from !== order.part)
        replace(part(order.part));
      else if (order.type === 'creator.turn') replace([...others, ['creator', order.id]]);
      else if (order.type === 'part.return' || isFromList(router.state.location.state)) stepBack();
      else replace(others);
    });
    let last = router.state.location;
    tell(false);
    return router.subscribe(({ location, historyAction }) => {
      if (location === last) return;
      last = location;
      isReturning = false;
      tell(historyAction === 'POP');
    });
  });

const isOnPage = ([name]: Parameters[number]): boolean => name === 'creator' || name === 'list';
const isOfPage = ([name]: Parameters[number]): boolean => /^(creator|list|compare)/.test(name);

const spell = (parameters: Parameters) => new URLSearchParams(parameters.map(([name, value]) => [name, value]));

const isFromList = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isFromList' in state;
