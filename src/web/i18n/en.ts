import { application } from './en/application.ts';
import { backOffice } from './en/back-office.ts';
import { bankDetails } from './en/bank-details.ts';
import { blog } from './en/blog.ts';
import { discovery } from './en/discovery.ts';
import { emailVerification } from './en/email-verification.ts';
import { password } from './en/password.ts';
import { secondFactor } from './en/second-factor.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { ui } from './en/ui.ts';

export const en = {
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

export type Catalogue = typeof en;
