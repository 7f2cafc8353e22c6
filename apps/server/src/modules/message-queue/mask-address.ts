/** An e-mail address for those who may not read it in full: `y•••••@example.com`. */
export function maskAddress(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1•••••');
}

/** The same for every address inside a text: servers like to repeat them in their errors. */
export function maskAddresses(text: string): string {
  return text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, maskAddress);
}
