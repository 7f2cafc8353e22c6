/** 'client user' as it stands in the keys of texts: 'client-user'. */
export const wordKey = (value: string) => value.replaceAll(' ', '-');
