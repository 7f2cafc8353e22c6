import { pagePoints } from '@foyer/domain/channels/page-point.ts';
import { z } from 'zod';

/** `?point=kiosk` of a call: at which sales point the page sells. A call that names another point is refused. */
export const ofPoint = { point: z.enum(pagePoints).default('website') };
