import { controlNames } from '../edit-page/place-refusals.ts';

/** The languages of a description are those of the client: the form says in words what is refused of them. */
export const pictureTextControlOf = controlNames({ texts: 'main', 'texts.*.language': 'main' });
