import './narrowcasting.graphql.ts';

export { screenDist } from './built-screen.ts';
