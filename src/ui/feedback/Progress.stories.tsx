import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { withControls } from '@workbench/withControls';
import { t } from '../../i18n/t';
import { Button } from '../controls/Button';
import { ProgressBar } from './ProgressBar';
import { Steps } from './Steps';

export default { title: 'UI/Progress' };

export const States = () => {
  const part = useOnce(() => signal(0.64));
  const step = useOnce(() => signal(1));
  return (
    <>
      <ProgressBar value={part} label={t('reward.points')} text="6,420 / 10,000" />
      <ProgressBar value={0.3} label={t('cashier.bonus')} tone="win" />
      <ProgressBar value={2} label={sample('Lleno')} tone="info" />
      <Button
        size="medium"
        onClick={() => {
          part.value = (part.peek() + 0.2) % 1;
          step.value = (step.peek() + 1) % 4;
        }}
      >
        {sample('Avanzar')}
      </Button>
      <Steps
        label={sample('Recuperar la clave')}
        steps={[sample('Cuenta'), sample('Código'), sample('Clave nueva')]}
        current={step}
      />
      <div dir="rtl">
        <Steps
          label="خطوات"
          steps={['الحساب', 'رمز التحقق المرسل بالرسائل', 'كلمة جديدة']}
          current={2}
        />
        <ProgressBar value={0.5} label="نقاط" />
      </div>
    </>
  );
};

export const Props = withControls(
  (props) => <ProgressBar key={JSON.stringify(props)} {...props} />,
  { value: 0.4, label: sample('Puntos'), text: '4,000 / 10,000' },
);
