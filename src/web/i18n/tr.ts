import type { Catalogue } from './en.ts';
import { application } from './tr/application.ts';
import { backOffice } from './tr/back-office.ts';
import { bankDetails } from './tr/bank-details.ts';
import { blog } from './tr/blog.ts';
import { discovery } from './tr/discovery.ts';
import { emailVerification } from './tr/email-verification.ts';
import { password } from './tr/password.ts';
import { secondFactor } from './tr/second-factor.ts';
import { shell } from './tr/shell.ts';
import { signIn } from './tr/sign-in.ts';
import { ui } from './tr/ui.ts';

export const tr: Catalogue = {
  application,
  backOffice,
  bankDetails,
  blog,
  discovery,
  emailVerification,
  password,
  secondFactor,
  shell,
  signIn,
  ui,
};
