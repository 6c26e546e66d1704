import type { Words } from '#tests/kit/catalogue.ts';

const press = (name: string): string => `Press ${name}`;
const dismiss = { 'banner.dismiss': press('Dismiss') };
const leave = 'Leave the field';

/** What is done for each event, by the name of the chart: a person's gesture, or what another part of the product does. */
export const words: Record<string, Words> = {
  session: {
    'session.begin': 'A sign-in has succeeded',
    'session.end': press('Sign out'),
    'session.lapse': ({ token }) => `The server turns ${token} down`,
    'session.observe': ({ session }) => (session ? 'Another tab signs in' : 'Another tab signs out'),
  },
  'sign-in': {
    'field.change': ({ field }) => `Type the ${field}`,
    'field.leave': ({ field }) => `Leave the ${field}`,
    'credentials.submit': press('Sign In'),
  },
  login: {},
  'broken-page': {},
  'email-verification': {
    'email.change': ({ email }) => `Type the address ${email}`,
    'code.send': press('Verify'),
    'code.retry': press('Try again'),
    'code.submit': ({ code }) => `Type the code ${code} and press Verify code`,
    'code.resend': press('Resend code'),
    'modal.close': press('Change address'),
    'verification.observe': 'Another tab has verified an address',
  },
  application: {
    'form.change': ({ field }) => `Fill in ${field}`,
    'field.leave': ({ field }) => `Leave ${field}`,
    'parts.settle': ({ parts }) =>
      parts.applicant ? 'The other flows have their parts' : 'The other flows lack parts',
    'application.submit': press('Send application'),
    ...dismiss,
  },
  'application-page': {},
  'application-status': { 'status.load': press('Try again') },
  'username-check': {
    'name.change': ({ username }) => `Type the name ${username}`,
    'email.settle': ({ applicationId }) => (applicationId ? 'An address is verified' : 'No address is verified'),
    'check.retry': press('Try again'),
  },
  'email-check': { 'address.change': ({ email }) => `The address becomes ${email}` },
  picture: {
    'file.choose': 'Choose a picture',
    'crop.change': 'Drag and enlarge the picture',
    'crop.confirm': press('Use this part'),
    'crop.cancel': press('Cancel'),
    'picture.remove': press('Remove picture'),
  },
  'city-search': {
    'text.change': ({ text }) => `Type ${text} under Search for a city`,
    'search.close': 'Press Escape, or go elsewhere',
  },
  'reference-lists': { 'lists.retry': press('Try again') },
  'back-office': {
    'address.change': ({ parameters: [first] }) => (first ? `Go to ?${first[0]}=${first[1]}` : 'Go to the queue alone'),
  },
  'application-queue': {
    'tab.choose': ({ state }) => `Choose the tab ${state ?? 'of all'}`,
    'search.change': ({ search }) => `Type ${search} into the search`,
    'page.turn': press('Next'),
    'queue.load': 'Press Try again, or a deed was done',
  },
  'application-review': {
    'deed.do': ({ deed }) => press(deed.request?.move === 'undo' ? 'Undo' : 'Approve'),
    'secret.hide': press('Hide'),
    'review.load': press('Try again'),
    ...dismiss,
  },
  'back-office-list': {
    'page.turn': press('Next'),
    'ledger.load': press('Try again'),
    'row.move': ({ move }) => `Press ${move} in a line`,
    'sponsor.invite': 'Fill in the invitation and press Send the invitation',
    ...dismiss,
  },
  'set-password': {
    'password.change': ({ password }) => `Type the password ${password}`,
    'password.leave': leave,
    'password.submit': press('Set password'),
    'link.open': press('Try again'),
    'link.renew': press('Send me a new link'),
  },
  'forgot-password': {
    'email.change': ({ email }) => `Type the address ${email}`,
    'link.ask': press('Send me a link'),
  },
  'bank-details': {
    'field.change': ({ field, value }) => (value ? `Type ${value} into ${field}` : `Empty ${field}`),
    'field.leave': ({ field }) => `Leave ${field}`,
    'form.submit': press('Submit bank details'),
    'form.load': press('Try again'),
    'link.renew': press('Request a new link'),
    ...dismiss,
  },
  area: {},
  directory: {
    'address.change': ({ parameters: [first], isReturn }) =>
      `Go ${isReturn ? 'back ' : ''}to ${first ? `?${first[0]}=${first[1]}` : 'the list alone'}`,
    'filters.apply': press('Apply Filters'),
    'there.set': ({ there }) =>
      there ? `Ask for ${there.city} from ${there.from} to ${there.to}` : 'Ask for no place',
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'group.search': ({ group, text }) => `Type ${text} into the search of the group ${group}`,
    'group.dismiss': 'Press beside the panel, or Escape',
    'profile.turn': 'Turn to another profile',
    'profile.close': 'Close the profile',
  },
  discovery: {
    'search.change': ({ search }) => `Type ${search} into the search box`,
    'sort.change': ({ sort }) => `Choose ${sort} under Sort by`,
    'search.clear': press('Clear Search'),
    'filters.change': 'Choose a filter',
    'filters.reset': press('Reset All'),
    'filters.clear': press('Reset All Filters'),
    'part.remove': ({ part }) => `Press the chip ${part.value}`,
    'there.set': ({ there }) =>
      there ? `Ask for ${there.city} from ${there.from} to ${there.to}` : 'Ask for no place',
    'all.clear': press('Clear all'),
    'wish.return': 'Go back to another search',
    'list.load': 'Press Apply Filters, or Try again',
    'page.more': press('Load More Creators'),
    'error.dismiss': press('Dismiss'),
  },
  'filter-panel': {
    'group.toggle': ({ group }) => `Press the group ${group}`,
    'text.change': ({ text }) => `Type ${text} into the search of the group`,
    'panel.dismiss': 'Press beside the panel, or Escape',
    'sheet.open': press('Filters'),
    'sheet.close': press('Close the filters'),
  },
  'creator-details': {
    'details.want': ({ ids }) => (ids.length > 0 ? 'The list shows who came without trips' : 'The list lacks nobody'),
    'details.retry': 'Another search begins',
  },
  'creator-profile': { 'profile.load': press('Try again') },
  shortlist: {
    'entry.change': ({ change }) => (change.isListed ? 'Add a creator, or save a note' : 'Take a creator off'),
    'list.export': press('Download as CSV'),
    'list.load': press('Try again'),
    ...dismiss,
  },
  toast: {
    'toast.show': ({ toast }) => `The product says “${toast.text}”`,
    'toast.dismiss': press('Dismiss'),
    'toast.hold': 'Point at it, or go into it with the keyboard',
    'toast.release': 'Leave it',
  },
  'application-lifecycle': {
    'application.approve': ({ facts }) => `Staff approve it${factWords(facts)}`,
    'application.reject': ({ facts }) => `Staff reject it${factWords(facts)}`,
    'application.reopen': ({ facts }) => `Staff reopen it${factWords(facts)}`,
    'application.undo': ({ facts }) => `Staff take their decision back${factWords(facts)}`,
  },
  'creator-account-lifecycle': {
    'account.activate': 'Staff verify the bank details',
    'account.suspend': 'Staff suspend the creator',
    'account.reinstate': 'Staff reinstate the creator',
    'account.close': 'Staff close the account',
  },
  'bank-link-lifecycle': {
    'link.open': ({ facts }) => `The creator opens the link${factWords(facts)}`,
    'link.submit': ({ facts }) => `The creator sends the details${factWords(facts)}`,
    'link.expire': 'A week has passed',
    'link.renew': ({ facts }) => `The creator asks for another${factWords(facts)}`,
    'link.revoke': 'The application is reopened',
    'link.discard': 'The creator has applied anew',
    'bank.verify': ({ facts }) => `Staff verify the details${factWords(facts)}`,
    'bank.return': ({ facts }) => `Staff send the details back${factWords(facts)}`,
    'bank.reissue': ({ facts }) => `Staff mail another link${factWords(facts)}`,
  },
  'mail-lifecycle': {
    'mail.deliver': ({ lease }) => `The mail server takes it, by a lease that is ${lease}`,
    'mail.fail': ({ lease, facts }) =>
      `The mail server does not take it, by a lease that is ${lease}${facts.ageMs > 0 ? ', after a day' : ''}`,
    'mail.expire': 'What it says is good no longer',
    'mail.requeue': ({ facts }) => `Staff send it again${facts.isErased ? ', though its words are gone' : ''}`,
  },
  'sponsor-lifecycle': {
    'sponsor.activate': 'The sponsor sets a password',
    'sponsor.suspend': 'Staff suspend the sponsor',
    'sponsor.reinstate': 'Staff reinstate the sponsor',
  },
};

interface Facts {
  isLatest: boolean;
  account: string;
  application?: string;
  decidedMsAgo?: number;
}

/** What of a record's neighbours is out of the ordinary. */
function factWords({ isLatest, account, application = 'APPROVED', decidedMsAgo = 0 }: Facts): string {
  if (!isLatest) return ', though there is a later one';
  if (account !== 'pending') return `, though the account is ${account}`;
  if (application !== 'APPROVED') return `, though the application is ${application}`;
  return decidedMsAgo >= 10_000 ? ', after ten seconds' : '';
}
