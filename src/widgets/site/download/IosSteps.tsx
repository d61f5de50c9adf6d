import type { Ref } from 'react';
import { config } from '../../../config/config';
import { t } from '../../../i18n/t';
import { Icon } from '../../../ui/icons/Icon';

/** How to add the app to the home screen of an iPhone, which has no install dialog. */
export const IosSteps = ({ ref }: { ref: Ref<HTMLOListElement> }) => (
  <ol className="ios-steps" ref={ref} tabIndex={-1}>
    <li>
      <Icon name="arrow-up-from-line" />
      <span>{t('download.iosShare')}</span>
    </li>
    <li>
      <Icon name="circle-plus" />
      <span>{t('download.iosAdd')}</span>
    </li>
    <li>
      <Icon name="house" />
      <span>{t('download.iosOpen', { name: config.brand.name })}</span>
    </li>
  </ol>
);
