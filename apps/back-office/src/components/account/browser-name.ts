const browsers = [
  { name: 'Edge', sign: /Edg\// },
  { name: 'Opera', sign: /OPR\// },
  { name: 'Firefox', sign: /Firefox\/|FxiOS\// },
  { name: 'Chrome', sign: /Chrome\/|CriOS\// },
  { name: 'Safari', sign: /Safari\// },
];

const systems = [
  { name: 'iPhone', sign: /iPhone/ },
  { name: 'iPad', sign: /iPad/ },
  { name: 'Android', sign: /Android/ },
  { name: 'Windows', sign: /Windows/ },
  { name: 'Mac', sign: /Macintosh/ },
  { name: 'Linux', sign: /Linux/ },
];

/** 'Chrome, Windows' of a user agent; empty where it names neither. */
export function browserName(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(({ sign }) => sign.test(userAgent))?.name);
  return named.filter(Boolean).join(', ');
}
