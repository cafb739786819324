/** Texts of the system pages. */
export const systemZh = {
  analysis: {
    greeting: { morning: '早上好', noon: '中午好', afternoon: '下午好', evening: '晚上好' },
    hello: '{{greeting}}，{{name}}',
    department: '当前部门：{{name}}',
    total: '总访问量',
    today: '今日访问量',
    addresses: '今日访问 IP 数',
    week: '近七日访问',
    visits: '访问次数',
    ips: 'IP 数',
    date: '日期',
    shortcuts: '常用功能',
    failed: '统计数据加载失败',
    noVisits: '暂无访问数据',
  },
}
