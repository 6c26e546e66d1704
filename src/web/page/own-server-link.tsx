import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isOwnServer } from '#machines/navigation/navigation.actors.ts';

/** A link to a page that needs calls of our server; with the API of another origin there is none. */
export const OwnServerLink = (props: ComponentProps<typeof Link>) => (isOwnServer ? <Link {...props} /> : null);
