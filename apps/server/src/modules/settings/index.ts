export { findSecret } from './find-secret.ts';
export { findSetting, readSettingColumn } from './find-setting.ts';
export { settingColumn } from './setting.repository.ts';
