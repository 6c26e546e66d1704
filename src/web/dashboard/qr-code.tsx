import { qrPicture } from '#rules/qr-picture.ts';
import * as css from './general-tab.css.ts';

interface QrCodeProps {
  address: string;
  label: string;
}

/** Dark on light in every theme, so that cameras can read it. */
export function QrCode({ address, label }: QrCodeProps) {
  const { size, path } = qrPicture(address);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  );
}
