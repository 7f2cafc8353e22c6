import type { SeededRandom } from './seeded-random.ts';

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * A UUIDv7 (RFC 9562, section 5.7) of the moment at which its row came to be, so that ids sort as in a museum that
 * really sold.
 */
export function seededId(at: Date, random: SeededRandom): string {
  const time = hex(at.getTime(), 12);
  const version = `7${hex(random.between(0, 0xfff), 3)}`;
  const variant = hex(0x8000 + random.between(0, 0x3fff), 4);
  const rest = hex(random.between(0, 0xffffff), 6) + hex(random.between(0, 0xffffff), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${rest}`;
}
