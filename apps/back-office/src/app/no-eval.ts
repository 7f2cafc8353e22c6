/**
 * The validation library would try whether it may make functions of text, which the page's policy forbids and
 * reports. This is switched off before it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
