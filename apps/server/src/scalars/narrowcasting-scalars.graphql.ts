import { wallLayouts, wallOrientations } from '@foyer/domain/narrowcasting/wall-layouts.ts';
import { unionScalar } from '../platform/graphql/union-scalar.ts';

export const WallLayoutScalar = unionScalar('WallLayout', wallLayouts);
export const WallOrientationScalar = unionScalar('WallOrientation', wallOrientations);
