import type { Shown } from '#tests/kit/shown.ts';

const send = 'Send application';

export const applicationShown: Shown = {
  buttons: { [send]: { type: 'application.submit' }, Dismiss: { type: 'banner.dismiss' } },
  texts: { 'editing.calm': [send], 'editing.refused': [send, 'Dismiss'], submitting: ['Sending...'], applied: [send] },
};

const nameHint = 'It becomes the address of your blog';

export const usernameCheckShown: Shown = {
  buttons: { 'Try again': { type: 'check.retry' } },
  texts: {
    idle: [nameHint],
    waiting: ['Checking...'],
    checking: ['Checking...'],
    free: ['This username is available.'],
    taken: ['This username is taken.'],
    unknown: ['Try again'],
  },
};

export const citySearchShown: Shown = {
  buttons: {},
  texts: {
    idle: [],
    waiting: ['Searching...'],
    searching: ['Searching...'],
    found: [],
    failed: ['Cities could not be searched. Please try again.'],
  },
};

export const referenceListsShown: Shown = {
  buttons: { 'Try again': { type: 'lists.retry' } },
  texts: { loading: [], ready: [], incomplete: ['Try again'] },
};

const choose = 'Choose a picture';

export const pictureShown: Shown = {
  buttons: {
    'Use this part': { type: 'crop.confirm' },
    Cancel: { type: 'crop.cancel' },
    'Remove picture': { type: 'picture.remove' },
  },
  texts: {
    'empty.calm': [choose],
    'empty.refused': [choose],
    reading: ['Reading...'],
    cropping: [choose, 'Choose the part to show'],
    drawing: ['Reading...'],
    'ready.calm': ['Choose another', 'Remove picture'],
    'ready.refused': ['Choose another', 'Remove picture'],
  },
};

export const applicationStatusShown: Shown = {
  buttons: { 'Try again': { type: 'status.load' } },
  texts: {
    loading: ['Looking it up...'],
    shown: ['Hello Deniz Yıldız', 'Application received'],
    unknown: ['There is no application behind this link.'],
    unreachable: ['Try again'],
  },
};

export const emailCheckShown: Shown = {
  buttons: {},
  texts: {
    idle: [],
    waiting: [],
    checking: [],
    available: [],
    taken: ['An account with this email address exists already.'],
    unknown: [],
  },
};
