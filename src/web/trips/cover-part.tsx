import { useSelector } from '@xstate/react';
import { coverAt } from '#rules/blog-tokens.ts';
import { CoverPicture, pictureFieldName } from '#web/flows/cover-picture.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { coverSources } from '#web/ui/picture-sources.ts';
import { PictureDetails } from './picture-details.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { makes, type TripActors, useTrip, write } from './use-trip.ts';

interface CoverPartProps {
  actors: TripActors;
  readOnly: boolean;
}

export function CoverPart({ actors: { editing, picture, cover }, readOnly }: CoverPartProps) {
  const messages = useMessages(tripEditorMessages);
  const key = useTrip(editing, 'coverImage');
  const focus = useTrip(editing, 'coverFocus');
  const slot = useSelector(picture, ({ context }) => context.slot);
  const shown = key === null ? null : coverAt(key, key.startsWith('https://'));
  return (
    <TripPart id="cover" title={messages.coverTitle}>
      <CoverPicture
        words={messages.cover}
        picture={picture}
        upload={cover}
        readOnly={readOnly}
        address={shown === null ? null : coverSources(shown).src}
        {...(!readOnly && {
          removal: makes(editing, { kind: 'fields', change: { coverImage: null, coverFocus: null } }),
        })}
      />
      {key === null || readOnly ? null : (
        <PictureDetails
          {...{ editing, picture: { key, focus: focus ?? undefined } }}
          label={messages.coverDetails}
          onChange={({ focus: coverFocus }) => write(editing, { coverFocus })}
        />
      )}
      <CropDialog actor={picture} shape="wide" returnTo={pictureFieldName(slot)} />
    </TripPart>
  );
}
