import { sample } from '@workbench/sample';
import { Icon } from '../icons/Icon';
import { Marquee } from './Marquee';

export default { title: 'UI/Marquee' };

const line = { display: 'flex', gap: 8, alignItems: 'center', blockSize: 36 };

export const States = () => (
  <>
    <div style={line}>
      <Icon name="megaphone" size={18} />
      <Marquee>
        {sample('Torneo del fin de semana: bolsa de S/ 50,000 y premios diarios para todos')}
      </Marquee>
    </div>
    <div style={line}>
      <Icon name="megaphone" size={18} />
      <Marquee>{sample('Cabe entero')}</Marquee>
    </div>
    <div style={line} dir="rtl">
      <Icon name="megaphone" size={18} />
      <Marquee>بطولة نهاية الأسبوع مع جوائز يومية للجميع وهدايا كثيرة في كل مساء</Marquee>
    </div>
  </>
);
