/** 'client user' as the keys of texts have it: 'client-user'. */
export const typeKey = (value: string) => value.replaceAll(' ', '-');
