import { Link } from 'react-router-dom';
import { useWords } from '#web/i18n/use-words.ts';
import { LegalDocument } from './legal-document.tsx';
import { legalWords } from './legal-words.ts';

export function Component() {
  const text = useWords(legalWords);
  return (
    <LegalDocument title={text.termsTitle} lead={text.termsLead} parts={text.terms}>
      <Link to="/privacy">{text.privacyTitle}</Link>
    </LegalDocument>
  );
}
