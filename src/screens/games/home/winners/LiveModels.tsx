import './LiveModels.css';
import { isPending } from '@kit/data/resource';
import { useIsNear } from '@kit/list/useNear';
import { Each } from '@kit/render/Each';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { onChange } from '@kit/render/onChange';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { language, loadTexts } from '../../../../i18n/locale';
import { t } from '../../../../i18n/t';
import { loadMissing } from '../../../../stores/base/loadMissing';
import { useStore } from '../../../../stores/base/useStore';
import { createLiveHosts } from '../../../../stores/games/liveHosts';
import { createLiveModel, type LiveModel } from '../../../../stores/games/liveModel';
import { createSystem } from '../../../../stores/site/system';
import { Picture } from '../../../../ui/content/Picture';
import { SectionTitle } from '../../../../ui/content/SectionTitle';
import { Icon } from '../../../../ui/icons/Icon';
import { toastMs } from '../../../../ui/overlays/toasts';
import { CategoryIcon } from '../../../../widgets/games/list/CategoryIcon';
import { hasFailed, LoadFailure } from '../../../../widgets/site/app/LoadFailure';
import { useApp } from '../../../../widgets/site/app/useApp';
import { usePictures } from '../../../../widgets/site/app/usePictures';
import { hrefOfNamedGame, pathOfCategory } from '../../../../widgets/site/navigation/paths';

const PICTURE_SIZE = 88;

/** The hosts of live tables, when the merchant has the feature and hosts to show. */
export function LiveModels() {
  const { whiteLabel } = useStore(createSystem);
  const { isOn, hasModels } = useStore(createLiveModel);
  const { areHostsShown } = useStore(createLiveHosts);
  useSignalEffect(() => {
    areHostsShown.value = hasModels.value;
  });
  return (
    <When is={isOn} or={() => <LoadFailure of={whiteLabel} />}>
      {() => <ModelShelf />}
    </When>
  );
}

function ModelShelf() {
  const { models } = useStore(createLiveModel);
  // Not only when the section comes near: the banners above need to know whether there are hosts.
  useMount(() => {
    loadMissing(models);
    return onChange(language, () => void models.load());
  });
  const { ref, isNear } = useIsNear<HTMLElement>();
  const isWaiting = computed(() => isPending(models.state.value));
  const list = computed(() => models.value.value ?? []);
  const drawn = computed(() => (isNear.value ? list.value : []));
  return (
    <section
      ref={ref}
      className="models"
      aria-labelledby="home-models"
      hidden={computed(() => !isWaiting.value && !hasFailed(models) && list.value.length === 0)}
    >
      <SectionTitle
        id="home-models"
        icon={<CategoryIcon code="LIVE" size={26} />}
        more={t('app.seeAll')}
        href={pathOfCategory('LIVE')}
      >
        {t('home.models')}
      </SectionTitle>
      <LoadFailure of={models} />
      <ul className="models-row">
        <Each of={drawn} by={({ id }) => id}>
          {(model) => <ModelCard model={model} />}
        </Each>
      </ul>
    </section>
  );
}

/** Nothing when the backend does not say how many they are. */
const Viewers = ({ n }: { n: number | undefined }) =>
  n === undefined ? null : (
    <>
      <Icon name="eye" size={14} />
      <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{t('home.viewers', { n })}</span>
    </>
  );

/** Leads to the table of the host. Nothing can be watched while the host is off air. */
function ModelCard({ model }: { model: LiveModel }) {
  const { showToast } = useApp();
  const picturesOf = usePictures();
  async function showNoStreaming() {
    await loadTexts('validation').catch(() => undefined);
    showToast(t('validation.noStreaming'), { ms: toastMs.short });
  }
  return (
    <li>
      <a
        className="models-card"
        href={hrefOfNamedGame(model)}
        data-live={model.isOnline}
        onClick={(event) => {
          if (model.isOnline) return;
          event.preventDefault();
          void showNoStreaming();
        }}
      >
        <span className="models-photo">
          <Picture
            src={computed(() => picturesOf(model.photo))}
            alt=""
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
          />
          <span className="models-viewers num">
            {model.isOnline ? <Viewers n={model.viewers} /> : t('home.offAir')}
          </span>
        </span>
        <b>{model.name}</b>
        <span className="muted">{model.gameName}</span>
      </a>
    </li>
  );
}
