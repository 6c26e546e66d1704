import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  instead: ReactNode;
}

export function Picture({ instead, ...picture }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return instead;
  return <img alt="" loading="lazy" decoding="async" {...picture} onError={() => setIsMissing(true)} />;
}
