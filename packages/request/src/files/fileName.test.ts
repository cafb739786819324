import { describe, expect, it } from 'vitest'

import { fileNameFromUrl, fileNameOf } from './fileName'

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="report.xlsx"', 'report.xlsx'],
    ['attachment; filename=report.xlsx', 'report.xlsx'],
    ['attachment;filename=report.xlsx;size=10', 'report.xlsx'],
    ['ATTACHMENT; FileName="a.pdf"', 'a.pdf'],
    ['inline; filename="a.pdf"', 'a.pdf'],
    ['filename="a.pdf"', 'a.pdf'],
    ['attachment; filename="a \\"quoted\\"; b.txt"', 'a _quoted_; b.txt'],
    // RFC 6266: filename* before filename, whatever their order.
    ['attachment; filename="fallback.xls"; filename*=UTF-8\'\'%E6%8A%A5%E4%BB%B7.xls', '报价.xls'],
    ["attachment; filename*=utf-8'zh-CN'%E6%8A%A5%E4%BB%B7%20%281%29.xls; filename=x.xls", '报价 (1).xls'],
    ["attachment; filename*=iso-8859-1'en'%A3%20rates.txt", '£ rates.txt'],
    // A broken or unknown filename* falls back.
    ["attachment; filename*=UTF-8''%E6%8A; filename=fallback.xls", 'fallback.xls'],
    ["attachment; filename*=x-none''%C1; filename=fallback.xls", 'fallback.xls'],
    // Other charsets, as older Chinese servers name them.
    ["attachment; filename*=GBK''%B1%A8%BC%DB.xls", '报价.xls'],
    ["attachment; filename*=gb18030''%B1%A8%BC%DB%A3%A81%A3%A9.xls; filename=x.xls", '报价（1）.xls'],
    // As servers of the contract send names: percent-coded, or UTF-8 bytes that are read as Latin-1.
    ['attachment; filename=%E6%8A%A5%E4%BB%B7.xls', '报价.xls'],
    [`attachment; filename="${Buffer.from('报价.xls', 'utf8').toString('latin1')}"`, '报价.xls'],
    // GBK, raw or percent-coded.
    [`attachment; filename="${Buffer.from('b1a8bcdb2e786c73', 'hex').toString('latin1')}"`, '报价.xls'],
    ['attachment; filename=%B1%A8%BC%DB.xls', '报价.xls'],
    // Encoded words, as mail libraries write them.
    ['attachment; filename="=?UTF-8?B?5oql5Lu3Lnhscw==?="', '报价.xls'],
    ['attachment; filename="=?utf-8?Q?=E6=8A=A5?= =?utf-8?Q?=E4=BB=B7_1.xls?="', '报价 1.xls'],
    ['attachment; filename="=?GBK?B?sai82y54bHM=?="', '报价.xls'],
    ['attachment; filename="=?UTF-8?B?***?=.xls"', '=_UTF-8_B_____=.xls'],
    ['attachment; filename="100%.txt"', '100%.txt'],
    ['attachment; filename="100%ab.txt"', '100%ab.txt'],
    ['attachment; filename="naïve été.txt"', 'naïve été.txt'],
    ['attachment; filename="a+b 50% off.txt"', 'a+b 50% off.txt'],
    ['attachment; filename="café.txt"', 'café.txt'],
    // Never a path, never what hides the ending.
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\evil.bat"', 'evil.bat'],
    ["attachment; filename*=UTF-8''..%2F..%2Fevil.sh", 'evil.sh'],
    ['attachment; filename="a\u202Excod.exe"', 'axcod.exe'],
    ['attachment; filename="..."', ''],
    ['attachment; filename="a\r\nb.txt"', 'ab.txt'],
    ['attachment', ''],
    ['', ''],
    [undefined, ''],
  ])('%s is %s', (header, name) => expect(fileNameOf(header)).toBe(name))
})

describe('fileNameFromUrl', () => {
  it.each([
    ['/sys/common/static/temp/a_1.pdf?_t=1', 'a_1.pdf'],
    ['/x/%E6%8A%A5%E4%BB%B7.xls#p', '报价.xls'],
    ['/x/', ''],
  ])('%s is %s', (url, name) => expect(fileNameFromUrl(url)).toBe(name))
})
