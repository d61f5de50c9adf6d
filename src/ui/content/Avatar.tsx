import './Avatar.css';
import { derive, type MaybeSignal } from '../theme/maybeSignal';
import { Picture } from './Picture';

type Props = {
  name: MaybeSignal<string>;
  /** Without a picture the first letter of the name is shown. */
  src?: MaybeSignal<string | undefined>;
  size?: 40 | 62 | 64 | 80;
  ring?: 'accent' | 'silver' | 'bronze';
};

export function Avatar({ name, src, size = 40, ring }: Props) {
  return (
    <span className="avatar" data-ring={ring} style={{ '--size': `${size}px` }}>
      {src === undefined ? (
        <span aria-hidden="true">{derive(name, (n) => [...n][0]?.toUpperCase() ?? '')}</span>
      ) : (
        <Picture src={src} alt="" width={size} height={size} />
      )}
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
