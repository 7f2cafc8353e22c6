export { findSetting, readSettingColumn } from './find-setting.ts';
export { settingColumn } from './setting.repository.ts';
