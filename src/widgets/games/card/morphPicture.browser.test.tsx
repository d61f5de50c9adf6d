import '../play/GameFrame.css';
import '../play/GameSheet.css';
import '../../../ui/theme/tokens.css';
import '../../../ui/overlays/modal.css';
import '../../../ui/overlays/Sheet.css';
import { afterEach, expect, test, vi } from 'vitest';
import { morphIntoGame, morphPicture } from './morphPicture';

const PICTURE = '<i class="picture" style="display: block; width: 60px; height: 60px"></i>';

function show() {
  document.body.innerHTML = `<div id="card">${PICTURE}</div>
    <dialog class="modal sheet"><div class="gamesheet">${PICTURE}</div></dialog>
    <div id="game" hidden class="gamepage"><div class="gameframe-cover">${PICTURE}</div></div>`;
  return {
    card: document.querySelector('#card') as HTMLElement,
    sheet: document.querySelector('dialog') as HTMLDialogElement,
    game: document.querySelector('#game') as HTMLElement,
  };
}

/** Whether a picture moves now, from one place to another. */
const isMoving = () =>
  document
    .getAnimations()
    .some(({ effect }) =>
      (effect as KeyframeEffect).pseudoElement?.includes('group(game-picture)'),
    );

afterEach(() => void vi.restoreAllMocks());

test('the picture of a card grows into that of the sheet, and then into that of the opening game', async () => {
  const { card, sheet, game } = show();
  const start = vi.spyOn(document, 'startViewTransition');
  const lastTransition = () => start.mock.results.at(-1)?.value as ViewTransition;
  morphPicture(card, () => sheet.showModal());
  await lastTransition().ready;
  expect(isMoving()).toBe(true);
  await lastTransition().finished;

  let setDrawn = () => {};
  const drawn = new Promise<void>((resolve) => {
    setDrawn = resolve;
  });
  morphIntoGame(() => {
    sheet.close();
    game.hidden = false;
    setDrawn();
  }, drawn);
  await lastTransition().ready;
  expect(isMoving()).toBe(true);
  await lastTransition().finished;
  await vi.waitFor(() => expect(document.documentElement.dataset).not.toHaveProperty('morph'));
});

test('the picture grows from the card too, when the card is tapped while the sheet of another game closes', async () => {
  const { card, sheet } = show();
  const start = vi.spyOn(document, 'startViewTransition');
  sheet.showModal();
  await Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished));
  sheet.close();
  expect(getComputedStyle(sheet).display, 'the sheet is still seen').not.toBe('none');
  morphPicture(card, () => sheet.showModal());
  const transition = start.mock.results[0]?.value as ViewTransition;
  await expect(transition.ready).resolves.toBeUndefined();
  await transition.finished;
});

test('the page goes on, when the screen of the game is not drawn soon', async () => {
  const { sheet, game } = show();
  sheet.showModal();
  const start = vi.spyOn(document, 'startViewTransition');
  const open = vi.fn(() => sheet.close());
  morphIntoGame(open, new Promise(() => {}));
  await start.mock.results.map(({ value }) => (value as ViewTransition).finished)[0];
  expect(open).toHaveBeenCalledOnce();
  expect(game.hidden).toBe(true);
});

test('the game opens without a transition, when reduced motion is preferred', () => {
  const start = vi.spyOn(document, 'startViewTransition');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const { card } = show();
  const open = vi.fn();
  morphIntoGame(open, Promise.resolve());
  morphPicture(card, open);
  expect(open).toHaveBeenCalledTimes(2);
  expect(start).not.toHaveBeenCalled();
});
