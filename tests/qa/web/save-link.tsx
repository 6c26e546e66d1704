interface SaveLinkProps {
  name: string;
  type: 'text/markdown' | 'application/json';
  content: string;
  children: string;
}

/** A link that saves a text as a file. */
export const SaveLink = ({ name, type, content, children }: SaveLinkProps) => (
  <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(content)}`}>
    {children}
  </a>
);
