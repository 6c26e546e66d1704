import { useId } from 'react';
import * as field from './field.css.ts';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** For screen readers: '70%'. */
  valueText: string;
  onSlide: (value: number) => void;
  /** Called when the thumb is released. */
  onEnd?: () => void;
}

export function Slider({ label, value, min, max, step, valueText, onSlide, onEnd }: SliderProps) {
  const id = useId();
  return (
    <div className={field.slider}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={field.sliderTrack}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onSlide(currentTarget.valueAsNumber)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
      <output className={field.value} htmlFor={id}>
        {valueText}
      </output>
    </div>
  );
}
