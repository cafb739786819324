/** Texts of the controls of fields, Chinese. */
export const zhCN = {
  enterText: (label: string) => `请输入${label}`,
  chooseText: (label: string) => `请选择${label}`,
  openRecord: (label: string) => `查看${label}`,
}

/** Every text of the controls of fields. */
export type KindMessages = typeof zhCN
