import sharp from 'sharp';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { findLogo } from '../../tickets/index.ts';

/** The files of a pass by name: 'icon.png'. A pass without an icon does not open. */
export type PassPictures = Record<string, Buffer>;

/** Points, and how dense a screen is (developer.apple.com, "Pass Design and Creation"). */
const ICON = 29;
const LOGO = { width: 160, height: 50 };
const densities = [
  ['', 1],
  ['@2x', 2],
  ['@3x', 3],
] as const;

/** The museum's logo as icon and logo; without one a square of its colour is the icon. */
export async function findPassPictures(app: App, scope: ClientScope, colour: string): Promise<PassPictures> {
  const logo = await findLogo(app, scope);
  const pictures: PassPictures = {};
  for (const [suffix, density] of densities) {
    const side = ICON * density;
    pictures[`icon${suffix}.png`] = logo
      ? await sharp(logo).resize(side, side, { fit: 'contain', background: '#ffffff' }).png().toBuffer()
      : await sharp({ create: { width: side, height: side, channels: 3, background: colour } })
          .png()
          .toBuffer();
    if (logo) {
      const box = { width: LOGO.width * density, height: LOGO.height * density };
      pictures[`logo${suffix}.png`] = await sharp(logo)
        .resize({ ...box, fit: 'inside' })
        .png()
        .toBuffer();
    }
  }
  return pictures;
}
