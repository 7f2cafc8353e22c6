import { createRoot } from 'react-dom/client';
import '@foyer/ui/theme/inter-latin.css';
import './gate.css';
import './sheet.css';
import '../scan/ready.css';
import '../scan/verdict.css';
import '../scan/group.css';
import '../setup/setup.css';
import { ScannerApp } from './scanner-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<ScannerApp />);

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  void navigator.serviceWorker.register('/ui/scan/service-worker.js', { scope: '/scan' });
}
