/** Texts of the area selector, in Chinese. */
export const zhCN = {
  retired: (name: string) => `${name}（已撤销）`,
}

/** What every language has to say. */
export type AreaMessages = typeof zhCN
