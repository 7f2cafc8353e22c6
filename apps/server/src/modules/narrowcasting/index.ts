import './narrowcasting.graphql.ts';

export { screenDist } from './built-screen.ts';
export { createWallScreen } from './save-wall-screen.ts';
