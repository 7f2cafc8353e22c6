/** A record that only the key of the session opens. */
export interface Sealed {
  /** Another one each time. */
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** The key as a browser uses it: it cannot be read back. Only https and this machine itself have it. */
export function importSealKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Seals a value under its name: opened under another one it is refused, so that records cannot be exchanged. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt(asNamed(iv, name), key, text) };
}

/** null = another key sealed it, or it was changed. */
export async function open<T>(key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<T | null> {
  try {
    const text = await crypto.subtle.decrypt(asNamed(iv, name), key, bytes);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

const asNamed = (iv: Uint8Array<ArrayBuffer>, name: string) => {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
};
