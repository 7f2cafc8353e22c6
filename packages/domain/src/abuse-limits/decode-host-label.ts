// Parameters of Punycode (RFC 3492, section 5).
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const firstBias = 72;
const firstCode = 128;
const highestCode = 0x10ffff;

/** A label of a host name in letters: `xn--exmple-cua` is `exämple`. What is no Punycode stays as it is. */
export function decodeHostLabel(label: string): string {
  if (!/^xn--/i.test(label)) return label;
  const coded = label.slice(4).toLowerCase();
  const end = coded.lastIndexOf('-');
  const letters = end > 0 ? [...coded.slice(0, end)] : [];
  let [code, bias, at] = [firstCode, firstBias, 0];
  const digits = [...coded.slice(end + 1)].map(digitOf);
  for (let next = 0; next < digits.length; at += 1) {
    const before = at;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digits[next];
      next += 1;
      if (digit === undefined || digit < 0) return label;
      at += digit * weight;
      const threshold = Math.min(Math.max(k - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapt(at - before, count, before === 0);
    code += Math.floor(at / count);
    at %= count;
    if (code > highestCode) return label;
    letters.splice(at, 0, String.fromCodePoint(code));
  }
  return letters.join('');
}

const digitOf = (sign: string): number =>
  /^[a-z0-9]$/.test(sign) ? (Number.parseInt(sign, 36) + 26) % 36 : -1;

function adapt(difference: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(difference / (isFirst ? damp : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((base - tMin) * tMax) / 2; k += base) delta = Math.floor(delta / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
