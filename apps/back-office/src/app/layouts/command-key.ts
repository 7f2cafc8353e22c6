/** The key that commands are given with, as it is written on this keyboard. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
