import { beforeAll, expect, test } from 'vitest';
import { mount } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import type { Promotion } from '../../../stores/promotions/promotion';
import { PromotionTime } from './PromotionTime';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('promotion');
});

const shown = (more: Partial<Promotion>) => {
  const promotion = { label: 'join', startsAt: 0, ...more } as Promotion;
  return mount(<PromotionTime of={promotion} />).container;
};

test('S4.53 a promotion whose end the backend does not send is not called permanent', () => {
  expect(shown({}).textContent).toBe('');
  expect(shown({}).querySelector('svg')).toBeNull();
  expect(shown({ endsAt: null }).textContent).toBe(text('promotion.noEnd'));
  expect(shown({ endsAt: Date.UTC(2031, 4, 17, 12) }).textContent).toContain('2031');
});
