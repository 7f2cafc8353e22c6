export { addErasedKeys, erasedKeysFile, eraseListedKeys } from './erased-keys-list.ts';
