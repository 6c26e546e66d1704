import { describe, expect, it } from 'vitest';
import { lintPlanted, type Planted } from './planted-house.ts';

interface Violation extends Planted {
  door: string;
  says: RegExp;
}

const importViolations: Violation[] = [
  {
    door: 'contract → anything of ours',
    file: 'src/contract/planted.ts',
    code: `import { fold } from '#rules/fold.ts';\nexport const planted = fold;\n`,
    says: /The contract imports nothing of ours/,
  },
  {
    door: 'rules → api',
    file: 'src/rules/planted.ts',
    code: `import { client } from '#api/client.ts';\nexport const planted = client;\n`,
    says: /Rules are pure/,
  },
  {
    door: 'api → machines',
    file: 'src/api/planted.ts',
    code: `import { sessionMachine } from '#machines/session/session.machine.ts';\nexport const planted = sessionMachine;\n`,
    says: /no flow and no screen/,
  },
  {
    door: 'chart → api',
    file: 'machines/planted/planted.machine.ts',
    code: `import { client } from '#api/client.ts';\nexport const planted = client;\n`,
    says: /only its \*\.actors\.ts calls the API/,
  },
  {
    door: 'chart → react',
    file: 'machines/planted/planted.machine.ts',
    code: `import { useRef } from 'react';\nexport const planted = useRef;\n`,
    says: /Machines know no screen/,
  },
  {
    door: 'chart → the browser',
    file: 'machines/planted/planted.machine.ts',
    code: `export const planted = (): string => document.title;\n`,
    says: /Do not use the global variable document/,
  },
  {
    door: 'actors → axios',
    file: 'machines/planted/planted.actors.ts',
    code: `import axios from 'axios';\nexport const planted = axios;\n`,
    says: /Only src\/api talks HTTP/,
  },
  {
    door: 'actors → web',
    file: 'machines/planted/planted.actors.ts',
    code: `import { Button } from '#web/ui/button.tsx';\nexport const planted = Button;\n`,
    says: /no screen and no server/,
  },
  {
    door: 'server → web',
    file: 'src/server/planted/planted.service.ts',
    code: `import { Button } from '#web/ui/button.tsx';\nexport const planted = Button;\n`,
    says: /it meets the web nowhere/,
  },
  {
    door: 'server → a flow',
    file: 'src/server/planted/planted.service.ts',
    code: `import { sessionMachine } from '#machines/session/session.machine.ts';\nexport const planted = sessionMachine;\n`,
    says: /lifecycles only/,
  },
  ...['../audit/audit.store.ts', '../audit/rooms/audit.store.ts', '#server/audit/audit.store.ts'].map((store) => ({
    door: `server → the store of another feature, as ${store}`,
    file: 'src/server/planted/planted.service.ts',
    code: `import { findHead } from '${store}';\nexport const planted = findHead;\n`,
    says: /A store is private to its domain/,
  })),
  {
    door: 'what assembles the server → a store',
    file: 'src/server/planted.ts',
    code: `import type { OutboxMail } from './mail/outbox-mail.store.ts';\nexport type Planted = OutboxMail;\n`,
    says: /A store is private to its domain/,
  },
  ...['lib/planted.ts', 'db/planted.ts', 'http/planted.ts'].map((file) => ({
    door: `${file} → a domain`,
    file: `src/server/${file}`,
    code: `import { letter } from '../mail/letter.ts';\nexport const planted = letter;\n`,
    says: /lib, db and http import no domain/,
  })),
  {
    door: 'screen → api',
    file: 'src/web/planted/planted-screen.tsx',
    code: `import { client } from '#api/client.ts';\nexport const planted = client;\n`,
    says: /talk to machines and the design system/,
  },
  {
    door: 'screen → another feature',
    file: 'src/web/planted/planted-screen.tsx',
    code: `import { SponsorSignIn } from '#web/sponsor/sponsor-sign-in.tsx';\nexport const planted = SponsorSignIn;\n`,
    says: /features never import each other/,
  },
  {
    door: 'design system → flow',
    file: 'src/web/ui/planted.ts',
    code: `import { toastMachine } from '#machines/toast/toast.machine.ts';\nexport const planted = toastMachine;\n`,
    says: /The design system holds no flow/,
  },
  {
    door: 'screen → server',
    file: 'src/web/planted/planted-screen.tsx',
    code: `import { buildApp } from '#server/app.ts';\nexport const planted = buildApp;\n`,
    says: /talk to machines and the design system/,
  },
  ...['app/planted.tsx', 'page/planted.tsx', 'planted/planted-route.tsx', 'planted/planted-part.tsx'].flatMap((file) =>
    ['useState', 'useEffect', 'useReducer', 'useLayoutEffect'].map((hook) => ({
      door: `${file} holds ${hook}`,
      file: `src/web/${file}`,
      code: `import { ${hook} } from 'react';\nexport const planted = ${hook};\n`,
      says: /Flow state lives in the machine/,
    })),
  ),
  ...["import * as React from 'react';", "import React from 'react';"].map((whole) => ({
    door: `all of React by ${whole}`,
    file: 'src/web/app/planted.tsx',
    code: `${whole}\nexport const planted = React.useState;\n`,
    says: /Flow state lives in the machine/,
  })),
  {
    door: 'screen → another feature',
    file: 'src/web/planted/planted-screen.tsx',
    code: `import { SignInForm } from '#web/sign-in/sign-in-form.tsx';\nexport const planted = SignInForm;\n`,
    says: /features never import each other/,
  },
  {
    door: 'route → api',
    file: 'src/web/planted/planted-route.tsx',
    code: `import { client } from '#api/client.ts';\nexport const planted = client;\n`,
    says: /screens talk to machines/,
  },
  {
    door: 'app → api',
    file: 'src/web/app/planted.tsx',
    code: `import { client } from '#api/client.ts';\nexport const planted = client;\n`,
    says: /screens talk to machines/,
  },
];

