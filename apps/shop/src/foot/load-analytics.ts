import type { PageFoot } from '@foyer/domain/storefront/page-foot.ts';

type Ids = PageFoot['analytics'];

/** The queues that these services read; before their scripts have come, calls wait in them. */
interface MeasuredWindow extends Window {
  dataLayer?: unknown[];
  fbq?: ((...args: unknown[]) => void) & { queue?: unknown[]; callMethod?: (...args: unknown[]) => void };
}

let isLoaded = false;

/** Loads the museum's services once the visitor has allowed them; from then on each step is counted. */
export function loadAnalytics(ids: Ids): void {
  if (isLoaded) return;
  isLoaded = true;
  const page: MeasuredWindow = window;
  const tell = [startGoogle(page, ids), startPixel(page, ids)];
  for (const event of ['foyer:address', 'popstate'])
    window.addEventListener(event, () => {
      for (const count of tell) count();
    });
}

/** Without query and fragment: they may hold what opens a cart or an order. */
const address = () => ({
  page_location: `${location.origin}${location.pathname}`,
  page_path: location.pathname,
});

function startGoogle(page: MeasuredWindow, { ga4Id, gtmId }: Ids): () => void {
  const layer: unknown[] = [];
  page.dataLayer ??= layer;
  const queue = page.dataLayer;
  const gtag = (...args: unknown[]) => queue.push(asArguments(args));
  if (ga4Id) {
    gtag('js', new Date());
    gtag('config', ga4Id, address());
    addScript(`https://www.googletagmanager.com/gtag/js?id=${ga4Id}`);
  }
  if (gtmId) {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js', ...address() });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${gtmId}`);
  }
  return () => {
    if (ga4Id) gtag('event', 'page_view', address());
    if (gtmId) queue.push({ event: 'foyer_step', ...address() });
  };
}

/** Google reads a call only as the arguments of a function, not as a list. */
const asArguments = (args: readonly unknown[]) =>
  Object.assign({ length: args.length, [Symbol.toStringTag]: 'Arguments' }, args);

function startPixel(page: MeasuredWindow, { pixelId }: Ids): () => void {
  if (!pixelId) return () => {};
  const waiting: unknown[] = [];
  const pixel: NonNullable<MeasuredWindow['fbq']> = (...args) => {
    if (pixel.callMethod) pixel.callMethod(...args);
    else waiting.push(args);
  };
  page.fbq = Object.assign(pixel, { queue: waiting, loaded: true, version: '2.0' });
  pixel('init', pixelId);
  const count = () => pixel('track', 'PageView');
  count();
  addScript('https://connect.facebook.net/en_US/fbevents.js');
  return count;
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = source;
  document.head.append(script);
}

const cookies = /^(_ga|_gid|_gat|_gcl|_fb)/;

/** What they left in this browser is taken away; a page that has run them starts again without them. */
export function stopAnalytics(): void {
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.trim().split('=');
    if (!cookies.test(name)) continue;
    for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`])
      Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0${domain}`);
  }
  if (isLoaded) location.reload();
}
