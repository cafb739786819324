/** The colours antd has ready for tags. */
export const TAG_COLORS = [
  'blue',
  'purple',
  'cyan',
  'green',
  'magenta',
  'pink',
  'red',
  'orange',
  'yellow',
  'volcano',
  'geekblue',
  'lime',
  'gold',
] as const

/** The shade of a colour, 1 to 10, that a tag's text takes. antd's own, the seventh, misses AA on the tint below it. */
export const TAG_TEXT_SHADE = 9

/** Text of coloured tags that can be read, wherever one stands: antd has no token for it. */
export const legibleTagsCss = TAG_COLORS.map(
  (color) =>
    `.ant-tag.ant-tag.ant-tag-${color}:not(.ant-tag-solid):not(.ant-tag-disabled) { color: var(--ant-${color}-${TAG_TEXT_SHADE}); }`,
).join('\n')
