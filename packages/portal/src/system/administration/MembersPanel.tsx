import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Input, Table } from 'antd'
import { useState } from 'react'
import type { Key, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyboardScroll } from '@lading/ui/list-page'
import type { UserModel } from '@lading/core/contract'
import { useConfirm } from '@lading/ui/dialogs'
import { MultiUserPicker } from '@lading/ui/pickers'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'

interface MemberQuery {
  pageNo: number
  pageSize: number
  username?: string
}

/** People who belong to something. */
export interface Members {
  /** Tells the lists apart in the cache of answers. */
  key: readonly string[]
  page: (query: MemberQuery, signal: AbortSignal) => Promise<{ records: UserModel[]; total: number }>
  /** Absent: none can be added. */
  add?: (userIds: string[]) => Promise<unknown>
  /** Absent: none can be taken out. */
  remove?: (userIds: string[]) => Promise<unknown>
}

/** The members of a role or a department: looked for, added by a picker, taken out. */
export function MembersPanel({ members }: { members: Members }): ReactNode {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const confirm = useConfirm()
  const [{ pageNo, pageSize, word }, setPage] = useState({ pageNo: 1, pageSize: 10, word: '' })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [picked, setPicked] = useState<string | null>(null)
  const query = { pageNo, pageSize, ...(word && { username: `*${word}*` }) }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system', 'members', ...members.key, query],
    queryFn: ({ signal }) => members.page(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const work = async (call: () => Promise<unknown>) => {
    try {
      await call()
      void message.success(t('administration.done'))
      setChosen([])
      setPicked(null)
      await refetch()
    } catch (failure) {
      request().report(failure)
    }
  }
  const { add, remove } = members
  return (
    <div className="ld-members">
      {add && (
        <div className="ld-members-add">
          <MultiUserPicker
            id={`members-${members.key.join('-')}`}
            aria-label={t('members.choose')}
            value={picked}
            onChange={setPicked}
          />
          <Button
            type="primary"
            disabled={!picked}
            onClick={() => void work(() => add((picked ?? '').split(',').filter(Boolean)))}
          >
            {t('members.add')}
          </Button>
        </div>
      )}
      <div className="ld-members-add">
        <Input.Search
          allowClear
          placeholder={t('users.username')}
          aria-label={t('users.username')}
          onSearch={(text) => setPage({ pageNo: 1, pageSize, word: text.trim() })}
        />
        {remove && (
          <Button
            danger
            disabled={chosen.length === 0}
            onClick={() =>
              void confirm(
                {
                  title: t('members.remove'),
                  content: t('members.removeQuestion', { count: chosen.length }),
                  danger: true,
                },
                () => work(() => remove([...chosen])),
              )
            }
          >
            {t('members.remove')}
          </Button>
        )}
      </div>
      {error && <Alert type="error" title={failureText(error, t('administration.failed'))} />}
      <KeyboardScroll>
        <Table<UserModel>
          rowKey="id"
          size="small"
          loading={isFetching}
          dataSource={data?.records}
          scroll={{ x: 480 }}
          {...(remove && {
            rowSelection: {
              selectedRowKeys: [...chosen],
              onChange: (keys: Key[]) => setChosen(keys.map(String)),
              getCheckboxProps: ({ username }: UserModel) => ({ 'aria-label': username }),
              getTitleCheckboxProps: () => ({ 'aria-label': t('administration.all') }),
            },
          })}
          pagination={{
            current: pageNo,
            pageSize,
            total: data?.total ?? 0,
            size: 'small',
            showSizeChanger: false,
            onChange: (next) => setPage({ pageNo: next, pageSize, word }),
          }}
          columns={[
            { title: t('users.username'), dataIndex: 'username' },
            { title: t('users.realname'), dataIndex: 'realname' },
            { title: t('departments.tree'), dataIndex: 'orgCodeTxt' },
          ]}
        />
      </KeyboardScroll>
    </div>
  )
}
