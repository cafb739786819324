import { expect, it } from 'vitest'
import { htmlOfText, textOfHtml } from './richText'

it.each<[string, string]>([
  ['<p>甲<strong>乙</strong></p><p>丙</p>', '甲乙\n丙'],
  ['<ul><li>一</li><li>二</li></ul>', '一\n二'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<p>1 &lt; 2 &amp;&nbsp;&#20013;&#x6587;&unknown;</p>', '1 < 2 & 中文&unknown;'],
  ['&#0;&#99999999;', '&#0;&#99999999;'],
  ['', ''],
])('reads what %j says', (html, text) => expect(textOfHtml(html)).toBe(text))

it('makes paragraphs of lines, and nothing of what looks like markup', () => {
  const text = '<img src=x onerror=alert(1)>\r\n第二行 & 尾'
  expect(htmlOfText(text)).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p><p>第二行 &amp; 尾</p>')
  expect(textOfHtml(htmlOfText(text))).toBe('<img src=x onerror=alert(1)>\n第二行 & 尾')
  expect(htmlOfText('  ')).toBe('')
})
