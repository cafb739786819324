import type { LoginResult } from '@lading/core/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { localStore, SEVEN_DAYS, STORAGE_KEY, tabStore } from '@/platform/storage'
import { storeDictionaries } from '@/platform/dictCache'
import type { DictCache } from '@/platform/dictCache'
import type { DraftOwner } from '@/platform/drafts'

/** What is known of the logged-in user (spec 1 §3). */
export type UserInfo = Pick<
  LoginResult['userInfo'],
  'id' | 'username' | 'realname' | 'avatar' | 'orgCode' | 'orgId' | 'orgCodeTxt' | 'mustChangePassword'
>

/** What the session takes from a login (contract §6.2). */
export interface NewSession extends Pick<LoginResult, 'token' | 'multi_depart'> {
  userInfo: UserInfo
  tenantList?: { id: number }[]
  /** The tenant that was chosen. @default the first of the list */
  tenantId?: number
  sysAllDictItems?: DictCache
  dictVersion?: string
}

/** The session of this browser. */
export interface Session {
  /** Absent: nobody is logged in. */
  token?: string
  user?: UserInfo
  /** 0 without a tenant (spec 1 §7). */
  tenantId: number
  /** The user has several departments and has not said which one to act for (spec 1 §4). */
  mustChooseDepartment: boolean
  /** The browser is about to load a page anew: nothing else may lead anywhere, nothing is shown any more. */
  leaving?: boolean
}

function restore(): Session {
  return {
    token: localStore.get<string>(STORAGE_KEY.token),
    user: localStore.get<UserInfo>(STORAGE_KEY.userInfo),
    tenantId: localStore.get<number>(STORAGE_KEY.tenantId) ?? 0,
    mustChooseDepartment: localStore.get<boolean>(STORAGE_KEY.chooseDepartment) === true,
  }
}

/** Outside of React: the request layer reads token and tenant from here. */
export const sessionStore = createStore<Session>(restore)

/** Reads a part of the session. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(sessionStore, select)
}

/** Whose drafts are kept now; without a user nobody's. */
export function draftOwner(): DraftOwner {
  const { user, tenantId } = sessionStore.getState()
  return { userId: user?.id ?? '', tenantId }
}

/** Takes a successful login over: token, user and dictionaries live for 7 days (spec 1 §4). */
export function signIn(result: NewSession): void {
  const tenantId = Number(result.tenantId ?? result.tenantList?.[0]?.id ?? 0)
  const mustChooseDepartment = result.multi_depart === 2
  localStore.set(STORAGE_KEY.username, result.userInfo.username, SEVEN_DAYS)
  localStore.set(STORAGE_KEY.userInfo, result.userInfo, SEVEN_DAYS)
  localStore.set(STORAGE_KEY.tenantId, tenantId, SEVEN_DAYS)
  // A reload must not pass the choice by.
  if (mustChooseDepartment) localStore.set(STORAGE_KEY.chooseDepartment, true, SEVEN_DAYS)
  else localStore.remove(STORAGE_KEY.chooseDepartment)
  if (result.sysAllDictItems) storeDictionaries(result.sysAllDictItems, result.dictVersion)
  // Last: other tabs read the whole session as soon as they see another token.
  localStore.set(STORAGE_KEY.token, result.token, SEVEN_DAYS)
  sessionStore.setState({
    token: result.token,
    user: result.userInfo,
    tenantId,
    mustChooseDepartment,
  })
}

/** New user data, e.g. after the current department was switched. */
export function updateUser(user: UserInfo): void {
  localStore.remove(STORAGE_KEY.chooseDepartment)
  localStore.set(STORAGE_KEY.userInfo, user, SEVEN_DAYS)
  sessionStore.setState({ user, mustChooseDepartment: false })
}

/** Forgets the session in this browser. The server is told by `logout`. */
export function signOut(): void {
  for (const key of [
    'token',
    'username',
    'userInfo',
    'tenantId',
    'chooseDepartment',
    'dictionaries',
    'dictVersion',
  ] as const) {
    localStore.remove(STORAGE_KEY[key])
  }
  // The next session in this tab is somebody's own.
  tabStore.remove(STORAGE_KEY.viewedRole)
  sessionStore.setState(NOBODY)
}

/** Nobody is logged in. */
const NOBODY: Session = { token: undefined, user: undefined, tenantId: 0, mustChooseDepartment: false }

const WATCHED: readonly string[] = [STORAGE_KEY.token, STORAGE_KEY.userInfo]

/** Who is told of what happened to the session in another browser tab. */
export interface OtherTabs {
  /** Everything on the page belongs to somebody else now: another user has logged in, or into another tenant. */
  onOtherUser: () => void
  /** The same user has logged in again; told before the session changes. */
  onRenewed: (from: string | undefined, to: string) => void
  /**
   * The user has logged out there. Answers whether this page stays as it is, because something unsaved is on it: the
   * session is then kept for a new login of the same user, though the server refuses its token.
   */
  onLoggedOut: () => boolean
  /** Something on this page is not saved: it stays in the tenant it was entered in. */
  hasUnsaved: () => boolean
}

/**
 * Follows logins and logouts of other browser tabs, so that no tab goes on acting for the former user, and none loses
 * what was entered in it.
 *
 * @returns ends the watch
 */
export function watchOtherTabs(watcher: OtherTabs): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== null && !WATCHED.includes(event.key)) return
    const before = sessionStore.getState()
    const next = restore()
    const sameUser = before.user !== undefined && before.user.id === next.user?.id
    if (next.token === before.token) {
      // The department was chosen there.
      if (sameUser) sessionStore.setState({ ...next, tenantId: before.tenantId })
      return
    }
    if (!next.token) {
      if (!watcher.onLoggedOut()) sessionStore.setState(NOBODY)
      return
    }
    const otherTenant = before.tenantId !== next.tenantId
    if (before.user && (!sameUser || (otherTenant && !watcher.hasUnsaved()))) {
      sessionStore.setState({ ...next, leaving: true })
      watcher.onOtherUser()
      return
    }
    if (sameUser) watcher.onRenewed(before.token, next.token)
    sessionStore.setState(sameUser ? { ...next, tenantId: before.tenantId } : next)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
