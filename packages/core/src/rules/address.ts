import { lengthOf } from './value'

const ASCII_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
/** A label of an international name: letters and digits of any script. */
const ANY_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/i
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

function isIpv4(labels: string[]): boolean {
  return labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && Number(label) <= 255)
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return IPV6.test(host) && host.includes(':')
  if (lengthOf(host) > 253) return false
  const labels = host.split('.')
  if (/^\d+$/.test(labels.at(-1) ?? '')) return isIpv4(labels)
  return labels.every((label) => ANY_LABEL.test(label))
}

/**
 * Whether the text is an absolute address with a host. Names without a dot (intranet) and international names
 * are addresses; credentials, blanks and brackets in it are not.
 *
 * @param schemes lower case, without colon
 */
export function isUrl(text: string, schemes: readonly string[] = ['http', 'https', 'ftp', 'ftps']): boolean {
  if (text.length > 4096 || /[\s<>"\\\p{Cc}]/u.test(text)) return false
  const match = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]+)/i.exec(text)
  if (!match || !schemes.includes(match[1]!.toLowerCase())) return false
  const authority = match[2]!
  if (authority.includes('@')) return false
  const port = /:(\d{1,5})$/.exec(authority)
  if (port && (Number(port[1]) < 1 || Number(port[1]) > 65_535)) return false
  return isHost(port ? authority.slice(0, port.index) : authority)
}

/** Whether the text is an e-mail address: an ASCII local part at a domain with a dot. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > 64 || text.length > 254) return false
  if (!LOCAL_PART.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  if (labels.length < 2 || !labels.every((label) => ASCII_LABEL.test(label))) return false
  return /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(labels.at(-1)!)
}
