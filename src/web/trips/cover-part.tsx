import { useSelector } from '@xstate/react';
import { isCropping } from '#machines/picture/picture.view.ts';
import { coverAt } from '#rules/blog-tokens.ts';
import { CoverPicture, pictureFieldName } from '#web/flows/cover-picture.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { coverSources } from '#web/ui/picture-sources.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import type { TripActors } from './trip-editor-props.ts';
import { TripPart } from './trip-part.tsx';
import { makes, useTrip } from './use-trip.ts';

interface CoverPartProps {
  actors: TripActors;
  readOnly: boolean;
}

export function CoverPart({ actors: { editing, picture, cover }, readOnly }: CoverPartProps) {
  const messages = useMessages(tripEditorMessages);
  const key = useTrip(editing, 'coverImage');
  const cropping = useSelector(picture, isCropping);
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
        {...(!readOnly && { removal: makes(editing, { kind: 'fields', change: { coverImage: null } }) })}
      />
      {cropping ? <CropDialog actor={picture} shape="wide" returnTo={pictureFieldName(slot)} /> : null}
    </TripPart>
  );
}
