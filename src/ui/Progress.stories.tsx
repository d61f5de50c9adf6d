import { useSignal } from '@kit/useSignal';
import { withControls } from '@workbench/withControls';
import { t } from '../i18n/t';
import { Button } from './Button';
import { ProgressBar } from './ProgressBar';
import { Steps } from './Steps';

export default { title: 'UI/Progress' };

export const States = () => {
  const part = useSignal(0.64);
  const step = useSignal(1);
  return (
    <>
      <ProgressBar value={part} label={t('reward.points')} text="6,420 de 10,000" />
      <ProgressBar value={0.3} label={t('cashier.bonus')} tone="win" />
      <ProgressBar value={2} label="Lleno" tone="info" />
      <Button
        size="medium"
        onClick={() => {
          part.value = (part.peek() + 0.2) % 1;
          step.value = (step.peek() + 1) % 4;
        }}
      >
        Avanzar
      </Button>
      <Steps
        label="Recuperar la clave"
        steps={['Cuenta', 'Código', 'Clave nueva']}
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
  { value: 0.4, label: 'Puntos', text: '4,000 de 10,000' },
);
