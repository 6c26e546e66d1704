import { application } from './en/application.ts';
import { discovery } from './en/discovery.ts';
import { password } from './en/password.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { ui } from './en/ui.ts';

export const en = {
  application,
  discovery,
  password,
  shell,
  signIn,
  ui,
};

export type Catalogue = typeof en;
