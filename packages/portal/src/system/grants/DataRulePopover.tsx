import { FilterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { App, Button, Checkbox, Popover, Spin } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import type { GrantHolder } from './grantHolder'

interface DataRulePopoverProps {
  holder: GrantHolder
  permissionId: string
  name: string
}

/** The data rules of an entry: the ticked ones narrow which records its holders see. */
export function DataRulePopover(props: DataRulePopoverProps): ReactNode {
  const { t } = useTranslation('system')
  const [open, setOpen] = useState(false)
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      title={t('grants.rules')}
      content={<TickedRules {...props} onSaved={() => setOpen(false)} />}
    >
      <Button
        size="small"
        type="link"
        icon={<FilterOutlined />}
        aria-label={`${t('grants.rules')} ${props.name}`}
      >
        {t('grants.rules')}
      </Button>
    </Popover>
  )
}

function TickedRules({ holder, permissionId, onSaved }: DataRulePopoverProps & { onSaved: () => void }) {
  const { t } = useTranslation('system')
  const { message } = App.useApp()
  const { data, error } = useQuery({
    queryKey: ['system', 'grants', holder.kind, holder.id, 'rules', permissionId],
    queryFn: ({ signal }) => holder.rules(permissionId, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<string[]>()
  const ticked = chosen ?? (data?.drChecked ?? '').split(',').filter(Boolean)
  if (error) return failureText(error, t('administration.failed'))
  if (!data) return <Spin size="small" />
  const save = async () => {
    try {
      await holder.saveRules(permissionId, ticked.join(','))
      void message.success(t('grants.saved'))
      onSaved()
    } catch (failure) {
      request().report(failure)
    }
  }
  return (
    <div className="ld-stack">
      <Checkbox.Group
        className="ld-stack"
        value={ticked}
        options={data.datarule.map(({ id, ruleName }) => ({ value: id, label: ruleName }))}
        onChange={setChosen}
      />
      <Button size="small" type="primary" disabled={chosen === undefined} onClick={() => void save()}>
        {t('administration.save')}
      </Button>
    </div>
  )
}
