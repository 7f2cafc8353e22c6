import type { PersonData } from '../person-data/index.ts';
import { countViewsAbout, deleteViewsAbout } from './person-view.repository.ts';

/** A search for a person that was saved as a view of a list. */
export const viewPersonData: PersonData = {
  name: 'saved-views',
  columns: ['saved_view.name', 'saved_view.parameters'],
  find: async (_app, scope, { strings }) => [await countViewsAbout(scope, strings)],
  read: async () => ({}),
  erase: (_app, scope, { strings }) => deleteViewsAbout(scope, strings),
};
