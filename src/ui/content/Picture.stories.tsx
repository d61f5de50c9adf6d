import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { sample } from '@workbench/sample';
import { Button } from '../controls/Button';
import { Avatar } from './Avatar';
import { Picture } from './Picture';

export default { title: 'UI/Picture' };

const names = ['fire', 'crown', 'rocket'];

export const States = () => {
  const turn = useOnce(() => signal(0));
  const src = computed(() => `/art/icons/${names[turn.value % 3]}.webp`);
  return (
    <>
      <div className="stage-line" style={{ borderRadius: 16 }}>
        <Picture src={src} alt={sample('La que cambia')} width={96} height={96} />
        <Picture
          src={['data:,', '/art/icons/gem-stone.webp']}
          alt={sample('De reserva')}
          width={96}
          height={96}
        />
        <Picture src={undefined} alt={sample('La de siempre')} width={96} height={96} />
      </div>
      <Button size="medium" onClick={() => turn.value++}>
        {sample('Otra')}
      </Button>
      <div className="stage-line">
        <Avatar name="Lucía Q." />
        <Avatar name="Lucía Q." src="/art/icons/fox.webp" size={64} ring="accent" />
        <Avatar name="Óscar" src="/art/icons/panda.webp" size={62} ring="silver" />
        <Avatar name="Ana" size={62} ring="bronze" />
      </div>
    </>
  );
};
