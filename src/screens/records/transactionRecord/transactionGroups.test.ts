import { afterEach, expect, test } from 'vitest';
import { firstTexts, loadTexts, setLanguage } from '../../../i18n/locale';
import { groupName } from './transactionGroups';

afterEach(() => setLanguage('ES'));

test('the groups of transactions have names in the language, others that of their first code', async () => {
  await firstTexts();
  await loadTexts('record');
  await setLanguage('EN');
  const nameOf = (group: string) => {
    const name = groupName(group, 'Cashback');
    return typeof name === 'string' ? name : name.value;
  };
  expect(['deposit', 'withdraw', 'bonus', 'cashback'].map(nameOf)).toEqual([
    'Deposits',
    'Withdrawals',
    'Bonuses',
    'Cashback',
  ]);
});
