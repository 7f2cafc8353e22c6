/** Keeps the page for a reload without a network. Over plain http, and in a browser that refuses, it is loaded each time. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker
    .register('/ui/screen/service-worker.js', { scope: '/screen/' })
    .catch(() => null);
}
