import { describe, expect, test } from 'vitest';
import { canBeCropped, cropRegion, mostZoom, moveCrop } from './crop-region.ts';

const banner = { width: 1920, height: 300 };
const photo = { width: 4000, height: 3000 };
const middle = { zoom: 1, across: 0.5, down: 0.5 };

describe('cropping a picture to the size of its place', () => {
  test('a larger one can be cropped, a smaller one and one of the right size cannot', () => {
    expect(canBeCropped(photo, banner)).toBe(true);
    expect(canBeCropped({ width: 1920, height: 301 }, banner)).toBe(true);
    expect(canBeCropped(banner, banner)).toBe(false);
    expect(canBeCropped({ width: 1919, height: 3000 }, banner)).toBe(false);
  });

  test('as much of it is shown as fits, in its middle, in the proportions of the place', () => {
    const shown = cropRegion(photo, banner, middle);
    expect(shown).toMatchObject({ left: 0, width: 4000 });
    expect([shown.top, shown.height].map(Math.round)).toEqual([1188, 625]);
  });

  test('it is enlarged until its pixels are those of the place, and no further', () => {
    expect(mostZoom(photo, banner)).toBeCloseTo(2.083, 3);
    const closest = cropRegion(photo, banner, { ...middle, zoom: 9 });
    expect(closest).toEqual({ left: 1040, top: 1350, width: 1920, height: 300 });
  });

  test('the part stays within the picture, wherever it is dragged', () => {
    const dragged = moveCrop(photo, banner, middle, { x: 500, y: 9_000 });
    expect(dragged).toEqual({ zoom: 1, across: 0.5, down: 0 });
    expect(cropRegion(photo, banner, dragged)).toMatchObject({ left: 0, top: 0 });
    const down = moveCrop(photo, banner, middle, { x: 0, y: -100 });
    expect(cropRegion(photo, banner, down).top).toBeCloseTo(1287.5);
  });
});
