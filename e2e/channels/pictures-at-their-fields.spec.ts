import { type ImagePurpose, imagePurposes, imageRules } from '@foyer/domain/images/image-rules.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { createCanvas } from '@napi-rs/canvas';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

// Every field for a picture (specification 001, section 5): a picture of the wrong kind or weight, or too small, is refused at the field, and
// what was typed beside it stays. A larger one is cropped to its size. The pictures of a webshop are in webshop.spec.ts.

const { t } = readTranslator('en', ['catalog', 'pictures', 'ticketstreet']);

interface Field {
  path: (museum: MuseumOnSale) => string;
  title: string;
  /** Typed before, and still there afterwards. */
  beside?: string;
}

const group = ({ ticketGroupId }: MuseumOnSale) => `/tickets/${ticketGroupId}?tab=e-ticket`;
const content = ({ productId }: MuseumOnSale) => `/products/edit/${productId}?tab=content`;
const look = ({ ticketstreetId }: MuseumOnSale) => `/ticketstreet/edit/${ticketstreetId}?step=look`;
const logos = () => '/logo-aanpassen';

const fields: Record<ImagePurpose, Field> = {
  'product-information': { path: content, title: t('catalog.picture.title'), beside: 'Short text' },
  program: { path: content, title: t('catalog.picture.card'), beside: 'Short text' },
  'ticket-type': {
    path: ({ ticketTypeIds }) => `/tickettype-aanpassen/${ticketTypeIds[0]}`,
    title: t('catalog.ticketPicture.type'),
    beside: 'Selling price',
  },
  'eticket-banner': { path: group, title: t('catalog.ticketPicture.group'), beside: 'Text below the code' },
  'ticketstreet-banner': { path: look, title: t('ticketstreet.look.Banner'), beside: 'Ink' },
  'ticketstreet-logo': { path: look, title: t('ticketstreet.look.Logo'), beside: 'Ink' },
  logo: { path: logos, title: t('pictures.logo') },
  banner: { path: logos, title: t('pictures.banner') },
  'email-banner': { path: logos, title: t('pictures.emailBanner') },
  'pdf-background': { path: () => '/pdfbackground-aanpassen', title: t('pictures.pdfBackgroundImage') },
  'gift-card': { path: logos, title: t('pictures.giftCard') },
};

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let desk: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'pictures',
  });
  desk = await openPage(foyer.browser);
  await desk.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(desk, foyer.url, `manager|${subdomain}`, TEST_PASSWORD);
});

afterAll(async () => {
  await foyer?.close();
});

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const png = (width: number, height: number) => createCanvas(width, height).encode('png');

/** What is said at the field, which names it as its description. */
async function told(field: Locator): Promise<string> {
  const alert = field.locator('xpath=following-sibling::*[@role="alert"]');
  await alert.waitFor();
  expect(await field.getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'));
  return alert.innerText();
}

test.each(imagePurposes)(
  '%s: kind, size and weight are refused at the field, and a larger picture is cropped',
  async (purpose) => {
    const known = fields[purpose];
    const { size, maxBytes } = imageRules[purpose];
    await desk.goto(`${foyer.url}/cms${known.path(museum)}`);
    const field = desk.getByRole('button', { name: new RegExp(`^Choose image: ${known.title}`) });
    await field.waitFor();
    await field.getByText(size ? `${size.width} × ${size.height}` : 'JPG or PNG, max 1 MB').waitFor();
    const typed = known.beside ? desk.getByLabel(known.beside, { exact: true }).first() : null;
    const value = known.beside === 'Ink' ? '#101820' : '12.50';
    await typed?.fill(value);
    const choose = async (name: string, mimeType: string, buffer: Buffer) => {
      await field.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    };
    await choose('drawing.gif', 'image/gif', gif);
    await expect.poll(() => told(field)).toBe('The file chosen can only be jpg or png.');
    const right = await png(size?.width ?? 300, size?.height ?? 120);
    const heavy = Buffer.concat([right, Buffer.alloc(maxBytes + 1 - right.length)]);
    await choose('photo.png', 'image/png', heavy);
    const most = (maxBytes / 1000).toLocaleString('en');
    await expect.poll(() => told(field)).toBe(`The image can be at most ${most} kB.`);
    if (size) {
      await choose('photo.png', 'image/png', await png(size.width, size.height - 1));
      const exact = `The image must be exactly ${size.width.toLocaleString('en')} by ${size.height} pixels.`;
      await expect.poll(() => told(field)).toBe(exact);
    }
    if (purpose === 'program') expect(await findAccessibilityFaults(desk)).toEqual([]);
    if (size) {
      await choose('photo.png', 'image/png', await png(size.width * 2, size.height * 2 + 40));
      const dialog = desk.getByRole('dialog', { name: t('pictures.crop') });
      const preview = dialog.getByRole('img', { name: t('pictures.cropPreview') });
      // What is seen at once is what is saved: most pictures are taken as they are shown.
      await expect
        .poll(() => preview.evaluate(({ width, height }: HTMLCanvasElement) => ({ width, height })))
        .toEqual(size);
      if (purpose === 'program') {
        expect(await findAccessibilityFaults(desk)).toEqual([]);
        await dialog.getByRole('slider', { name: t('pictures.cropZoom') }).press('End');
        await dialog.getByRole('slider', { name: t('pictures.cropAcross') }).press('ArrowRight');
      }
      await dialog.getByRole('button', { name: t('pictures.cropUse') }).click();
    } else await choose('photo.png', 'image/png', right);
    await desk.getByRole('button', { name: `Remove image: ${known.title}` }).waitFor();
    expect(await desk.getByRole('alert').count()).toBe(0);
    if (typed) expect(await typed.inputValue()).toBe(value);
  },
);
