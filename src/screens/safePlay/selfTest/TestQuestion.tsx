import { computed, type Signal } from '@kit/render/signals';
import { useId } from 'react';
import { t } from '../../../i18n/t';

const ANSWERS = [0, 1, 2, 3] as const;

interface Props {
  number: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  answer: Signal<string>;
}

export function TestQuestion({ number, answer }: Props) {
  const name = useId();
  return (
    <fieldset className="safeplay-question">
      <legend>{t(`safePlay.q${number}`)}</legend>
      <div>
        {ANSWERS.map((points) => (
          <label key={points}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={computed(() => answer.value === String(points))}
              onChange={() => {
                answer.value = String(points);
              }}
            />
            <span>{t(`safePlay.a${points}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
