import { fireEvent, screen } from '@testing-library/react';
import { describe } from 'vitest';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { flow as applicationTold } from '#tests/flows/application.flow.ts';
import { flow as applicationStatusTold } from '#tests/flows/application-status.flow.ts';
import { flow as citySearchTold } from '#tests/flows/city-search.flow.ts';
import { flow as emailCheckTold } from '#tests/flows/email-check.flow.ts';
import { flow as pictureTold } from '#tests/flows/picture.flow.ts';
import { flow as referenceListsTold } from '#tests/flows/reference-lists.flow.ts';
import { flow as usernameCheckTold } from '#tests/flows/username-check.flow.ts';
import { typeAnew, walkScreen } from '#tests/kit/walk-screen.tsx';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { ApplicationStatusScreen } from '#web/application/application-status-screen.tsx';
import { CropDialog } from '#web/application/crop-dialog.tsx';
import { PaymentPart, ProfilePart, ReviewPart, WorkPart } from '#web/application/later-parts.ts';
import { LocationsField } from '#web/application/locations-field.tsx';
import { YouPart } from '#web/application/you-part.tsx';
import { CodeModal } from '#web/email-verification/code-modal.tsx';
import { EmailField } from '#web/email-verification/email-field.tsx';
import { idleActors } from './idle-actors.ts';

const handedIn = { EmailField, CodeModal, CropDialog, ProfilePart, WorkPart, PaymentPart, ReviewPart };
const press = (name: string) => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** A part of the form stands on a page of its own while it is walked. */
const onPage = (part: (actors: ApplicationActors) => React.ReactNode, walked: Partial<ApplicationActors>) => (
  <main>
    <title>A part of the application</title>
    {part(idleActors(walked))}
  </main>
);

describe('application through its page', () => {
  walkScreen({
    ...applicationTold.shown,
    model: applicationTold.model,
    machine: applicationMachine,
    render: (application) => <ApplicationScreen actors={idleActors({ application })} handedIn={handedIn} />,
    gestures: {
      'form.change': ({ change }) => type('Full name', change.fullName),
      'field.leave': () => void fireEvent.blur(screen.getByLabelText('Full name')),
      'application.submit': () => press('Send application'),
      'banner.dismiss': () => press('Dismiss'),
    },
    elsewhere: { 'parts.settle': 'the page, when another flow has settled its part' },
  });
});

describe('usernameCheck through its field', () => {
  walkScreen({
    ...usernameCheckTold.shown,
    model: usernameCheckTold.model,
    machine: usernameCheckMachine,
    render: (username) => onPage((actors) => <YouPart actors={actors} handedIn={handedIn} />, { username }),
    gestures: {
      'name.change': ({ username }) => typeAnew('Username', username),
      'check.retry': () => press('Try again'),
    },
    elsewhere: { 'email.settle': 'the page, when an address was verified' },
  });
});

describe('emailCheck through its field', () => {
  walkScreen({
    ...emailCheckTold.shown,
    model: emailCheckTold.model,
    machine: emailCheckMachine,
    render: (emailCheck) => onPage((actors) => <YouPart actors={actors} handedIn={handedIn} />, { emailCheck }),
    gestures: {},
    elsewhere: { 'address.change': 'the page, when the verification shows another address' },
  });
});

describe('citySearch through its field', () => {
  walkScreen({
    ...citySearchTold.shown,
    model: citySearchTold.model,
    machine: citySearchMachine,
    render: (city) => onPage((actors) => <LocationsField actors={actors} />, { city }),
    gestures: {
      'text.change': ({ text }) => typeAnew('Search for a city', text),
      'search.close': () => void fireEvent.keyDown(screen.getByLabelText('Search for a city'), { key: 'Escape' }),
    },
  });
});

describe('referenceLists through the lists', () => {
  walkScreen({
    ...referenceListsTold.shown,
    model: referenceListsTold.model,
    machine: referenceListsMachine,
    render: (lists) => onPage((actors) => <WorkPart actors={actors} />, { lists }),
    gestures: { 'lists.retry': () => press('Try again') },
  });
});

describe('picture through its field and its dialog', () => {
  walkScreen({
    ...pictureTold.shown,
    model: pictureTold.model,
    machine: pictureMachine,
    render: (picture) =>
      onPage(
        (actors) => (
          <>
            <ProfilePart actors={actors} />
            <CropDialog actor={actors.picture} />
          </>
        ),
        { picture },
      ),
    gestures: {
      'file.choose': () =>
        void fireEvent.change(screen.getByLabelText(/^Choose/), { target: { files: [new File([], 'me.jpg')] } }),
      'crop.confirm': () => press('Use this part'),
      'crop.cancel': () => press('Cancel'),
      'picture.remove': () => press('Remove picture'),
    },
    elsewhere: { 'crop.change': 'a hand that drags, which a browser alone can follow' },
  });
});

describe('applicationStatus through its page', () => {
  walkScreen({
    ...applicationStatusTold.shown,
    model: applicationStatusTold.model,
    machine: applicationStatusMachine,
    render: (actor) => <ApplicationStatusScreen actor={actor} />,
    gestures: { 'status.load': () => press('Try again') },
  });
});
