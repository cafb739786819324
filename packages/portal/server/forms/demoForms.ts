import { seedForms } from '@lading/server'
import type { SeedForm, ServerModule } from '@lading/server'
import { formAreas, OFFICE } from './areas'
import type { FormArea } from './areas'
import { definitionOf, keyOf } from './definition'
import type { FormText, Word } from './language'

/** What people write by hand where the vocabulary gives no samples: the words of the steps. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  returnReason: ['附件不完整，请补充', '金额与合同不一致', '请说明原因'],
  result: ['已处理完毕并通知相关人员', '已更正数据', '与责任部门确认后关闭'],
  cancelReason: ['重复录入', '客户取消', '数量有误，重新制单'],
  stopReason: ['不再使用', '资料过期', '合并到其他档案'],
  failure: ['对方系统超时', '字段校验未通过', '编号重复'],
}
const RICH = ['<p>请各部门按通知执行，如有疑问联系行政部。</p>', '<p>具体安排见附件。</p>']

const samplesOf = (words: Readonly<Record<string, Word>>, prefix: string) =>
  Object.entries(words).flatMap(([name, { kind, samples }]) =>
    samples.length > 0
      ? [[prefix + name, samples] as const]
      : kind === 'richtext'
        ? [[prefix + name, RICH] as const]
        : [],
  )

/** Personal matters are for who made them, for those who are asked, for management and finance. */
const PERSONAL = ['sales', 'purchasing', 'logistics', 'warehouse', 'quality']

function seedForm({ key, work, read }: FormArea, form: FormText, at: number): SeedForm {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    code: form.code,
    definition: { ...definitionOf(form), menu: { order: at + 1 } },
    group: key,
    work,
    read: key.startsWith('oa') ? [] : read,
    ...(key.startsWith('oa') ? { own: PERSONAL } : {}),
    samples: {
      ...STEPS,
      ...Object.fromEntries([
        ...samplesOf(form.fields, ''),
        ...form.lines.flatMap((line) => samplesOf(line.fields, `${keyOf(form.code)}${capital(line.key)}.`)),
      ]),
    },
  }
}

/** The areas of the trade that are made with the form designer (spec 1 §1): a company changes them on screen. */
export const demoForms: ServerModule = {
  name: 'demo/forms',
  later: async (context, ended) => {
    if (!context.forms) return 0
    const areas = formAreas()
    return seedForms(
      context,
      [
        OFFICE,
        ...areas.map(({ key, zh, en, icon, sortNo, parent }) => ({ key, zh, en, icon, sortNo, parent })),
      ],
      areas.flatMap((area) => area.forms.map((form, at) => seedForm(area, form, at))),
      ended,
    )
  },
}
