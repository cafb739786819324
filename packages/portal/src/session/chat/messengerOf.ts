/** Which messenger's browser this is, in the names of the providers (contract §6.4). */
export function messengerOf(userAgent: string): string | undefined {
  if (/wxwork/i.test(userAgent)) return 'wechat_enterprise'
  return /dingtalk/i.test(userAgent) ? 'dingtalk' : undefined
}
