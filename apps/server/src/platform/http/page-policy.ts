/** What a page may do beyond showing itself; everything that is not said is not allowed. */
export interface PagePolicy {
  /** Its styles made by script carry the answer's nonce. */
  styleNonce?: boolean;
  /** Sources for the styles inside its HTML: their hashes. */
  styleSources?: readonly string[];
  /** It shows HTML with style attributes, such as a mail in a frame without rights. */
  styleAttributes?: boolean;
  /** Other origins whose scripts it runs. */
  scripts?: readonly string[];
  /** It runs WebAssembly. */
  wasm?: boolean;
  /** Other origins that its script may call. */
  connect?: readonly string[];
  /** It asks for the camera. */
  camera?: boolean;
  /** Sites besides its own that may frame it; without it none may, not even its own. */
  frameAncestors?: readonly string[];
}

/**
 * The Content-Security-Policy of a page: scripts from here and the origins named only, none inline; styles from here, those
 * inside the page by their hashes and, with a nonce, those that its own script makes.
 */
export function contentSecurityPolicy(policy: PagePolicy, nonce: string): string {
  const { frameAncestors, scripts = [], connect = [], styleSources = [] } = policy;
  const nonces = policy.styleNonce ? [`'nonce-${nonce}'`] : [];
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...(policy.wasm ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' '),
    ["style-src 'self'", ...styleSources, ...nonces].join(' '),
    ...(policy.styleAttributes ? ["style-src-attr 'unsafe-inline'"] : []),
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors ? ["'self'", ...frameAncestors].join(' ') : "'none'"}`,
  ];
  return directives.join('; ');
}

/** For an answer that is no page: opened as one it can run nothing. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The Permissions-Policy: the camera for the gate, nothing else. */
export function permissionsPolicy({ camera }: PagePolicy): string {
  return [`camera=(${camera ? 'self' : ''})`, ...refusedFeatures.map((feature) => `${feature}=()`)].join(
    ', ',
  );
}
