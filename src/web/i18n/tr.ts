import type { Catalogue } from './en.ts';
import { application } from './tr/application.ts';
import { discovery } from './tr/discovery.ts';
import { emailVerification } from './tr/email-verification.ts';
import { password } from './tr/password.ts';
import { shell } from './tr/shell.ts';
import { signIn } from './tr/sign-in.ts';
import { ui } from './tr/ui.ts';

export const tr: Catalogue = {
  application,
  discovery,
  emailVerification,
  password,
  shell,
  signIn,
  ui,
};
