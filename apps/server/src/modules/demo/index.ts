export { isMuseumMade, makeDemoMuseum } from './make-demo-museum.ts';
