import { useSearchParams } from 'react-router-dom';

/** Chooses the value of a parameter of the address, where the player names its position without telling the router. */
export function useAddressChoice(name: string): (value: string) => void {
  const [, setParams] = useSearchParams();
  return (value) => {
    const params = new URL(location.href).searchParams;
    params.set(name, value);
    setParams(params, { replace: true, preventScrollReset: true });
  };
}
