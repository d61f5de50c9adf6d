import { sample } from '@workbench/sample';
import { Ripple } from './Ripple';

export default { title: 'UI/Ripple' };

export const OnPress = () => (
  <button type="button" style={{ position: 'relative', padding: 24, overflow: 'hidden' }}>
    {sample('Tócame')}
    <Ripple />
  </button>
);
