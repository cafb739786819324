/** Texts of the dialogs, in Chinese. Quoted ones are kept to the letter (spec 2 §2, §5). */
export const zhCN = {
  fullscreen: '全屏',
  detail: '詳細信息',
  close: '关闭',
  ok: '确定',
  cancel: '取消',
  loadFailed: '数据加载失败',
  changePassword: '修改密码',
  oldPassword: '旧密码',
  newPassword: '新密码',
  confirmPassword: '确认新密码',
  enterOldPassword: '请输入旧密码!',
  enterNewPassword: '请输入新密码!',
  enterConfirmPassword: '请确认新密码!',
  passwordsDiffer: '两次输入的密码不一样！',
  noUser: '当前系统无登录用户!',
  passwordChanged: '密码修改成功',
}

/** What every language has to say. */
export type DialogMessages = typeof zhCN
