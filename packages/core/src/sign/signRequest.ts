import { md5Upper } from './hash'
import { signedText } from './signedText'
import type { SignedParams, SignedTextOptions } from './signedText'

/** Header that carries the signature. */
export const SIGN_HEADER = 'X-Sign'

/** Header that carries the time of signing. */
export const TIMESTAMP_HEADER = 'X-TIMESTAMP'

/** Answer to a missing or wrong signature (contract §2.2). */
export const SIGN_FAILED = 'Sign签名校验失败！'

/**
 * Calls whose signature the server checks by default, as paths below the API base; `*` is one path segment
 * (contract §2.2).
 */
export const SIGNED_PATHS: readonly string[] = [
  '/sys/dict/getDictItems/*',
  '/sys/dict/loadDict/*',
  '/sys/dict/loadDictOrderByValue/*',
  '/sys/dict/loadDictItem/*',
  '/sys/dict/loadTreeData',
  '/sys/api/queryTableDictItemsByCode',
  '/sys/api/queryFilterTableDictInfo',
  '/sys/api/queryTableDictByKeys',
  '/sys/api/translateDictFromTable',
  '/sys/api/translateDictFromTableByKeys',
]

/** Whether the path (without query) is one of the patterns; `*` stands for one segment. */
export function isSignedPath(path: string, patterns: readonly string[] = SIGNED_PATHS): boolean {
  const segments = path.split('/')
  return patterns.some((pattern) => {
    const parts = pattern.split('/')
    return (
      parts.length === segments.length &&
      parts.every((part, at) => (part === '*' ? segments[at] !== '' : part === segments[at]))
    )
  })
}

/**
 * The value of `X-Sign`: upper-case MD5 of the signed text and the secret. Give the parameters as they will
 * travel: without `null`, `undefined` and empty arrays in a query string (contract §2.4).
 */
export function signRequest(
  url: string,
  params: SignedParams | null | undefined,
  secret: string,
  options?: SignedTextOptions,
): string {
  return md5Upper(signedText(url, params, options) + secret)
}

/** Compares two texts in a time that depends on their lengths only. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    difference |= (a.charCodeAt(at) || 0) ^ (b.charCodeAt(at) || 0)
  }
  return difference === 0
}

/** What a server got. `params` is the JSON body of calls other than GET. */
export interface SignedCall {
  url: string
  params?: SignedParams | null
  sign: string | undefined
  secret: string
}

/** `normalised`: every scalar as a text; `literal`: as received; `booleans`: query texts read as booleans. */
export type SignatureForm = 'normalised' | 'literal' | 'booleans'

/**
 * Checks `X-Sign` and says in which form it matched, or `undefined` when it does not (contract §2.2 and §2.4).
 * Public clients differ in how they sign booleans, nulls and encoded query values; each form is a full match of
 * the whole call, so accepting several weakens nothing.
 *
 * @param equal comparison of signatures; a server passes its own constant-time one. @default sameText
 * @param md5 upper-case MD5 of a text; a server passes its own, which takes no time for large bodies. @default md5Upper
 */
export function verifySignature(
  call: SignedCall,
  equal = sameText,
  md5 = md5Upper,
): SignatureForm | undefined {
  if (!call.sign) return undefined
  const forms: [SignatureForm, SignedTextOptions][] = [
    ['normalised', { booleans: 'text' }],
    ['literal', { booleans: 'literal' }],
    ['booleans', { booleans: 'literal', readBooleans: true }],
  ]
  const tried = new Set<string>()
  for (const query of ['decoded', 'raw'] as const) {
    for (const dropEmpty of [true, false]) {
      for (const [form, options] of forms) {
        const text = signedText(call.url, call.params, { ...options, query, dropEmpty })
        if (tried.has(text)) continue
        tried.add(text)
        if (equal(md5(text + call.secret), call.sign)) return form
      }
    }
  }
  return undefined
}
