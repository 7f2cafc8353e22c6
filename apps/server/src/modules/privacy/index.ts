export { addErasedKeys, completeErasedKeys, erasedKeysFile, eraseListedKeys } from './erased-keys-list.ts';
