import './dashboard.graphql.ts';

export { readDashboard } from './read-dashboard.ts';
