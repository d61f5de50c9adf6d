import { Lazy } from '@kit/render/Lazy';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { loadTexts } from '../../i18n/locale';
import { createSession } from '../../stores/account/session';
import { useStore } from '../../stores/base/useStore';
import { paths } from '../../widgets/site/navigation/paths';
import { createCurrentRoute } from '../navigation/currentRoute';

const load = async () => {
  const [{ MoneyLine }] = await Promise.all([import('../extras/MoneyLine'), loadTexts('progress')]);
  return MoneyLine;
};

/** On home and in the member center, says that the member is on a break, and that money is on its way. */
export function MoneyNotice() {
  const { isReal } = useStore(createSession);
  const { isHome, address } = useStore(createCurrentRoute);
  const isWanted = computed(
    () => isReal.value && (isHome.value || address.value.path === paths.member),
  );
  return <When is={isWanted}>{() => <Lazy load={load}>{(MoneyLine) => <MoneyLine />}</Lazy>}</When>;
}
