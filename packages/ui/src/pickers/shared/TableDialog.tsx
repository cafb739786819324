import { App, Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { SearchButtons } from '../../foundation/search-buttons/SearchButtons'
import { localStore } from '../../foundation/storage/localSettings'
import { pickerMessages } from '../locale/messages'
import { pickerCss } from '../styles'
import { PastePanel } from './PastePanel'
import { PickerTable } from './PickerTable'
import type { PickerColumn, PickerQueryItem, TableSource } from './pickerSource'
import { filtersOf, QueryItems } from './QueryItems'
import type { ItemValues } from './QueryItems'
import { readRecent } from './recent'
import { SelectedList } from './SelectedList'
import { toggled, withAll } from './selection'
import { usePickerPage } from './usePickerPage'
import type { PickerPage } from './usePickerPage'
import { usePickerSelection } from './usePickerSelection'

/** What a dialog of a picker is opened with and answers. */
export interface PickerDialogProps {
  values: readonly string[]
  multiple: boolean
  /** Given everything that is chosen. */
  onOk: (chosen: RemoteOption[]) => void
  onCancel: () => void
}

/** A dialog that chooses from a table. */
export interface TableDialogProps extends PickerDialogProps {
  source: TableSource
  title: string
  /** In pixels; never wider than the window. */
  width: number
  columns: readonly PickerColumn[]
  /** @default 10 */
  pageSize?: number
  pageSizes: readonly number[]
  /** Order of the first answer. */
  sort?: { column: string; order: 'asc' | 'desc' }
  /** Names the search box. */
  searchLabel: string
  /** Beside the table, on its left: e.g. a tree of departments. */
  side?: (page: PickerPage) => ReactNode
  /** More conditions beside the search box. Keep the list stable. */
  items?: readonly PickerQueryItem[]
  /** What is chosen stands beside the table. @default where several may be chosen */
  listsChosen?: boolean
}

const NO_ITEMS: readonly PickerQueryItem[] = []

/** Search, table, pages, what is chosen, lists to paste. Cancelling leaves the value as it was. */
export function TableDialog(props: TableDialogProps): ReactNode {
  const {
    source,
    title,
    width,
    columns,
    pageSizes,
    multiple,
    searchLabel,
    side,
    items = NO_ITEMS,
    sort,
    listsChosen = multiple,
  } = props
  const texts = useMessages(pickerMessages)
  const { message } = App.useApp()
  const id = useId()
  const pageSize = props.pageSize ?? 10
  const page = usePickerPage(source, { keyword: '', filters: {}, pageNo: 1, pageSize, ...sort })
  const [selection, setSelection] = usePickerSelection(source, props.values)
  const [keyword, setKeyword] = useState('')
  const [values, setValues] = useState<ItemValues>({})
  const [pasting, setPasting] = useState(false)
  const [recent] = useState(() => readRecent(localStore, source.key))
  const candidates = source.candidates?.bind(source)

  const ok = (chosen: readonly RemoteOption[]) => {
    if (!multiple && chosen.length !== 1) {
      void message.warning(texts.chooseOne)
      return
    }
    props.onOk([...chosen])
  }
  /** What was asked for beside the conditions, e.g. a department. */
  const kept = () => {
    const own = new Set(items.map(({ field }) => field))
    return Object.fromEntries(Object.entries(page.query.filters).filter(([field]) => !own.has(field)))
  }
  const reset = () => {
    setKeyword('')
    setValues({})
    page.ask({ keyword: '', filters: {} })
  }

  return (
    <Modal
      open
      title={title}
      width={width}
      okText={texts.confirm}
      cancelText={texts.cancel}
      onOk={() => ok([...selection.values()])}
      onCancel={props.onCancel}
    >
      <Css name="picker">{pickerCss}</Css>
      <div className="lading-picker">
        {side && <div className="lading-picker-side">{side(page)}</div>}
        <div className="lading-picker-main">
          <form
            role="search"
            className="lading-picker-bar"
            onSubmit={(event) => {
              event.preventDefault()
              // React hands events of a dialog to the form that the picker stands in, too: it is not to be sent.
              event.stopPropagation()
              page.ask({ keyword: keyword.trim(), filters: { ...kept(), ...filtersOf(items, values) } })
            }}
          >
            <span className="lading-picker-item">
              <label htmlFor={id}>{searchLabel}</label>
              <Input
                id={id}
                allowClear
                autoFocus
                value={keyword}
                placeholder={texts.enterKeyword}
                onChange={(event) => setKeyword(event.target.value)}
              />
            </span>
            <QueryItems items={items} values={values} onChange={setValues} />
            <SearchButtons onReset={reset} />
            {multiple && candidates && (
              <Button aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
                {texts.paste}
              </Button>
            )}
          </form>
          {pasting && candidates && (
            <PastePanel
              source={{ candidates, ...(source.keysOf && { keysOf: source.keysOf.bind(source) }) }}
              onFound={(options) => setSelection((last) => withAll(last, options, true))}
            />
          )}
          {recent.length > 0 && (
            <div className="lading-picker-bar">
              <span className="lading-picker-label">{texts.recent}</span>
              {recent.map((option) => (
                <Button
                  key={option.value}
                  size="small"
                  aria-pressed={selection.has(option.value)}
                  type={selection.has(option.value) ? 'primary' : 'default'}
                  onClick={() => setSelection((last) => toggled(last, option, multiple))}
                >
                  {option.text}
                </Button>
              ))}
            </div>
          )}
          <PickerTable
            title={title}
            page={page}
            columns={columns}
            pageSizes={pageSizes}
            multiple={multiple}
            selection={selection}
            onSelect={setSelection}
            onConfirm={(option) => ok([option])}
          />
        </div>
        {listsChosen && <SelectedList selection={selection} onChange={setSelection} />}
      </div>
    </Modal>
  )
}
