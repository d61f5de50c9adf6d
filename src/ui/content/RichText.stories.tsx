import { sample } from '@workbench/sample';
import { RichText } from './RichText';

export default { title: 'UI/RichText' };

const link = `<a href='#reglas'>${sample('términos y condiciones')}</a>`;
const items = `<ul><li>${sample('Uno')}</li><li>${sample('Dos')}</li></ul>`;
const hostile = '<script>alert(1)</script><b onclick=alert(1)>';

export const States = () => (
  <>
    <RichText
      html={`<h3>${sample('Bases')}</h3><p>${sample('Tengo 21 años o más y acepto los')} ${link}.</p>${items}`}
    />
    <RichText html={`<p>${sample('Respuesta.')} ${hostile}${sample('Texto')}</b></p>`} />
  </>
);
