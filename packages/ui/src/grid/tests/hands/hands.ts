import { choosing } from './choosing'
import { editing } from './editing'
import { filling } from './filling'
import type { Hand } from './hand'
import { moving } from './moving'
import { pointing } from './pointing'
import { reserved } from './reserved'

/** The table of hands: every key and gesture of an editable sheet, by section. */
export const sections: readonly { title: Readonly<Record<'en' | 'zh', string>>; hands: readonly Hand[] }[] = [
  { title: { en: 'Moving', zh: '移动' }, hands: moving },
  { title: { en: 'Choosing', zh: '选择' }, hands: choosing },
  { title: { en: 'Editing', zh: '编辑' }, hands: editing },
  { title: { en: 'Copying, filling, finding', zh: '复制、填充、查找' }, hands: filling },
  { title: { en: 'Mouse', zh: '鼠标' }, hands: pointing },
  { title: { en: 'Keys the browser keeps', zh: '浏览器保留的按键' }, hands: reserved },
]

export const hands: readonly Hand[] = sections.flatMap((section) => section.hands)
