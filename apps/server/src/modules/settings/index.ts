export { findSetting, readSettingColumn, settingColumn } from './find-setting.ts';
