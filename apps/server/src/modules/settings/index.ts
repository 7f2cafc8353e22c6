export { findSecret } from './find-secret.ts';
export { findSetting, readSettingColumn } from './find-setting.ts';
export { saveSetting } from './save-setting.ts';
export { findNextSettingStart, settingColumn } from './setting.repository.ts';
export { offerSettingCheck } from './setting-checks.ts';
