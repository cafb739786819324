import type { DialogMessages } from './zh-CN'

/** Texts of the dialogs, in English. */
export const enUS: DialogMessages = {
  fullscreen: 'Full screen',
  detail: 'Details',
  close: 'Close',
  ok: 'OK',
  cancel: 'Cancel',
  loadFailed: 'The record could not be loaded',
  changePassword: 'Change password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  enterOldPassword: 'Enter your current password.',
  enterNewPassword: 'Enter a new password.',
  enterConfirmPassword: 'Enter the new password once more.',
  passwordsDiffer: 'The two passwords are not the same.',
  noUser: 'Nobody is signed in.',
  passwordChanged: 'Your password was changed.',
}
