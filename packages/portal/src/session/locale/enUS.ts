import type { Translated } from '@/app/i18n/messages'
import type { sessionZh } from './zhCN'

/** English texts of login, session and account. */
export const sessionEn: Translated<typeof sessionZh> = {
  login: {
    title: 'Sign in',
    username: 'User name',
    password: 'Password',
    captcha: 'Verification code',
    usernameRequired: 'Please enter your user name',
    passwordRequired: 'Please enter your password',
    captchaRequired: 'Please enter the verification code',
    remember: 'Keep me signed in',
    submit: 'Sign in',
    captchaHint: 'Not readable? Click for another one',
    captchaFailed: 'The code could not be loaded: click to retry',
    failed: 'Login Failed',
    welcome: 'Welcome back, {{name}}',
    noDepartment: 'You belong to no department yet: ask the administrator',
  },
  expired: {
    title: 'Login Expired',
    text: 'Sorry, login has expired, please log in again',
    detail: 'What you entered on this page is kept. Log in again and go on.',
    relogin: 're-login',
    leave: 'To the login page',
    otherUser: 'Another user has logged in: the page is loaded anew',
  },
  logout: {
    action: 'Log out',
    title: 'Log out',
    confirm: 'Do you really want to log out?',
  },
  department: {
    title: 'Switch department',
    hint: 'You belong to several departments: choose the one you act for',
    current: 'Current department',
    required: 'Please choose a department',
    done: 'Department switched',
    empty: 'There is no department to switch to',
  },
  password: {
    ended: 'Please log in again',
    loginAgain: 'Every session of this account has ended. Please log in with the new password.',
    toLogin: 'Log in',
  },
}
