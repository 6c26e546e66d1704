import type { Catalogue } from './en.ts';
import { emailVerification } from './tr/email-verification.ts';
import { shell } from './tr/shell.ts';
import { signIn } from './tr/sign-in.ts';
import { ui } from './tr/ui.ts';

export const tr: Catalogue = { emailVerification, shell, signIn, ui };
