export { listEvents } from './event.repository.ts';
