import md5 from 'crypto-js/md5.js'

/**
 * MD5 of a text (UTF-8) as 32 upper-case hexadecimal digits. The wire contract asks for MD5 (contract §2.1);
 * this file is the only place that knows which library computes it.
 */
export function md5Upper(text: string): string {
  return md5(text).toString().toUpperCase()
}
