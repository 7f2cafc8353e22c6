/**
 * Opens a database of this browser once; `create` makes its stores where they are not there yet. One that the browser refused, or
 * closed later, is opened again when it is asked for.
 */
export function databaseOf(
  name: string,
  version: number,
  create: (database: IDBDatabase) => void,
): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  return () => {
    if (opened) return opened;
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => create(request.result);
    opened = asked(request);
    opened.then((database) => database.addEventListener('close', forget), forget);
    return opened;
  };
}

/** What a request answers. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Once all that a transaction wrote is kept. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
