import { DepartmentSwitchModal } from '@lading/ui/dialogs'
import type { ReactNode } from 'react'
import { asSourceError } from '@/platform/dataSource'
import { queryClient } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { sessionStore, updateUser } from '../sessionStore'

/** Props of `DepartmentModal`. */
export interface DepartmentModalProps {
  open: boolean
  /** A department must be chosen: the dialog cannot be left without one (spec 1 §4). */
  required: boolean
  onClose: () => void
  /** The way out where none can be chosen. */
  onLogout: () => void
}

/** 部门切换: chooses the department the user acts for. */
export function DepartmentModal(props: DepartmentModalProps): ReactNode {
  return <DepartmentSwitchModal {...props} load={load} onSubmit={submit} focusAfterwards={content} />
}

/** Where the shell's first link leads, too: after the login nothing has the keyboard yet. */
const content = () => document.getElementById('ld-content')

async function load(signal: AbortSignal) {
  return request()
    .auth.departs({ signal })
    .catch((error: unknown) => {
      throw asSourceError(error)
    })
}

async function submit(orgCode: string): Promise<void> {
  const { user } = sessionStore.getState()
  if (!user) return
  try {
    const { userInfo } = await request().auth.selectDepart({
      body: { orgCode, username: user.username },
      silent: true,
    })
    if (userInfo) updateUser(userInfo)
  } catch (error) {
    throw asSourceError(error)
  }
  // What a user sees may depend on the department.
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'permissions' })
}
