/** As JSON in which nothing ends the element or begins a comment. */
export const insideScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
