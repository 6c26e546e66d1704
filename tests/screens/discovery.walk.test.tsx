import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { createActor } from 'xstate';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { flow as creatorProfileTold } from '#tests/flows/creator-profile.flow.ts';
import { deniz, flow as discoveryTold } from '#tests/flows/discovery.flow.ts';
import { flow as filterPanelTold } from '#tests/flows/filter-panel.flow.ts';
import { flow as shortlistTold } from '#tests/flows/shortlist.flow.ts';
import { pressIfThere, typeAnew, walkScreen } from '#tests/kit/walk-screen.tsx';
import { CreatorModal } from '#web/discovery/creator-modal.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { FilterPanel } from '#web/discovery/filter-panel.tsx';
import { ShortlistPage } from '#web/discovery/shortlist-page.tsx';
import { idleDiscovery, placeFor } from './idle-discovery.tsx';

const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const onPage = (part: React.ReactNode) => (
  <main>
    <title>A part of the directory</title>
    {part}
  </main>
);

describe('discovery through its page', () => {
  walkScreen({
    ...discoveryTold.shown,
    model: discoveryTold.model,
    machine: discoveryMachine,
    render: (discovery) => <DiscoveryScreen actors={idleDiscovery({ discovery })} place={placeFor()} />,
    gestures: {
      'search.change': ({ search }) => typeAnew('Search creators by name', search),
      'sort.change': () => void fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'default' } }),
      'filters.change': () => typeAnew('Min Trip Count', '1'),
      'filters.reset': () => pressIfThere('Reset All'),
      'part.remove': () => pressIfThere(/^Remove /),
      'search.clear': () => pressIfThere(/^Clear (the )?search$/i),
      'all.clear': () => pressIfThere('Clear all'),
      'list.load': () => pressIfThere('Apply Filters'),
      'page.more': () => press('Load More Creators'),
      'error.dismiss': () => press('Dismiss'),
    },
    elsewhere: {
      'filters.clear': 'a button where nobody was found, which is pressed in a test of that',
      'there.set': 'the page, for the form of the place and its days',
      'wish.return': 'the page, when Back or Forward led to another search',
    },
  });
});

/** Six expertises are more than a group shows without a search box. */
function loadedLists() {
  const six = Array.from({ length: 6 }, (_, index) => ({ _id: `skill-${index}`, name: `Skill ${index}` }));
  const lists = { languages: [], expertises: six, services: [], serviceOffers: [], suggestedCities: [] };
  const snapshot = referenceListsMachine.resolveState({ value: 'ready', context: { lists, failures: {} } });
  return createActor(referenceListsMachine, { snapshot }).start();
}

describe('filterPanel through its groups', () => {
  walkScreen({
    ...filterPanelTold.shown,
    model: filterPanelTold.model,
    machine: filterPanelMachine,
    render: (panel) =>
      onPage(<FilterPanel actors={idleDiscovery({ panel, lists: loadedLists() })} place={placeFor()} />),
    gestures: {
      'group.toggle': ({ group }) => press(group === 'city' ? /^Cities/ : /^Expertise/),
      'text.change': ({ text }) => typeAnew(/^Search in/, text),
      'panel.dismiss': () => void fireEvent.pointerDown(document.body),
      'sheet.open': () => press(/^Filters/),
      'sheet.close': () => press('Close the filters'),
    },
  });
});

describe('creatorProfile through its dialog', () => {
  walkScreen({
    ...creatorProfileTold.shown,
    model: creatorProfileTold.model,
    machine: creatorProfileMachine,
    render: (profile) =>
      onPage(
        <CreatorModal
          profile={profile}
          known={null}
          actors={idleDiscovery()}
          today="2026-06-10"
          neighbours={{ before: null, after: null }}
          onTurn={() => {}}
          onClose={() => {}}
        />,
      ),
    gestures: { 'profile.load': () => press('Try again') },
  });
});

/** Whoever is on the list is known. */
function known() {
  const found = Object.fromEntries(['creator-1', 'creator-9'].map((id) => [id, { ...deniz, _id: id }]));
  const context = { wanted: [], found: found as never, unreached: [] };
  const snapshot = creatorDetailsMachine.resolveState({ value: 'idle', context });
  return createActor(creatorDetailsMachine, { snapshot }).start();
}

describe('shortlist through its page', () => {
  walkScreen({
    ...shortlistTold.shown,
    model: shortlistTold.model,
    machine: shortlistMachine,
    render: (shortlist) =>
      onPage(
        <ShortlistPage
          actors={idleDiscovery({ shortlist, details: known() })}
          place={placeFor({ isShortlist: true })}
        />,
      ),
    gestures: {
      'entry.change': ({ change }) => !change.isListed && pressIfThere(/off the shortlist$/),
      'list.load': () => press('Try again'),
      'list.export': () => press('Download as CSV'),
      'banner.dismiss': () => press('Dismiss'),
    },
  });
});
