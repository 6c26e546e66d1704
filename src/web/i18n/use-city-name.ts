import { cityNameIn } from '#rules/city-name.ts';
import { useLanguage } from './language-store.ts';

/** The name of a city in the reader's language. */
export function useCityName(): (name: string) => string {
  const language = useLanguage();
  return (name) => cityNameIn(name, language);
}
