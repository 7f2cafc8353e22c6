import type {
  EditWallScreenQuery,
  WallScreenFieldsFragment,
  WallScreenInput,
} from '../../generated/operations.ts';
import { emptyWallScreen } from '../../generated/wall-screen-fields.ts';

export type EditedWallScreen = EditWallScreenQuery['wallScreen'];

/** The fields of a screen; '' = no location or sales page. A type, so that a form can index it. */
export type WallScreenForm = Omit<WallScreenFieldsFragment, 'locationId' | 'channelId'> & {
  locationId: string;
  channelId: string;
};

export function newWallScreen(
  layout: WallScreenForm['layout'],
  languages: WallScreenForm['languages'],
): WallScreenForm {
  return { ...emptyWallScreen, name: '', languages, layout, locationId: '', channelId: '' };
}

export function wallScreenFormOf(screen: WallScreenFieldsFragment): WallScreenForm {
  return { ...screen, locationId: screen.locationId ?? '', channelId: screen.channelId ?? '' };
}

export function wallScreenInputOf(form: WallScreenForm): WallScreenInput {
  return { ...form, locationId: form.locationId || null, channelId: form.channelId || null };
}
