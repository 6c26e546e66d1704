import { useId } from 'react';
import * as field from './field.css.ts';
import * as css from './slider.css.ts';

interface SliderProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  /** The value in words: '70%'. */
  said: string;
  onSlide: (value: number) => void;
  /** It is let go of. */
  onEnd?: () => void;
}

/** A number between two others, by hand, by key or by finger. */
export function Slider({ label, value, least, most, step, said, onSlide, onEnd }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={css.track}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
      <output className={css.said} htmlFor={id}>
        {said}
      </output>
    </div>
  );
}
