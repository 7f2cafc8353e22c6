/** 'client user' as it stands in the keys of texts: 'client-user'. */
export const typeKey = (value: string) => value.replaceAll(' ', '-');
