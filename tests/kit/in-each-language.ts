import type { CreatorItem } from '#contract/creator.ts';
import { languages } from '#contract/language.ts';
import { listExpertises } from '#server/reference/lists.ts';

/** The names of specialities in all languages: each of them finds the creator. */
export const inEachLanguage = (creator: CreatorItem): CreatorItem => ({
  ...creator,
  expertises: creator.expertises.flatMap((each) =>
    languages.flatMap((language) => {
      const named = listExpertises(language).find(({ _id }) => _id === each.expertise._id);
      return named ? [{ ...each, expertise: named }] : [];
    }),
  ),
});
