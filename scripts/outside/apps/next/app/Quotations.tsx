'use client'

import { ExcelImportModal, ImportWizard } from '@lading/ui/excel-import'
import { UiProvider } from '@lading/ui/foundation'
import { EditableGrid } from '@lading/ui/grid'
import { DataTable, ListPage, ListToolbar, SearchForm, useListPage } from '@lading/ui/list-page'
import { UserPicker } from '@lading/ui/pickers'
import { createDemoDataSource, demoQuotation, demoReferences } from '@lading/ui/testing'
import { Button, ConfigProvider, theme } from 'antd'
import { useState } from 'react'

const source = createDemoDataSource()
const columns = [
  { key: 'article', title: 'Article', type: 'input', width: 200 },
  { key: 'quantity', title: 'Quantity', type: 'inputNumber', width: 120 },
] as const
const rows = [{ id: '1', article: 'Bolt M8', quantity: 2 }]
const brand = { token: { colorPrimary: '#a8071a' } }

export function Quotations({ title }: { title: string }) {
  return (
    <ConfigProvider theme={brand}>
      <UiProvider dataSource={source} references={demoReferences} locale="en-US">
        <h1>{title}</h1>
        <Brand />
        <List />
        <EditableGrid columns={columns} rows={rows} height={240} />
        <UserPicker />
        <Imports />
      </UiProvider>
    </ConfigProvider>
  )
}

function Brand() {
  const { token } = theme.useToken()
  return (
    <p data-testid="brand" style={{ color: token.colorPrimary }}>
      Ours
    </p>
  )
}

function List() {
  const page = useListPage(demoQuotation)
  return (
    <ListPage page={page}>
      <SearchForm page={page} />
      <ListToolbar page={page} />
      <DataTable page={page} />
    </ListPage>
  )
}

function Imports() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the wizard</Button>
      <ImportWizard
        open={open}
        title="Import"
        columns={[{ key: 'article', title: 'Article' }]}
        send={async (batch) => ({ created: batch.length })}
        onClose={close}
      />
      <ExcelImportModal
        open={false}
        onImport={async () => ({ success: true, code: 200, message: '', result: null })}
        onClose={close}
        onOk={close}
      />
    </>
  )
}
