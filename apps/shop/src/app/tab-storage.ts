/**
 * What the tab keeps: in its session storage, which a frame on another site has for itself. A browser that gives a frame
 * none still sells: then the values are part of the present entry of the history, which a reload keeps and no other
 * page can read.
 */
export interface TabStorage {
  getItem: (name: string) => string | null;
  setItem: (name: string, value: string) => void;
  removeItem: (name: string) => void;
}

/** What of a window it needs. */
interface TabPage {
  readonly sessionStorage: TabStorage;
  readonly history: Pick<History, 'replaceState'> & { readonly state: unknown };
}

const probe = 'foyer.shop.probe';

function sessionStorageOf(page: TabPage): TabStorage | null {
  try {
    const storage = page.sessionStorage;
    storage.setItem(probe, '1');
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

/** The values in the history's entry; `openPath` hands them on to the next one. */
function storageInHistory(history: TabPage['history']): TabStorage {
  const state = (): { kept?: Record<string, string> } =>
    typeof history.state === 'object' && history.state !== null ? history.state : {};
  const read = () => state().kept ?? {};
  const write = (kept: Record<string, string>) => history.replaceState({ ...state(), kept }, '');
  return {
    getItem: (name) => read()[name] ?? null,
    setItem: (name, value) => write({ ...read(), [name]: value }),
    removeItem: (name) => {
      const { [name]: _, ...others } = read();
      write(others);
    },
  };
}

export function findTabStorage(page: TabPage): TabStorage {
  return sessionStorageOf(page) ?? storageInHistory(page.history);
}

let found: TabStorage | undefined;

/** The storage of this tab; looked for when it is first needed. */
const storage = (): TabStorage => {
  found ??= findTabStorage(window);
  return found;
};

export const tabStorage: TabStorage = {
  getItem: (name) => storage().getItem(name),
  setItem: (name, value) => storage().setItem(name, value),
  removeItem: (name) => storage().removeItem(name),
};
