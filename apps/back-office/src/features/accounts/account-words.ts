/** 'client user' as the keys of texts have it: 'client-user'. */
export const wordKey = (value: string) => value.replaceAll(' ', '-');
