import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSection } from '@lading/ui/form'
import type { EntityFormModel } from '@lading/ui/form'
import { lazyView } from '@/shell/page/lazyView'
import { DepartmentSide } from '../administration/DepartmentSide'
import { RowMenu } from '../administration/RowMenu'
import { SystemPage } from '../administration/SystemPage'
import { NewPassword } from './NewPassword'
import { storedUser, sysUser } from './user.entity'
import { useUserActions } from './useUserActions'
import type { InitialPassword } from './userSource'
import { userSource } from './userSource'

const NOTHING: InitialPassword = { password: '', confirmpassword: '' }

const RecycleBin = lazyView(async () => (await import('./RecycleBin')).RecycleBin, { loading: null })
const ResetPassword = lazyView(async () => (await import('./ResetPassword')).ResetPassword, { loading: null })
const ExplainDrawer = lazyView(async () => (await import('../grants/ExplainDrawer')).ExplainDrawer, {
  loading: null,
})
const AgentDialog = lazyView(async () => (await import('./AgentDialog')).AgentDialog, { loading: null })

/** 用户管理 (spec 1 §3, §7): the departments at the left, people at the right. */
export function UserList(): ReactNode {
  const { t } = useTranslation('system')
  const [departId, setDepartId] = useState<string>()
  const password = useRef(NOTHING)
  const source = useMemo(
    () =>
      userSource({
        password: () => password.current,
        texts: { noPassword: t('users.noPassword'), unequal: t('users.unequal') },
      }),
    [t],
  )
  const params = useMemo(() => (departId ? { departId } : undefined), [departId])
  const initial = useMemo(
    () => ({ userIdentity: '1', ...(departId && { selecteddeparts: departId }) }),
    [departId],
  )
  const { tools, ofRow, dialog, close } = useUserActions()

  return (
    <SystemPage
      entity={sysUser}
      stored={storedUser}
      source={source}
      params={params}
      initial={initial}
      width={960}
      operationWidth={210}
      side={<DepartmentSide value={departId} onChange={setDepartId} />}
      tools={tools}
      operations={(row, page) => <RowMenu name={String(row.username)} actions={ofRow(row, page)} />}
      form={(form) => <UserForm form={form} onPassword={(given) => (password.current = given)} />}
    >
      {(page) => (
        <>
          {dialog?.kind === 'bin' && <RecycleBin onClose={close} onChange={page.refresh} />}
          {dialog?.kind === 'password' && <ResetPassword username={dialog.username} onClose={close} />}
          {dialog?.kind === 'explain' && (
            <ExplainDrawer userId={dialog.id} username={dialog.username} onClose={close} />
          )}
          {dialog?.kind === 'agent' && <AgentDialog username={dialog.username} onClose={close} />}
        </>
      )}
    </SystemPage>
  )
}

/** The sections of the definition, and a first password for somebody new. */
function UserForm({
  form,
  onPassword,
}: {
  form: EntityFormModel
  onPassword: (given: InitialPassword) => void
}) {
  const [given, setGiven] = useState(NOTHING)
  return (
    <>
      {sysUser.form.map(({ section, rows }, at) => (
        <div key={section.en}>
          <FormSection form={form} title={section} rows={rows} />
          {at === 0 && form.mode === 'add' && (
            <NewPassword
              value={given}
              onChange={(value) => {
                setGiven(value)
                onPassword(value)
              }}
            />
          )}
        </div>
      ))}
    </>
  )
}
