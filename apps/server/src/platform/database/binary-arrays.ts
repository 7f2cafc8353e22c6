/**
 * Arrays of the database in its own bytes. Written as text, each of hundreds of ids and instants is spelt here, sent in
 * twice its size and read letter by letter there: that costs more than the rows themselves.
 */

const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;

/** The types by their numbers in PostgreSQL's catalogue, which never change. */
const UUID = { oid: 2950, bytes: 16 };
const INTEGER = { oid: 23, bytes: 4 };
const INSTANT = { oid: 1184, bytes: 8 };
const BYTES_OID = 17;

/** One dimension, counted from 1, without nulls. */
function begin(oid: number, count: number, bytesOfValues: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + count * LENGTH_BYTES + bytesOfValues);
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(0, 4);
  bytes.writeInt32BE(oid, 8);
  bytes.writeInt32BE(count, 12);
  bytes.writeInt32BE(1, 16);
  return bytes;
}

function arrayOf<Value>(
  type: { oid: number; bytes: number },
  values: readonly Value[],
  write: (bytes: Buffer, value: Value, at: number) => void,
): Buffer {
  const bytes = begin(type.oid, values.length, values.length * type.bytes);
  let at = HEADER_BYTES;
  for (const value of values) {
    bytes.writeInt32BE(type.bytes, at);
    write(bytes, value, at + LENGTH_BYTES);
    at += LENGTH_BYTES + type.bytes;
  }
  return bytes;
}

/** `bytea[]` */
export function bytesArray(values: readonly Buffer[]): Buffer {
  const length = values.reduce((sum, value) => sum + value.length, 0);
  const bytes = begin(BYTES_OID, values.length, length);
  let at = HEADER_BYTES;
  for (const value of values) {
    bytes.writeInt32BE(value.length, at);
    value.copy(bytes, at + LENGTH_BYTES);
    at += LENGTH_BYTES + value.length;
  }
  return bytes;
}

/** `uuid[]` @throws where one is none. */
export const uuidArray = (ids: readonly string[]): Buffer => arrayOf(UUID, ids, writeUuid);

/** `integer[]` */
export const integerArray = (numbers: readonly number[]): Buffer =>
  arrayOf(INTEGER, numbers, (bytes, value, at) => bytes.writeInt32BE(value, at));

/** `timestamptz[]` */
export const instantArray = (instants: readonly Date[]): Buffer => arrayOf(INSTANT, instants, writeInstant);

const DIGITS_OF_A_UUID = 32;
const HYPHEN = 45;
const NO_DIGIT = 255;
const valueOfDigit = new Uint8Array(128).fill(NO_DIGIT);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  valueOfDigit[digit.charCodeAt(0)] = value;
  valueOfDigit[digit.toUpperCase().charCodeAt(0)] = value;
}

function writeUuid(bytes: Buffer, id: string, at: number): void {
  let digits = 0;
  for (let index = 0; index < id.length; index += 1) {
    const letter = id.charCodeAt(index);
    if (letter === HYPHEN) continue;
    const value = valueOfDigit[letter] ?? NO_DIGIT;
    if (value === NO_DIGIT || digits === DIGITS_OF_A_UUID) throw new Error(`'${id}' is no id`);
    const byte = at + (digits >> 1);
    bytes[byte] = digits % 2 === 0 ? value << 4 : (bytes[byte] ?? 0) | value;
    digits += 1;
  }
  if (digits < DIGITS_OF_A_UUID) throw new Error(`'${id}' is no id`);
}

/** The database counts microseconds from the first of January 2000. */
const EPOCH = Date.UTC(2000, 0, 1);
const HALF = 2 ** 32;

function writeInstant(bytes: Buffer, instant: Date, at: number): void {
  const micros = (instant.getTime() - EPOCH) * 1000;
  const high = Math.floor(micros / HALF);
  bytes.writeInt32BE(high, at);
  bytes.writeUInt32BE(micros - high * HALF, at + 4);
}
