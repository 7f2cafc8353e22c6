import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './base.css';
import './layout.css';
import '../components/controls.css';
import '../foot/foot.css';
import '../components/checkout.css';
import { PageBoundary } from '../components/page-boundary.tsx';
import { takePreselection } from '../embed/preselection.ts';
import { embedding } from '../embed/present-embedding.ts';
import { isKiosk } from '../kiosk/kiosk-point.ts';
import { takeFirstData } from './first-data.ts';
import { pathWithHiddenSecret } from './shop-address.ts';
import { ShopApp } from './shop-app.tsx';
import { giveAnswer } from './use-resource.ts';

// Before anything else of the page may read or send its address.
const hidden = pathWithHiddenSecret(new URL(location.href));
if (hidden !== null) history.replaceState(history.state, '', hidden);
takePreselection(window);
const first = takeFirstData(document);
if (first !== null) giveAnswer(first.path, first.answer);
if (embedding !== null) {
  const present = embedding;
  void import('../embed/start-frame.ts').then(
    ({ startFrame }) => startFrame(present),
    () => {},
  );
}
// React itself refuses a page without it.
const page = createRoot(document.getElementById('root') as HTMLElement);
const begin = () =>
  page.render(
    <StrictMode>
      <PageBoundary>
        <ShopApp />
      </PageBoundary>
    </StrictMode>,
  );
const loadOnceThere = async () => (await fetch(location.href)).ok && location.reload();
// A page of an earlier visitor is left before it is shown. Without its own part a kiosk would be the website.
if (isKiosk)
  import('../kiosk/kiosk-foot.tsx')
    .then((kiosk) => kiosk.startKiosk(begin, page))
    .catch(() => setInterval(loadOnceThere, 5_000));
else begin();
