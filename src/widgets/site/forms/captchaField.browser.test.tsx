import { createResource } from '@kit/data/resource';
import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import type { Captcha } from '../../../contract/account/captcha';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { type App, AppContext } from '../app/useApp';
import { CaptchaField } from './CaptchaField';
import type { CaptchaForm } from './useCaptcha';

async function openCaptcha() {
  await firstTexts();
  await loadTexts('session');
  const replies: ((picture: Captcha) => void)[] = [];
  const picture = createResource(() => new Promise<Captcha>((resolve) => replies.push(resolve)));
  const captcha = {
    isShown: signal(true),
    state: signal('picture'),
    picture,
    field: { value: signal(''), error: signal(''), onBlur: () => {} },
    inputRef: () => {},
  } as unknown as CaptchaForm;
  const page = mount(
    <AppContext value={{} as App}>
      <CaptchaField captcha={captcha} />
    </AppContext>,
  );
  return { ...page, picture, replies };
}

test('S5.01 A26 a captcha is marked as required, and says what may be typed', async () => {
  const { container } = await openCaptcha();
  expect(container.querySelector('label')?.textContent).toBe('Código de la imagen *');
  expect(container.querySelector('.field-foot')?.textContent).toBe('Solo números, hasta 6.');
});

test('the old picture cannot be read, while the next one loads', async () => {
  const { find, picture, replies } = await openCaptcha();
  const opacity = () => getComputedStyle(find('img') as Element).opacity;
  const isIconShown = () => find('.captcha-picture .icon')?.checkVisibility();

  void picture.load();
  replies[0]?.({ captchaId: '1', image: 'R0lGODlhAQABAAAAACw=' });
  await settled();
  await expect.poll(opacity).toBe('1');
  expect(isIconShown()).toBe(false);

  void picture.load();
  await settled();
  await expect.poll(opacity).toBe('0');
  expect(isIconShown()).toBe(true);

  replies[1]?.({ captchaId: '2', image: 'R0lGODlhAQABAAAAACw=' });
  await settled();
  await expect.poll(opacity).toBe('1');
  expect(isIconShown()).toBe(false);
});
