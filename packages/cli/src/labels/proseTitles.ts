import { singular } from '../infer/ruleParts'

/** What a document is called at its end, in Chinese and English. */
const DOCUMENT =
  /([\p{Script=Han}]{1,10}?(?:申请单|申请表|报修单|通知单|记录表|登记表|台账|合同|订单|单据|单|表|申请|记录|需求))(?![\p{Script=Han}]{0,2}(?:号|据))/u
const FILLER =
  /^.*?(?:帮忙|(?<!申)请|麻烦|需要|我们|新增|新建|新的|增加|建立|建|做|加|要|是)+(?:一?[个张份种])?|^[一这该][个张份种]/u

/** What is asked for, up to the thing itself: `按下面的表头做一个`. */
const ASKED = /^.*(?:做|建|加|增|设|开发|设计|弄|搞)(?:出|立)?一?[个张份种]/u

/** Words before a list that do not name what the list is of. */
export function isGeneric(title: string): boolean {
  return (
    /字段|如下|以下|包括|包含|列表|表头$|下面|内容|需要|这些|下列|大概|麻烦|帮忙|^请/.test(title) ||
    /\b(fields?|columns?|following|follows|as below|needs?|include[sd]?|headers?|attributes?)\b/i.test(
      title,
    ) ||
    /^(we|i|they|you|please|it)\b/i.test(title) ||
    title.split(/\s+/).length > 7
  )
}

/** Is it the heading of lines and not of an entity? */
export function isLineTitle(title: string): boolean {
  return /^(the\s+)?((line|detail|order|item)\s+)?(lines?|line items?|items?|details?|rows?)(\s+\w+)?$|^(明细|子表|表体|分录|行|明细行|行项目|商品明细|物料明细|[\p{Script=Han}]{0,6}明细[\p{Script=Han}]{0,4})$/iu.test(
    title.trim(),
  )
}

/** The document a text speaks of, e.g. `设备报修单` of "请帮忙做一个设备报修单"; undefined when it names none. */
export function documentTitle(text: string): string | undefined {
  for (const sentence of text.slice(-4000).split(/[\n,，。;；:：!！]/)) {
    if (sentence.length > 80) continue
    const found = DOCUMENT.exec(sentence.replace(ASKED, '').replace(FILLER, ''))?.[1]
    if (found && found.length >= 2 && !/^(字段|单|表|需求)/.test(found)) return found
  }
  const english =
    /\b(?:an?|the|new)\s+([a-z][a-z -]{2,30}?)\s+(?:page|form|screen|document|table|module)\b/i.exec(
      text.slice(-4000),
    )
  // `a page for container demurrage disputes`
  const what =
    /\b(?:page|form|screen|list|table|module)s?\s+(?:for|of|to (?:record|track|manage|log))\s+(?:the\s+|our\s+|all\s+)?([a-z][a-z -]{2,40}?)\s*(?=[?.,;:!\n]|$)/i.exec(
      text.slice(-4000),
    )
  return english?.[1]?.replace(/^new\s+/i, '') ?? (what ? ofOne(what[1]!) : undefined)
}

/** `container demurrage disputes` → `container demurrage dispute`. */
const ofOne = (text: string): string => text.trim().replace(/\S+$/, singular)
