import { readFile } from 'node:fs/promises';
import type { ImagePurpose } from '@foyer/domain/images/image-rules.ts';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { changeClientLogo } from '../clients/index.ts';
import { imageUrl, storeImage } from '../images/index.ts';

/** The drawings of the demonstration museum, in `pictures/`. */
export type DemoPicture =
  | 'salt-and-light'
  | 'lighthouse'
  | 'harbour-boat'
  | 'guided-tour'
  | 'night-at-the-museum'
  | 'print-workshop';

/** Draws the picture as a PNG of 640 by 220 and gives it to the product. */
export async function givePicture(
  app: App,
  scope: ClientScope,
  productId: string,
  picture: DemoPicture,
): Promise<void> {
  await draw(app, scope, picture, {
    owner: 'product',
    ownerId: productId,
    purpose: 'product-information',
  });
}

/** Draws the museum's logo and makes it the client's. */
export async function giveLogo(app: App, scope: ClientScope): Promise<void> {
  const { clientId } = scope;
  const id = await draw(app, scope, 'logo', { owner: 'client', ownerId: clientId, purpose: 'logo' });
  await changeClientLogo(scope, imageUrl(clientId, id));
}

async function draw(
  app: App,
  scope: ClientScope,
  name: DemoPicture | 'logo',
  owner: { owner: string; ownerId: string; purpose: ImagePurpose },
): Promise<string> {
  const drawing = await readFile(new URL(`pictures/${name}.svg`, import.meta.url));
  const { data, info } = await sharp(drawing)
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const size = { width: info.width, height: info.height, bytes: data.length };
  const picture = { id: uuidv7(), format: 'png' as const, ...owner, ...size };
  await storeImage(app, scope, picture, data);
  return picture.id;
}
