import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Heading } from '#web/ui/page.tsx';
import * as css from './back-office.css.ts';
import { staffMessages } from './staff.messages.ts';

interface OfficeHeadProps {
  current: keyof (typeof staffMessages)['en']['sections'];
  children?: ReactNode;
}

export function OfficeHead({ current, children }: OfficeHeadProps) {
  const { sections } = useMessages(staffMessages);
  return (
    <div className={css.officeTitle}>
      <Heading>{sections[current]}</Heading>
      {children}
    </div>
  );
}
