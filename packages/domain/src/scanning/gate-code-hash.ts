/** The name of a code in a device's list: 96 bits of SHA-256, by Web Crypto in browsers and in Node. */
export async function gateCodeHash(salt: string, code: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + code)));
  return btoa(String.fromCharCode(...bytes.slice(0, 12)));
}
