import 'react-easy-crop/react-easy-crop.css';
import { type KeyboardEvent, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import * as css from './picture-crop.css.ts';

interface PictureCropProps {
  url: string;
  shape: keyof typeof ratios;
  label: string;
  zoomLabel: string;
  band?: number;
  onCrop: (crop: { x: number; y: number; zoom: number }) => void;
}

const [mostZoom, keyZoom, keyStep] = [4, 0.25, 8];
const ratios = { portrait: 1, wide: 1.6 };
const zoomKeys: Record<string, number> = { '+': keyZoom, '=': keyZoom, '-': -keyZoom };

export function PictureCrop({ url, shape, label, zoomLabel, band, onCrop }: PictureCropProps) {
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const press = ({ key }: KeyboardEvent) => {
    const by = zoomKeys[key];
    if (by) setZoom(Math.min(mostZoom, Math.max(1, zoom + by)));
  };
  return (
    <div className={css.frame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the window within. */}
      <div className={css.window[shape]} onKeyDown={press}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={mostZoom}
          aspect={ratios[shape]}
          objectFit="cover"
          showGrid={false}
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: css.area }}
          cropperProps={{ role: 'group', 'aria-label': label }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropAreaChange={(area) => onCrop(cropOf(area))}
        />
        {band === undefined ? null : <Band position={band} />}
        {shape === 'portrait' ? <span className={css.circle} aria-hidden /> : null}
      </div>
      <label className={css.zoom}>
        {zoomLabel}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          className={css.slider}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}

/** Wide screens show 33 % of the height, phones 67 %. */
const Band = ({ position }: { position: number }) => (
  <svg viewBox="0 0 160 100" preserveAspectRatio="none" className={css.band} aria-hidden="true">
    {[67, 33].map((height) => {
      const top = ((100 - height) * position) / 100;
      const bottom = top + height;
      return <path key={height} d={`M0 0H160V${top}H0ZM0 ${bottom}H160V100H0Z`} className={css.outside} />;
    })}
  </svg>
);

/** The side with the greater share fills the window first. */
const cropOf = ({ x, y, width, height }: Area) => ({
  x: precise((x + width / 2) / 100),
  y: precise((y + height / 2) / 100),
  zoom: precise(100 / Math.max(width, height)),
});

const precise = (value: number): number => Math.round(value * 1e6) / 1e6;
