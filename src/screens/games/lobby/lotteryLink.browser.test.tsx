import { beforeAll, expect, test } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { text } from '../../../i18n/t';
import { LotteryLink } from './LotteryLink';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('title');
});

test('S2.29 the link to the draws has another name than the list of lotteries below it', async () => {
  const { find } = mount(<LotteryLink />);
  await settled();
  expect(find('a').textContent).toBe(text('title.lotteryDraws'));
  expect(find('a').textContent).not.toBe(text('title.lottery'));
});
