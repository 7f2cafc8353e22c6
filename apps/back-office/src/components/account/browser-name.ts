const browsers = [
  { name: 'Edge', sign: /Edg\/(\d+)?/ },
  { name: 'Opera', sign: /OPR\/(\d+)?/ },
  { name: 'Firefox', sign: /(?:Firefox|FxiOS)\/(\d+)?/ },
  { name: 'Chrome', sign: /(?:Chrome|CriOS)\/(\d+)?/ },
  { name: 'Safari', sign: /Version\/(\d+)\S* (?:Mobile\/\S+ |Mobile )?Safari\/|Safari\// },
];

const systems = [
  { name: 'iPhone', sign: /iPhone/ },
  { name: 'iPad', sign: /iPad/ },
  { name: 'Android', sign: /Android/ },
  { name: 'Windows', sign: /Windows/ },
  { name: 'Mac', sign: /Macintosh/ },
  { name: 'Linux', sign: /Linux/ },
];

/** 'Chrome 140, Windows' of a user agent; empty where it names neither. */
export function browserName(userAgent: string): string {
  const browser = browsers.find(({ sign }) => sign.test(userAgent));
  const version = browser?.sign.exec(userAgent)?.[1];
  const system = systems.find(({ sign }) => sign.test(userAgent))?.name;
  return [[browser?.name, version].filter(Boolean).join(' '), system].filter(Boolean).join(', ');
}
