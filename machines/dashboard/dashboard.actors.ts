import { fromPromise } from 'xstate';
import { readBlog, readBlogConfig } from '#api/blog.ts';
import type { AddressBar } from '../address-bar.ts';
import { blogEditing } from '../blog-editing/blog-editing.actors.ts';
import { toKeep } from '../blog-editing/blog-editing.view.ts';
import type { KeptDraft } from '../blog-editing/draft.ts';
import { blogMap } from '../blog-map/blog-map.actors.ts';
import { blogProfile } from '../blog-profile/blog-profile.actors.ts';
import { storedIn } from '../blog-saving/blog-saving.actors.ts';
import { blogVisits } from '../blog-visits/blog-visits.actors.ts';
import { configReading } from '../config-reading/config-reading.actors.ts';
import { copying } from '../copying/copying.actors.ts';
import { coverUpload } from '../cover-upload/cover-upload.actors.ts';
import { dashboardPanesMachine } from '../dashboard-panes/dashboard-panes.machine.ts';
import { ownAccount } from '../own-account/own-account.actors.ts';
import { coverPicture } from '../picture/picture.actors.ts';
import { PictureFiles } from '../picture/picture-files.ts';
import { refusalBy } from '../refusal.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { dashboardMachine, type OwnProfileAnswer } from './dashboard.machine.ts';

interface Doors {
  addressBar: AddressBar;
  /** Brings the keyboard to a field whose text is wrong, if there is one. */
  focusInvalid: () => boolean;
  username: string;
  signed: SignedCall;
  /** Null for a draft that is no other than what is saved. */
  keepDraft: (draft: KeptDraft | null) => void;
  endSession: () => void;
}

export function dashboard({ username, signed, addressBar, focusInvalid, keepDraft, endSession }: Doors) {
  const files = new PictureFiles();
  return dashboardMachine.provide({
    actors: {
      fetchProfile: fromPromise<OwnProfileAnswer>(({ signal }) =>
        signed(signal, (call) => readBlog(username, null, call))
          .then((profile): OwnProfileAnswer => ({ kind: 'found', profile }))
          .catch(refusalBy<OwnProfileAnswer>({ notFound: () => ({ kind: 'nobody' }) })),
      ),
      fetchConfig: fromPromise(({ input: { id }, signal }) =>
        signed(signal, (call) => readBlogConfig(id, call)).then(storedIn),
      ),
      loadFully: fromPromise(async () => {
        location.reload();
        await new Promise<never>(() => {});
      }),
      editing: blogEditing(signed, focusInvalid),
      panes: dashboardPanesMachine.provide({ actors: { addressBar } }),
      reading: configReading(signed),
      picture: coverPicture(files),
      cover: coverUpload(signed, files),
      visits: blogVisits(signed),
      account: ownAccount(signed),
      map: blogMap(username),
      profile: blogProfile(username, signed),
      copying,
    },
    actions: {
      endSession,
      keepDraft: (_, editing) => keepDraft(toKeep(editing)),
    },
  });
}
