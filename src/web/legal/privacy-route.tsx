import { Link } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { legalMessages } from './legal.messages.ts';
import { LegalDocument } from './legal-document.tsx';

export function Component() {
  const messages = useMessages(legalMessages);
  return (
    <LegalDocument title={messages.privacyTitle} lead={messages.privacyLead} parts={messages.privacy}>
      <Link to="/terms">{messages.termsTitle}</Link>
    </LegalDocument>
  );
}
