import '../../../ui/theme/glowCard.css';
import '../../../ui/theme/stickyBar.css';
import { useMount, useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { type ReactNode, useRef } from 'react';
import { t } from '../../../i18n/t';
import { Button } from '../../../ui/controls/Button';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { HelpLinks } from '../../../widgets/safePlay/information/HelpLinks';
import { useApp } from '../../../widgets/site/app/useApp';
import { safePlayPaths } from '../../../widgets/site/navigation/safePlayPaths';
import { resultOf, type SelfTestResult } from './selfTestResult';
import { TestQuestion } from './TestQuestion';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Nine questions and a plain result. The answers stay on this page. */
export function SelfTest() {
  const app = useApp();
  const answers = useOnce(() => QUESTIONS.map(() => signal('')));
  const answered = useOnce(() =>
    computed(() => answers.filter(({ value }) => value !== '').length),
  );
  const progressText = t('safePlay.answered', { n: answered, total: QUESTIONS.length });
  const result = useOnce(() => signal<SelfTestResult | undefined>(undefined));
  let hasRestarted = false;
  const scrollToTop = () => scrollTo(0, 0);
  const showResult = () => {
    const chosen = answers.map(({ value }) => value);
    if (chosen.includes('')) return app.showToast(t('safePlay.answerAll'), { kind: 'fail' });
    result.value = resultOf(chosen.map(Number));
    scrollToTop();
  };
  const startAgain = () => {
    for (const answer of answers) answer.value = '';
    hasRestarted = true;
    result.value = undefined;
    scrollToTop();
  };
  return (
    <div className="safeplay">
      <When
        is={result}
        or={() => (
          <>
            <Intro isFocused={hasRestarted} />
            <div className="safeplay-progress stickybar">
              <ProgressBar
                value={computed(() => answered.value / QUESTIONS.length)}
                label={t('safePlay.selfTest')}
                text={progressText}
              />
              <small className="muted num" aria-hidden="true">
                {progressText}
              </small>
            </div>
            {QUESTIONS.map((number, index) => (
              <TestQuestion key={number} number={number} answer={answers[index] ?? signal('')} />
            ))}
            <Button wide onClick={showResult}>
              {t('safePlay.showResult')}
            </Button>
          </>
        )}
      >
        {(current) => (
          <>
            <section className="glowcard safeplay-hero">
              <ResultTitle>
                {computed(() => t(`safePlay.result_${current.value}`).value)}
              </ResultTitle>
              <p>{computed(() => t(`safePlay.next_${current.value}`).value)}</p>
              <p className="muted">{t('safePlay.notDiagnosis')}</p>
            </section>
            <div className="safeplay-actions">
              <Button wide href={safePlayPaths.breaks}>
                {t('safePlay.breaks')}
              </Button>
              <Button wide kind="secondary" href={safePlayPaths.limits}>
                {t('safePlay.limits')}
              </Button>
              <Button wide kind="quiet" onClick={startAgain}>
                {t('safePlay.again')}
              </Button>
            </div>
            <HelpLinks />
          </>
        )}
      </When>
    </div>
  );
}

/** The button that was pressed is gone, so the focus goes to what has replaced it. */
function ResultTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useMount(() => title.current?.focus({ preventScroll: true }));
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

function Intro({ isFocused }: { isFocused: boolean }) {
  const intro = useRef<HTMLParagraphElement>(null);
  useMount(() => {
    if (isFocused) intro.current?.focus({ preventScroll: true });
  });
  return (
    <p className="muted" ref={intro} tabIndex={-1}>
      {t('safePlay.testIntro')}
    </p>
  );
}
