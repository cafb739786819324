import { describe, expect, it } from 'vitest'
import { describeCron, readWeekdays } from './index'

describe('describeCron', () => {
  it.each([
    ['* * * * * ?', '每天 每秒', 'every day, every second'],
    ['0 0 9 ? * MON-FRI', '每周一到周五 09:00:00', 'on Monday to Friday, at 09:00:00'],
    ['0 15 10 * * ?', '每天 10:15:00', 'every day, at 10:15:00'],
    ['0 0 9,18 1 * ?', '每月1日 09:00:00、18:00:00', 'on the 1st of every month, at 09:00:00 and 18:00:00'],
    [
      '0 0/5 14 * * ?',
      '每天 14点的从0分起每隔5分钟的0秒',
      'every day, second 0, every 5 minutes from minute 0, hour 14',
    ],
    ['0 0 0 LW * ?', '每月最后一个工作日 00:00:00', 'on the last working day of the month, at 00:00:00'],
    ['0 0 0 L-3 * ?', '每月月末前3天 00:00:00', 'on 3 days before the last day of the month, at 00:00:00'],
    [
      '0 0 9 15W * ?',
      '每月离15日最近的工作日 09:00:00',
      'on the working day nearest to the 15th of every month, at 09:00:00',
    ],
    ['0 0 9 ? * FRI#2', '每月第2个周五 09:00:00', 'on the second Friday of the month, at 09:00:00'],
    ['0 0 9 ? * FRIL', '每月最后一个周五 09:00:00', 'on the last Friday of the month, at 09:00:00'],
    ['0 0 0 1 1 ? 2027', '2027年1月的1日 00:00:00', 'on the 1st, in January, in 2027, at 00:00:00'],
    ['0 0 0 22 3-5 ?', '每年3月到5月的22日 00:00:00', 'on the 22nd, in March to May, at 00:00:00'],
  ])('%s', (expression, zh, en) => {
    expect(describeCron(expression, 'zh-CN')).toBe(zh)
    expect(describeCron(expression, 'en-US')).toBe(en)
  })
})

describe('readWeekdays', () => {
  it('says which day a number was read as', () => {
    expect(readWeekdays('0 0 9 ? * 1')).toBe('MON')
    expect(readWeekdays('0 0 9 ? * 1', { weekdays: 'quartz' })).toBe('SUN')
    expect(readWeekdays('0 0 9 ? * 0,7,6')).toBe('SUN,SUN,SAT')
    expect(readWeekdays('0 0 9 1 * ?')).toBe('')
  })
})
