import { fold } from '#rules/fold.ts';
import { ownerIn, type SessionSnapshot } from './session.machine.ts';

export const isInitialising = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('initialising');
export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('signedIn');
/** For as long as a sign-out is under way; what comes after it is no sign-out any more. */
export const isSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingOut');
export const isLapsed = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('lapsed');
export const signInAgain = ({ children }: SessionSnapshot) => children.signIn ?? null;

export const signedInUser = (snapshot: SessionSnapshot) =>
  isSignedIn(snapshot) ? (snapshot.context.session?.user ?? null) : null;

/** Who owns the drafts on this device; null while signed out. */
export const ownerOf = (snapshot: SessionSnapshot): string | null =>
  isSignedIn(snapshot) ? ownerIn(snapshot.context) : null;

/** The blog that the signed-in person owns here, or none: a page of another blog is a stranger's page. */
export const currentBlog = (snapshot: SessionSnapshot): string | null =>
  isSignedIn(snapshot) ? (snapshot.context.session?.currentBlog ?? null) : null;

/** However the address spells it: the server finds a blog by any spelling of its name. */
export const isOwnBlog =
  (username: string) =>
  (snapshot: SessionSnapshot): boolean => {
    const blog = currentBlog(snapshot);
    return blog !== null && fold(blog) === fold(username);
  };
