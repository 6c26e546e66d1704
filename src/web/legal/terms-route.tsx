import { Link } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { legalMessages } from './legal.messages.ts';
import { LegalDocument } from './legal-document.tsx';

export function Component() {
  const messages = useMessages(legalMessages);
  return (
    <LegalDocument title={messages.termsTitle} lead={messages.termsLead} parts={messages.terms}>
      <Link to="/privacy">{messages.privacyTitle}</Link>
    </LegalDocument>
  );
}
