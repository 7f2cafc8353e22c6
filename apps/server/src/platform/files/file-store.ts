/** Where uploaded files are kept. Keys are made by the server, never by a visitor. */
export interface FileStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** undefined where there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** A file that is not there is removed already. */
  remove(key: string): Promise<void>;
}

const keyShape = /^[\w-]+(\/[\w.-]+)+$/;

/** @throws for a key that could leave the store. */
export function checkKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new Error(`Not a usable file key: ${key}`);
  return key;
}
