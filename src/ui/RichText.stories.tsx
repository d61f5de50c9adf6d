import { RichText } from './RichText';

export default { title: 'UI/RichText' };

export const States = () => (
  <>
    <RichText html="<h3>Bases</h3><p>{t('app.navRewards')} <b>diarios</b> y <a href='#reglas'>reglas</a>.</p><ul><li>Uno</li><li>Dos</li></ul>" />
    <RichText html="<p>Sin <script>alert(1)</script>código y sin <b onclick=alert(1)>trampas</b>.</p>" />
  </>
);
