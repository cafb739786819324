import { describeAccessibility } from '../../testing/browser/storyAccessibility'

describeAccessibility(import.meta.glob('../**/*.stories.tsx', { eager: true }), {
  // These take long to draw and show nothing to a screen reader that others do not.
  skip: new Set(['HundredThousandRows', 'LongCheck', 'TwoMillionRows']),
  // Titles of columns are data: these stories have them in Chinese only.
  data: new Set(['客户', '订单', '数量', '单价', '备注', '编码', '启用', '明细', '个', '部门', '角色']),
  // The grid is scrolled by the keys of its text field, which stands beside what scrolls and not in it.
  isFault: ({ id }, { html }) => id !== 'scrollable-region-focusable' || !html.includes('lg-scroll'),
})
