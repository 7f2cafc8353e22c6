import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './fonts.css';
import './base.css';
import './layout.css';
import '../components/controls.css';
import { ShopApp } from './shop-app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <ShopApp />
  </StrictMode>,
);
