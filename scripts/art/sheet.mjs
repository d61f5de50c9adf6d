/** A contact sheet to judge pictures by eye: `node scripts/art/sheet.mjs out.png dir [width] [columns] [part of the names]`. */
import { readdirSync } from 'node:fs';
import sharp from 'sharp';

const [out = 'sheet.png', dir = 'public/art/games', width = '160', columns = '8', match = ''] =
  process.argv.slice(2);
const cell = Number(width);
const names = readdirSync(dir).filter((name) => name.includes(match));
const pictures = await Promise.all(
  names.map((name) =>
    sharp(`${dir}/${name}`, { density: 192 })
      .resize(cell - 8, cell - 8, { fit: 'contain', background: '#14101c00' })
      .png()
      .toBuffer(),
  ),
);
const across = Number(columns);
await sharp({
  create: {
    width: across * cell,
    height: Math.ceil(names.length / across) * cell,
    channels: 3,
    background: '#14101c',
  },
})
  .composite(
    pictures.map((input, i) => ({
      input,
      left: (i % across) * cell + 4,
      top: Math.floor(i / across) * cell + 4,
    })),
  )
  .png()
  .toFile(out);
console.log(names.join(' '));
