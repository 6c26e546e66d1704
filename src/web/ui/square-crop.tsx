import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as css from './square-crop.css.ts';

export interface SquareCropProps {
  url: string;
  width: number;
  height: number;
  crop: { x: number; y: number; zoom: number };
  label: string;
  zoomLabel: string;
  onCrop: (crop: { x: number; y: number; zoom: number }) => void;
}

const mostZoom = 4;
const keys: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A round window on a picture that is moved under it by finger, mouse or arrow keys. */
export function SquareCrop({ url, width, height, crop, label, zoomLabel, onCrop }: SquareCropProps) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const shown = Math.min(width, height) / crop.zoom;
  const half = { x: shown / width / 2, y: shown / height / 2 };
  const within = (value: number, margin: number) => Math.min(1 - margin, Math.max(margin, value));
  const moveTo = (x: number, y: number) => onCrop({ ...crop, x: within(x, half.x), y: within(y, half.y) });
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!held.current) return;
    const side = event.currentTarget.clientWidth;
    const [right, down] = [event.clientX - held.current.x, event.clientY - held.current.y];
    held.current = { x: event.clientX, y: event.clientY };
    moveTo(crop.x - (right / side) * half.x * 2, crop.y - (down / side) * half.y * 2);
  };
  const press = (event: KeyboardEvent) => {
    const way = keys[event.key];
    if (!way) return;
    event.preventDefault();
    moveTo(crop.x + way[0] * half.x * 0.1, crop.y + way[1] * half.y * 0.1);
  };
  const zoomTo = (zoom: number) => {
    const next = Math.min(width, height) / zoom;
    onCrop({ zoom, x: within(crop.x, next / width / 2), y: within(crop.y, next / height / 2) });
  };
  return (
    <div className={css.frame}>
      <button
        type="button"
        className={css.window}
        aria-label={label}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null;
        }}
      >
        <svg viewBox={`${crop.x * width - shown / 2} ${crop.y * height - shown / 2} ${shown} ${shown}`} aria-hidden>
          <image href={url} width={width} height={height} />
        </svg>
      </button>
      <label className={css.zoom}>
        {zoomLabel}
        <input
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          className={css.slider}
          onChange={(event) => zoomTo(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
