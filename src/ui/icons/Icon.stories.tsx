import { Icon } from './Icon';
import { icons } from './icons';

export default { title: 'UI/Icon' };

export const All = () => (
  <div className="stage-line muted">
    {icons.map((name) => (
      <Icon key={name} name={name} size={24} label={name} />
    ))}
  </div>
);
