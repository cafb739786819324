import { workbook } from '../../workbook'
import type { ContractCase } from '../contractCase'

const imported = async (call: string, headings: string[], ...rows: string[][]): Promise<ContractCase> => ({
  call,
  send: { files: { 'rows.xlsx': await workbook(headings, ...rows) } },
  message: `共${rows.length}行数据全部导入成功！`,
})

/** System records as spreadsheets (contract §5). */
export const exchangeCases: ContractCase[] = [
  await imported('roleImportExcel', ['角色名称', '角色编码'], ['导入一', 'ct_in1'], ['导入二', 'ct_in2']),
  await imported(
    'userImportExcel',
    ['用户账号', '用户姓名', '性别', '角色编码', '部门编码'],
    ['ct_in', '导入', '女', 'ct_in1', 'A01A01'],
  ),
  await imported(
    'dictImportExcel',
    ['字典名称', '字典编码', '名称', '数据值'],
    ['导入', 'ct_in', '甲', '1'],
    ['导入', 'ct_in', '乙', '2'],
  ),
  await imported(
    'departmentImportExcel',
    ['部门名称', '部门编码', '机构类型'],
    ['导入部', 'A01B01', '部门'],
    ['导入组', 'A01B01A01', '岗位'],
  ),
  await imported('positionImportExcel', ['职务编码', '职务名称', '职务级别'], ['CT9', '导入', '中级']),
  await imported('categoryImportExcel', ['分类名称', '分类编码'], ['导入', 'B09']),
  await imported('jobImportExcel', ['任务名称', 'Cron表达式'], ['checkDatabase', '0 0 4 * * ?']),
  ...['job', 'role', 'user', 'dict', 'department', 'position', 'category'].map((name): ContractCase => ({
    call: `${name}ExportXls`,
    send: { query: { column: 'createTime', order: 'desc' } },
  })),
]
