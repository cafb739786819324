import { useMessages } from '@lading/ui/foundation'

const zh = {
  test: '测试连接',
  tables: '选择表',
  tablesOf: '“{name}”开放给报表的表',
  note: '这些表里没有本系统的数据权限：有此数据源权限的人能看到报表选取的全部行。',
  find: '查找表',
  table: '表或视图',
  columns: '列数',
  labelZh: '中文名称',
  labelEn: '英文名称',
  save: '保存',
  cancel: '取消',
  saved: '已保存，共开放{n}个表',
  failed: '读取失败，请重试',
  none: '该账号没有可读取的表',
}
const en: typeof zh = {
  test: 'Test connection',
  tables: 'Choose tables',
  tablesOf: 'Tables of “{name}” for reports',
  note: 'No data rules of this system hold in these tables: whoever has the right of the data source sees all rows that a report takes.',
  find: 'Find a table',
  table: 'Table or view',
  columns: 'Columns',
  labelZh: 'Chinese name',
  labelEn: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved: {n} tables are offered',
  failed: 'Reading failed. Please try again.',
  none: 'The account can read no table',
}

/** Texts of data sources; they come with their page. */
export const useSourceTexts = () => useMessages({ 'zh-CN': zh, 'en-US': en })
