export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that commands are given with, as it is written on this keyboard. */
export const commandKey = isApple ? '⌘' : 'Ctrl';