const typeViolations: Omit<Violation, 'says'>[] = [
  {
    door: 'contract knows no browser',
    file: 'src/contract/planted.ts',
    code: `export const planted = document.title;\n`,
  },
  { door: 'rules know no Node', file: 'src/rules/planted.ts', code: `export const planted = process.env;\n` },
  {
    door: 'charts know no Node',
    file: 'machines/planted/planted.machine.ts',
    code: `export const planted = process.env;\n`,
  },
  {
    door: 'the server knows no browser',
    file: 'src/server/planted/planted.ts',
    code: `export const planted = document.title;\n`,
  },
  { door: 'screens know no Node', file: 'src/web/planted/planted.ts', code: `export const planted = process.env;\n` },
];

const permitted: Omit<Violation, 'says'>[] = [
  {
    door: 'the same file without the import passes',
    file: 'src/web/planted/planted-screen.tsx',
    code: `export const planted = 1;\n`,
  },
  {
    door: 'a route may compose features',
    file: 'src/web/planted/planted-route.tsx',
    code: `import { SignInForm } from '#web/sign-in/sign-in-form.tsx';\nexport const planted = SignInForm;\n`,
  },
  {
    door: 'actors may use the browser',
    file: 'machines/planted/planted.actors.ts',
    code: `export const planted = (): string => document.title;\n`,
  },
  {
    door: 'a service may use the store beside it',
    file: 'src/server/planted/planted.service.ts',
    code: `import { findHead } from './planted.store.ts';\nexport const planted = findHead;\n`,
  },
];

describe('a planted violation of each door fails the check', () => {
  const linted = lintPlanted([...importViolations, ...permitted], 'doors');
  const checked = lintPlanted(typeViolations, 'types');

  it.each(importViolations)('$door', (violation) => {
    expect(linted.get(violation)).toEqual(expect.arrayContaining([expect.stringMatching(violation.says)]));
  });

  it.each(permitted)('and $door', (file) => {
    expect(linted.get(file)).toEqual([]);
  });

  it.each(typeViolations)('$door', (violation) => {
    expect(checked.get(violation)).toEqual([
      expect.stringMatching(/Cannot find name|do you need to change your target library/i),
    ]);
  });
});
