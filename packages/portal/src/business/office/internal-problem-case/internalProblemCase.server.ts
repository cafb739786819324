import { defineResource, seedRows } from '@lading/server'
import { internalProblemCase } from './internalProblemCase.entity'
import { internalProblemCaseMigrations } from './internalProblemCase.migrations'

/** 内部问题案例: calls below `/office/internalProblemCase`. */
export const internalProblemCaseServer = defineResource(internalProblemCase, {
  migrations: internalProblemCaseMigrations,
  // Believable rows for the demo; never in production.
  seed: (context) =>
    seedRows(internalProblemCase, context, {
      rows: 24,
      scaled: false,
      values: {
        caseTitle: (random) =>
          random.pick([
            '扫码枪无法连接仓库网络',
            '报价单导出列顺序错误',
            '洋山仓签收单重复打印',
            '客户主数据税号缺失',
            'ERP 同步夜间超时',
          ]),
        description: (random) =>
          random.pick(['早班开始后出现，影响出库。', '客户指出后发现，已暂时人工处理。', '每周一重复出现。']),
        solution: (random) =>
          random.pick(['更换接入点并固定信道', '修正导出模板并复核', '补录资料并增加校验']),
        overtime: () => 'N',
        solved: () => 'N',
      },
    }),
})
