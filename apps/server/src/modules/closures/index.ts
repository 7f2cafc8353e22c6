/** Staff come by GraphQL, visitors by REST; the demonstration museum has a closure behind it. */
export { closeTimeslots } from './close-timeslots.ts';
export { getClosure } from './closure.repository.ts';
export { previewClosure } from './preview-closure.ts';
