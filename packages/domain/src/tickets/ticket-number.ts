/**
 * A new ticket number: 16 random digits, evenly distributed, so that it cannot be guessed. `fillRandom` fills an
 * array with cryptographic randomness.
 */
export function drawTicketNumber(fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const bytes = new Uint8Array(24);
  let digits = '';
  while (digits.length < 16) {
    fillRandom(bytes);
    // 250 and above would make the digits 0 to 5 likelier than the rest.
    digits += [...bytes]
      .filter((byte) => byte < 250)
      .map((byte) => byte % 10)
      .join('');
  }
  return digits.slice(0, 16);
}

/** The number as it is printed: `7731 0948 2219 0401`; a code of a barcode series is printed as it is. */
export function formatTicketNumber(ticketNumber: string): string {
  return readTicketNumber(ticketNumber) === null ? ticketNumber : ticketNumber.replace(/(.{4})(?=.)/g, '$1 ');
}

/** The ticket number that was typed, spaces and hyphens accepted; null when it is none. */
export function readTicketNumber(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[0-9]{16}$/.test(digits) ? digits : null;
}
