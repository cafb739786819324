import { App, Button, Result, Spin } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { Css } from '../../foundation/Css'
import type { ReportConfig, ReportQueryItem } from '../../foundation/dataSource'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { pickerMessages } from '../locale/messages'
import type { PickerColumn, TableSource } from '../shared/pickerSource'
import { PickerTable } from '../shared/PickerTable'
import type { Selection } from '../shared/selection'
import { usePickerPage } from '../shared/usePickerPage'
import { pickerCss } from '../styles'
import { parseSorter, reportParams } from './reportValues'
import { reportData } from './reportCache'
import { ReportQueryForm } from './ReportQueryForm'
import { reportOption } from './storedRows'
import type { StoredValues } from './storedRows'
import { useReport } from './useReport'
import { useReportSelection } from './useReportSelection'

/** Width in pixels (spec 2 §9). */
const WIDTH = 1200
const PAGE_SIZES = [10, 50, 100]

/** The dialog of an online report. */
export interface ReportPopupProps {
  /** Code of the report. */
  code: string
  /** Several rows. @default false */
  multiple?: boolean
  /** What is chosen already: their rows stand chosen, whichever page they are on. */
  stored?: StoredValues
  /** Dynamic parameters by name. */
  param?: Readonly<Record<string, unknown>>
  /** Popups of one group share rows for 30 s. */
  groupId?: string
  /** First order: `column=asc`. */
  sorter?: string
  /** In pixels. @default 1200 */
  width?: number
  onOk: (rows: Record<string, unknown>[]) => void
  onCancel: () => void
}

/** Chooses rows of an online report (spec 2 §2, §4). Mount it to open it. */
export function ReportPopup(props: ReportPopupProps): ReactNode {
  const { code, width = WIDTH, multiple = false, onOk, onCancel } = props
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const { message } = App.useApp()
  const { config, items, error, itemsError } = useReport(dataSource, code)
  const { selection, select, coming } = useReportSelection(dataSource, config, props)
  useEffect(() => {
    if (itemsError) void message.warning(itemsError.message)
  }, [itemsError, message])
  const ok = (chosen: Selection) => {
    if (chosen.size === 0 || (!multiple && chosen.size > 1)) {
      void message.warning(texts.chooseOne)
      return
    }
    onOk([...chosen.values()].map(({ row = {} }) => row))
  }
  return (
    <Modal
      open
      title={config?.cgRpConfigName ?? (error ? texts.reportTitle : texts.loading)}
      width={width}
      okText={texts.confirm}
      cancelText={texts.close}
      confirmLoading={coming && !error}
      onOk={() => ok(selection)}
      onCancel={onCancel}
    >
      <Css name="picker">{pickerCss}</Css>
      {error && <Result status="warning" title={texts.loadFailed} subTitle={error.message} />}
      {!config && !error && <Spin description={texts.loading} style={{ width: '100%', padding: 48 }} />}
      {config && (
        <ReportBody
          {...props}
          key={config.cgRpConfigId}
          multiple={multiple}
          config={config}
          items={items}
          selection={selection}
          coming={coming}
          onSelect={select}
          onConfirm={ok}
        />
      )}
    </Modal>
  )
}

interface ReportBodyProps extends ReportPopupProps {
  multiple: boolean
  config: ReportConfig
  items: readonly ReportQueryItem[]
  selection: Selection
  /** Rows that are chosen are on their way. */
  coming: boolean
  onSelect: (selection: Selection) => void
  onConfirm: (selection: Selection) => void
}

const NO_PARAM = {}

function ReportBody(props: ReportBodyProps): ReactNode {
  const { config, items, param = NO_PARAM, groupId, multiple, selection, coming, onSelect, onConfirm } = props
  const texts = useMessages(pickerMessages)
  const { dataSource } = useUi()
  const [first] = useState(() => ({
    ...reportParams(
      param,
      items.map(({ field }) => field),
    ),
    sort: parseSorter(props.sorter),
  }))
  const source = useMemo<TableSource>(
    () => ({
      key: `report:${config.cgRpConfigId}`,
      search: async () => [],
      resolve: async () => [],
      page: async ({ filters, pageNo, pageSize, column, order }, signal) => {
        const given = Object.entries(filters).filter(([, value]) => value !== '')
        const query = { ...Object.fromEntries(given), ...first.self, column, order, pageNo, pageSize }
        const { records, total } = await reportData(dataSource, config.cgRpConfigId, query, {
          groupId,
          signal,
        })
        const options = records.map((row) => reportOption(config, row))
        return { options, total }
      },
    }),
    [dataSource, config, first, groupId],
  )
  const page = usePickerPage(source, {
    keyword: '',
    filters: first.preset,
    pageNo: 1,
    pageSize: PAGE_SIZES[0]!,
    ...first.sort,
  })
  const columns = useMemo<PickerColumn[]>(
    () =>
      config.columns.map((column) => {
        const dict = column.customRender ? config.dictOptions[column.customRender] : undefined
        const names = new Map(dict?.map(({ value, text }) => [value, text]))
        return {
          field: column.dataIndex,
          title: column.title,
          width: column.fieldWidth,
          sorter: column.sorter,
          // Several values are joined by commas (contract §20).
          format: (value: unknown) =>
            String(value ?? '')
              .split(',')
              .map((part) => names.get(part) ?? part)
              .join(','),
        }
      }),
    [config],
  )
  return (
    <div className="lading-picker-main">
      <ReportQueryForm
        config={config}
        items={items}
        initial={first.preset}
        onSearch={(filters) => page.ask({ filters })}
      />
      <div className="lading-picker-bar">
        <span role="status">{texts.selected(selection.size)}</span>
        <SteadyButton
          type="link"
          size="small"
          disabled={selection.size === 0}
          onClick={() => onSelect(new Map())}
        >
          {texts.clear}
        </SteadyButton>
        <Button type="link" size="small" onClick={page.reload}>
          {texts.refresh}
        </Button>
      </div>
      <PickerTable
        title={config.cgRpConfigName}
        page={coming ? { ...page, loading: true } : page}
        columns={columns}
        pageSizes={PAGE_SIZES}
        multiple={multiple}
        selection={selection}
        onSelect={onSelect}
        onConfirm={(option) => onConfirm(new Map([[option.value, option]]))}
      />
    </div>
  )
}
