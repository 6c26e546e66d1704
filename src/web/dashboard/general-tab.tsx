import { useSelector } from '@xstate/react';
import { blogFonts } from '#contract/blog-choices.ts';
import { languageNames, languages } from '#contract/language.ts';
import { previewedSettings, unreadableIn } from '#machines/blog-editing/blog-editing.view.ts';
import type { BlogVisitsActor } from '#machines/blog-visits/blog-visits.machine.ts';
import { isMissing } from '#machines/blog-visits/blog-visits.view.ts';
import type { DashboardActors } from '#machines/dashboard/dashboard.view.ts';
import { noFacts } from '#machines/rules/blog-facts.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { unreadableTexts } from '#machines/rules/unreadable-texts.ts';
import type { BlogSettings } from '#rules/blog-settings.ts';
import type { BlogCreator } from '#rules/blog-visibility.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { CropDialog } from '#web/flows/crop-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/choice-cards.tsx';
import type { Swatch } from '#web/ui/colour-field.tsx';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AddressFields } from './address-fields.tsx';
import type { DashboardParts, TabProps } from './dashboard-props.ts';
import { generalTabMessages } from './general-tab.messages.ts';
import { settingMessages } from './setting.messages.ts';
import { SettingColour } from './setting-colour.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SharingFields } from './sharing-fields.tsx';
import { advice } from './text-style-fields.css.ts';

export const visitsChart = new LazyModule(() => import('./visits-chart.tsx'));

interface GeneralTabProps {
  actors: DashboardActors;
  creator: BlogCreator;
  parts: Pick<DashboardParts, 'FontSample' | 'BankStatus'>;
}

export function GeneralTab({ actors, creator, parts: { FontSample, BankStatus } }: GeneralTabProps) {
  const { editing } = actors;
  const messages = useMessages(generalTabMessages);
  const look = useSelector(editing, ({ context }) => previewedSettings(context));
  return (
    <>
      <SettingGroup title={messages.address} lead={messages.addressLead}>
        <AddressFields copying={actors.copying} address={location.origin + blogAddress(creator.username)} />
      </SettingGroup>
      <SettingGroup
        title={messages.cover}
        lead={messages.coverLead}
        onFocus={() => editing.send({ type: 'part.focus', target: { kind: 'head' } })}
      >
        <Cover actors={actors} look={look} />
      </SettingGroup>
      <SettingGroup title={messages.look} lead={messages.lookLead}>
        <Background editing={editing} look={look} />
        <ChoiceRow
          label={messages.font}
          value={look.style.font}
          options={blogFonts.map((font) => ({ value: font, label: <FontSample font={font} /> }))}
          onChoose={(font) => editing.send({ type: 'page.font', font })}
        />
      </SettingGroup>
      <SettingGroup title={messages.trips} lead={messages.tripsLead}>
        <ChoiceRow
          label={messages.tripsPerRow}
          value={look.tripsPerRow}
          options={[1, 2, 3, 4].map((count) => ({ value: count, label: count }))}
          onChoose={(count) => editing.send({ type: 'page.tripsPerRow', count })}
        />
      </SettingGroup>
      <SettingGroup title={messages.language} lead={messages.languageLead}>
        <ChoiceRow
          label={messages.language}
          value={look.language}
          options={languages.map((each) => ({ value: each, label: <span lang={each}>{languageNames[each]}</span> }))}
          onChoose={(language) => editing.send({ type: 'page.language', language })}
        />
      </SettingGroup>
      <SettingGroup title={messages.sharing} lead={messages.sharingLead}>
        <SharingFields {...{ editing, creator, look }} />
      </SettingGroup>
      <Visits visits={actors.visits} />
      <SettingGroup title={messages.account} lead={messages.accountLead}>
        <BankStatus account={actors.account} />
        <div>
          <OwnServerLink className={button.secondary} to={`${blogAddress(creator.username)}/account`}>
            {messages.toAccount}
          </OwnServerLink>
        </div>
      </SettingGroup>
    </>
  );
}

function Visits({ visits }: { visits: BlogVisitsActor }) {
  const messages = useMessages(generalTabMessages);
  if (useSelector(visits, isMissing)) return null;
  return (
    <SettingGroup title={messages.visits} lead={messages.visitsLead}>
      <Later module={visitsChart} fallback={<Spinner words={messages.counting} />}>
        {({ VisitsChart }) => <VisitsChart visits={visits} />}
      </Later>
    </SettingGroup>
  );
}

const grounds: readonly Swatch[] = [
  ['#ffffff', 'white'],
  ['#f8fafc', 'mist'],
  ['#fbfaf7', 'paper'],
  ['#fef3c7', 'sand'],
  ['#e0f2fe', 'sky'],
  ['#ecfdf5', 'mint'],
  ['#fff1f2', 'rose'],
  ['#17212b', 'night'],
];
const ground = { kind: 'page', name: 'backgroundColor' } as const;

interface CoverProps {
  actors: DashboardActors;
  look: BlogSettings;
}

function Cover({ actors: { editing, picture, cover }, look }: CoverProps) {
  const messages = useMessages(generalTabMessages);
  return (
    <>
      <CoverPicture
        words={messages}
        picture={picture}
        upload={cover}
        address={look.cover === null ? null : sourcesOf(look.cover, 'cover').src}
        removal={{ actor: editing, event: { type: 'cover.set', folder: null } }}
      />
      <CropDialog actor={picture} shape="wide" returnTo="coverImage" band={look.style.coverPosition} minWidth={1200} />
    </>
  );
}

interface BackgroundProps extends Pick<TabProps, 'editing'> {
  look: BlogSettings;
}

function Background({ editing, look }: BackgroundProps) {
  const { background } = useMessages(generalTabMessages);
  const swatches = useSwatches(look);
  return (
    <div>
      <SettingColour
        editing={editing}
        setting={ground}
        label={background}
        value={look.style.background}
        swatches={swatches}
      />
      <Unreadable editing={editing} />
    </div>
  );
}

/** Names the texts of the page that could not be read on each of the backgrounds. */
function useSwatches(look: BlogSettings): readonly Swatch[] {
  const messages = useMessages(generalTabMessages);
  const { texts } = useMessages(settingMessages);
  return grounds.map(([colour, name]) => {
    const unreadable = unreadableTexts({ ...look, style: { ...look.style, background: colour } }, noFacts);
    const names = unreadable.map(({ setting }) => texts[setting.text]);
    return names.length === 0 ? [colour, name] : [colour, name, messages.hardToRead(names.join(', '))];
  });
}

function Unreadable({ editing }: Pick<TabProps, 'editing'>) {
  const messages = useMessages(generalTabMessages);
  const { texts } = useMessages(settingMessages);
  const unreadable = useSelector(editing, ({ context }) => unreadableIn(context), isSameValue);
  const ofPage = unreadable.flatMap(({ setting }) => (setting.kind === 'pageText' ? [texts[setting.text]] : []));
  const trips = new Set(unreadable.flatMap(({ setting }) => (setting.kind === 'tripText' ? [setting.trip] : [])));
  return (
    <div role="status">
      {unreadable.length === 0 ? null : (
        <div className={advice}>
          <p>
            {messages.hardToRead(
              [...ofPage, ...(trips.size > 0 ? [messages.textsOfTrips(trips.size)] : [])].join(', '),
            )}
          </p>
          <Button look="secondary" actor={editing} event={{ type: 'page.readable' }}>
            {messages.makeReadable}
          </Button>
        </div>
      )}
    </div>
  );
}
