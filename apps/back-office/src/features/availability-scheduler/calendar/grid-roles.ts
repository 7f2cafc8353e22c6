// A table keeps its rows and headers for screen readers; the pattern of a grid makes it one tab stop.
export const gridRole = { role: 'grid' };
export const manyGridRole = { role: 'grid', 'aria-multiselectable': true };
export const gridcell = { role: 'gridcell' };
