import { Button } from '#web/ui/button.tsx';
import { row } from './frame.css.ts';
import type { PlayerActor, PlayerEvent, PlayerSnapshot, StageLanguage } from './player.machine.ts';
import { useAddressChoice } from './use-address-choice.ts';

interface ControlsProps {
  player: PlayerActor;
  snapshot: PlayerSnapshot;
  width: number;
}

export function Controls({ player, snapshot, width }: ControlsProps) {
  const press = (event: PlayerEvent) => ({
    disabled: !snapshot.can(event),
    onClick: () => player.send(event),
  });
  return (
    <div className={row}>
      <Button look="secondary" {...press({ type: 'step.back' })}>
        Back
      </Button>
      <Button {...press({ type: 'step.next' })}>Next</Button>
      {snapshot.matches('playing') ? (
        <Button look="secondary" {...press({ type: 'play.pause' })}>
          Pause
        </Button>
      ) : (
        <Button look="secondary" {...press({ type: 'play.start' })}>
          Play
        </Button>
      )}
      <Button look="secondary" {...press({ type: 'step.choose', position: 0 })}>
        Start again
      </Button>
      <LanguageChoice player={player} language={snapshot.context.language} />
      <WidthChoice width={width} />
      <fieldset className={row}>
        <legend>Move the clock</legend>
        {moves.map(({ label, milliseconds }) => (
          <Button key={label} look="secondary" {...press({ type: 'time.pass', milliseconds })}>
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

const moves = [
  { label: '+1 s', milliseconds: 1_000 },
  { label: '+30 s', milliseconds: 30_000 },
  { label: '+5 min', milliseconds: 300_000 },
  { label: '+1 h', milliseconds: 3_600_000 },
];

interface LanguageChoiceProps {
  player: PlayerActor;
  language: StageLanguage;
}

function LanguageChoice({ player, language }: LanguageChoiceProps) {
  const choose = useAddressChoice('language');
  const speak = (chosen: StageLanguage) => {
    player.send({ type: 'language.choose', language: chosen });
    choose(chosen);
  };
  return (
    <label>
      Language{' '}
      <select value={language} onChange={({ target }) => speak(target.value === 'tr' ? 'tr' : 'en')}>
        <option value="en">English</option>
        <option value="tr">Türkçe</option>
      </select>
    </label>
  );
}

function WidthChoice({ width }: { width: number }) {
  const choose = useAddressChoice('width');
  return (
    <label>
      Width{' '}
      <select value={width} onChange={({ target }) => choose(target.value)}>
        {[...new Set([375, 820, 1280, width])].map((each) => (
          <option key={each} value={each}>
            {each} px
          </option>
        ))}
      </select>
    </label>
  );
}
