export { findSetting } from './find-setting.ts';
