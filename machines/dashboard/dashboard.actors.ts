import { fromPromise } from 'xstate';
import { readBlog, readBlogConfig } from '#api/blog.ts';
import type { AddressBar } from '../address-bar.ts';
import { fetchBlog } from '../blog/fetch-blog.ts';
import { blogEditing } from '../blog-editing/blog-editing.actors.ts';
import type { UnsavedDraft } from '../blog-editing/draft.ts';
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
import { profileEditing } from '../profile-editing/profile-editing.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { dashboardMachine } from './dashboard.machine.ts';

interface DashboardDeps {
  addressBar: AddressBar;
  /** Focuses the first invalid field once its tab is rendered. */
  focusProblem: () => void;
  username: string;
  signed: SignedCall;
  /** Null for a draft without unsaved changes. */
  storeDraft: (unsaved: UnsavedDraft | null) => void;
  endSession: () => void;
  /** The session shows the name of the saved profile. */
  renameUser: (name: string) => void;
}

export function dashboard({
  username,
  signed,
  addressBar,
  focusProblem,
  storeDraft,
  endSession,
  renameUser,
}: DashboardDeps) {
  const files = new PictureFiles();
  return dashboardMachine.provide({
    actors: {
      fetchBlog: fromPromise(({ signal }) =>
        fetchBlog({
          readProfile: () => signed(signal, (call) => readBlog(username, null, call)),
          readConfig: (id) => signed(signal, (call) => readBlogConfig(id, call)).then(storedIn),
        }),
      ),
      editing: blogEditing(signed),
      panes: dashboardPanesMachine.provide({ actors: { addressBar } }),
      reading: configReading(signed),
      picture: coverPicture(files),
      cover: coverUpload(signed, files),
      visits: blogVisits(signed),
      account: ownAccount(signed),
      map: blogMap(username),
      profile: blogProfile(username, signed),
      fields: profileEditing(signed),
      copying,
    },
    actions: {
      endSession,
      focusProblem,
      renameUser: (_, name) => renameUser(name),
      storeDraft: (_, unsaved) => storeDraft(unsaved),
      reloadPage: () => location.reload(),
    },
  });
}
