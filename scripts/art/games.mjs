import sharp from 'sharp';
import { frames } from './finish.mjs';
import { beasts } from './games/beasts.mjs';
import { versus } from './games/boards.mjs';
import { cockpit } from './games/cockpit.mjs';
import { crash } from './games/crash.mjs';
import { creatures } from './games/creatures.mjs';
import { fishing } from './games/fishing.mjs';
import { fortunes } from './games/fortunes.mjs';
import { live } from './games/live.mjs';
import { lottery, quickDraws } from './games/lotteries.mjs';
import { moreVersus } from './games/moreBoards.mjs';
import { moreCockpit } from './games/moreCockpit.mjs';
import { moreCrash } from './games/moreCrash.mjs';
import { moreEsports } from './games/moreEsports.mjs';
import { moreFishing } from './games/moreFishing.mjs';
import { moreLive } from './games/moreLive.mjs';
import { moreLottery, moreQuickDraws } from './games/moreLotteries.mjs';
import { moreSports } from './games/moreSports.mjs';
import { esports, sports } from './games/sports.mjs';
import { tales } from './games/tales.mjs';
import { webp, webpUnder } from './lib/webp.mjs';
import { write } from './lib/write.mjs';
import { palettes } from './palettes.mjs';
import { Scene } from './scene.mjs';

/** The recipes by the kind of their games: the game types and categories of the catalogue. */
export const kinds = {
  RNG: [...beasts, ...creatures, ...fortunes, ...tales],
  LIVE: [...live, ...moreLive],
  FISH: [...fishing, ...moreFishing],
  CRASH: [...crash, ...moreCrash],
  SPORTS: [...sports, ...moreSports],
  ESPORTS: [...esports, ...moreEsports],
  PVP: [...versus, ...moreVersus],
  LOTT: [...lottery, ...moreLottery],
  ELOTT: [...quickDraws, ...moreQuickDraws],
  COCK: [...cockpit, ...moreCockpit],
};

const recipes = Object.values(kinds).flat();

/** The 480 px original of one game picture. @param {import('./recipe.mjs').Recipe} recipe */
async function gamePicture([id, , , palette, frame, layers]) {
  const scene = new Scene(`${id}${palette}`, palettes[palette]);
  const finish = frames[frame];
  if (!finish) throw new Error(`no frame named ${frame}`);
  return sharp(Buffer.from(await scene.draw([...layers, finish])))
    .png()
    .toBuffer();
}

/** @param {import('./recipe.mjs').Recipe} recipe */
async function drawGame(recipe) {
  const original = await gamePicture(recipe);
  write(`public/art/games/${recipe[0]}-240.webp`, await webpUnder(8192, original, 240));
  write(`public/art/games/${recipe[0]}-360.webp`, await webp(original, 360, 76));
}

/** @param {string[]} [only] ids, to draw these alone */
export async function games(only = []) {
  const chosen = only.length ? recipes.filter(([id]) => only.includes(id)) : recipes;
  const queue = chosen.values();
  const worker = async () => {
    for (const recipe of queue) await drawGame(recipe);
  };
  await Promise.all([worker(), worker(), worker()]);
}
