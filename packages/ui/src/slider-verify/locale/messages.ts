import type { MessageSet } from '../../foundation/locale/useMessages'

const zhCN = {
  drag: '请按住滑块拖动',
  verified: '验证通过',
  name: '滑动验证',
  checking: '验证中…',
  failed: '验证失败，请重试',
}

/** Texts of the slider verification. */
export const sliderMessages: MessageSet<typeof zhCN> = {
  'zh-CN': zhCN,
  'en-US': {
    drag: 'Drag the slider to the end',
    verified: 'Verified',
    name: 'Slider verification',
    checking: 'Checking…',
    failed: 'Verification failed, please try again',
  },
}
