import { Link } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { legalMessages } from './legal.messages.ts';
import { LegalDocument } from './legal-document.tsx';

export function Component() {
  const text = useMessages(legalMessages);
  return (
    <LegalDocument title={text.termsTitle} lead={text.termsLead} parts={text.terms}>
      <Link to="/privacy">{text.privacyTitle}</Link>
    </LegalDocument>
  );
}
