import type { Catalogue } from './en.ts';
import { application } from './tr/application.ts';
import { discovery } from './tr/discovery.ts';
import { password } from './tr/password.ts';
import { shell } from './tr/shell.ts';
import { signIn } from './tr/sign-in.ts';
import { ui } from './tr/ui.ts';

export const tr: Catalogue = {
  application,
  discovery,
  password,
  shell,
  signIn,
  ui,
};
