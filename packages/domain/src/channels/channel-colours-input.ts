import { z } from 'zod';

const colour = z.string('colour-invalid').regex(/^#[0-9a-fA-F]{6}$/, 'colour-invalid');

/** Three colours as `#RRGGBB`. */
export const channelColoursInput = z.object({ brand: colour, ink: colour, paper: colour }, 'input-invalid');
