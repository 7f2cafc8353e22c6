/** The applications that vite builds, by their folder in apps/. */
export const BROWSER_APPS = ['back-office', 'shop', 'scanner', 'screen'];
