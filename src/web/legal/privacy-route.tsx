import { Link } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { legalMessages } from './legal.messages.ts';
import { LegalDocument } from './legal-document.tsx';

export function Component() {
  const text = useMessages(legalMessages);
  return (
    <LegalDocument title={text.privacyTitle} lead={text.privacyLead} parts={text.privacy}>
      <Link to="/terms">{text.termsTitle}</Link>
    </LegalDocument>
  );
}
