import { Alert, Button, Flex, Input, InputNumber } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { calls } from '@lading/core/calls'
import type { DataSourceTls } from '@lading/core/contract'
import { FormSection } from '@lading/ui/form'
import type { EntityFormModel } from '@lading/ui/form'
import { failureText } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { FormControl } from '../administration/FormControl'
import { sysDataSource } from './dataSource.entity'
import { useSourceTexts } from './locale'

/** What a connection is made with. */
const PLACE = ['host', 'port', 'databaseName', 'username', 'tls'] as const

/** Code, name and connection; tried before it is stored. */
export function DataSourceForm({ form }: { form: EntityFormModel }): ReactNode {
  const texts = useSourceTexts()
  const [trial, setTrial] = useState<{ ok: boolean; message: string }>()
  const [running, setRunning] = useState(false)
  const test = async () => {
    if (!(await form.methods.trigger([...PLACE]))) return
    setRunning(true)
    try {
      const { id, host, port, databaseName, username, password, tls } = form.methods.getValues() as Record<
        string,
        unknown
      >
      const body = {
        ...(typeof id === 'string' && id !== '' ? { id } : {}),
        host: String(host),
        port: Number(port),
        databaseName: String(databaseName),
        username: String(username),
        tls: tls as DataSourceTls,
        ...(typeof password === 'string' && password !== '' ? { password } : {}),
      }
      setTrial(await request().call(calls.dataSourceTest, { body, silent: true }))
    } catch (error) {
      setTrial({ ok: false, message: failureText(error, texts.failed) })
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      {sysDataSource.form.map(({ section, rows }) => (
        <FormSection key={section.en} form={form} title={section} rows={rows} />
      ))}
      {form.readonly ? null : (
        <>
          <FormControl form={form} name="port">
            {({ value, onChange, ...control }) => (
              // A number that names something has no separators.
              <InputNumber
                {...control}
                min={1}
                max={65_535}
                precision={0}
                style={{ width: '100%' }}
                value={value as number | null}
                onChange={onChange}
              />
            )}
          </FormControl>
          <FormControl form={form} name="password">
            {({ value, onChange, ...control }) => (
              <Input.Password
                {...control}
                autoComplete="new-password"
                maxLength={200}
                value={(value as string | null) ?? ''}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </FormControl>
          <Flex gap="small" align="center" wrap>
            <Button loading={running} onClick={() => void test()}>
              {texts.test}
            </Button>
            <div role="status" style={{ flex: 1, minWidth: 200 }}>
              {trial ? <Alert showIcon type={trial.ok ? 'success' : 'error'} title={trial.message} /> : null}
            </div>
          </Flex>
        </>
      )}
    </>
  )
}
