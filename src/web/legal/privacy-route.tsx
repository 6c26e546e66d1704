import { Link } from 'react-router-dom';
import { useWords } from '#web/i18n/use-words.ts';
import { LegalDocument } from './legal-document.tsx';
import { legalWords } from './legal-words.ts';

export function Component() {
  const text = useWords(legalWords);
  return (
    <LegalDocument title={text.privacyTitle} lead={text.privacyLead} parts={text.privacy}>
      <Link to="/terms">{text.termsTitle}</Link>
    </LegalDocument>
  );
}
