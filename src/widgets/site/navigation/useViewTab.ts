import { useOnce } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import { useApp } from '../app/useApp';

/** Two views of a screen. `?view=` in its address names the second one. */
export function useViewTab(path: string, first: string, second: string) {
  const { address, navigate } = useApp();
  const view = useOnce(() => signal(address.peek().query.get('view') === second ? second : first));
  const show = (chosen: string) => {
    view.value = chosen;
    navigate(chosen === second ? `${path}?view=${second}` : path, { replace: true });
  };
  return { view, show };
}
