import { sample } from '@workbench/sample';
import { QrCode } from './QrCode';

export default { title: 'Widgets/QrCode' };

export const States = () => (
  <div className="stage-line">
    <QrCode text="FERIA" label="FERIA" />
    <QrCode text={'https://feria.example/m/register?affCode='.repeat(4)} label={sample('Enlace')} />
  </div>
);
