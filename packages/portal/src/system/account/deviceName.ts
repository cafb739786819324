const BROWSERS: [RegExp, string][] = [
  [/wxwork/i, 'WeCom'],
  [/dingtalk/i, 'DingTalk'],
  [/edg\//i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/firefox\//i, 'Firefox'],
  [/chrome\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/android/i, 'Android'],
  [/iphone|ipad/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux/i, 'Linux'],
]

const named = (list: [RegExp, string][], agent: string) => list.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system of a user agent, as far as people know them by name: `Chrome · Windows`; else nothing. */
export function deviceName(userAgent: string): string {
  return [named(BROWSERS, userAgent), named(SYSTEMS, userAgent)].filter(Boolean).join(' · ')
}
