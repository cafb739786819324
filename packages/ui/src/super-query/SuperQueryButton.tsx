import { CloseOutlined, FilterOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../foundation/locale/useMessages'
import { useUi } from '../foundation/useUi'
import type { ListPageModel } from '../list-page/useListPage'
import { superQueryMessages } from './locale/messages'
import { superQueryFields } from './logic/entityFields'
import type { SuperQueryField } from './logic/query'
import { SuperQuery } from './SuperQuery'
import { useDefaultQuery } from './useDefaultQuery'
import { useListSuperQuery } from './useListSuperQuery'

/** The advanced query of a list page, as a button. */
export interface SuperQueryButtonProps {
  page: ListPageModel
  /** @default the fields of the page's entity, and who made a record when */
  fields?: readonly SuperQueryField[]
  /** @default the entity's key */
  saveCode?: string
}

/**
 * Opens the advanced query over a list page; while one is in force the button says so, and a second one clears it. A
 * page without conditions opens with the saved query that the user chose for it, if any.
 *
 * @example <ListToolbar page={page}><SuperQueryButton page={page} /></ListToolbar>
 */
export function SuperQueryButton({ page, saveCode, ...props }: SuperQueryButtonProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const { locale } = useUi()
  const { entity } = page
  const own = useMemo(() => superQueryFields(entity, locale), [entity, locale])
  const fields = props.fields ?? own
  const [open, setOpen] = useState(false)
  // Until rows have come nothing is fetched for what may be opened.
  const [came, setCame] = useState(false)
  if (!came && !page.loading) setCame(true)
  const { query, active, apply, reset } = useListSuperQuery(page, fields)
  const code = saveCode ?? entity.key
  useDefaultQuery(code, !page.filtered, apply)
  return (
    <>
      <Space.Compact>
        <Button
          type={active ? 'primary' : 'default'}
          icon={<FilterOutlined />}
          title={active ? texts.active : undefined}
          onClick={() => setOpen(true)}
        >
          {texts.button}
        </Button>
        {active && (
          <Button
            type="primary"
            aria-label={texts.clearActive}
            title={texts.clearActive}
            icon={<CloseOutlined />}
            onClick={reset}
          />
        )}
      </Space.Compact>
      {(came || open) && (
        <SuperQuery
          open={open}
          fields={fields}
          saveCode={code}
          query={query}
          onSearch={apply}
          onReset={reset}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
