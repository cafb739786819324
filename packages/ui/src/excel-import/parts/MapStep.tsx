import { Alert, Button, InputNumber } from 'antd'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { importMessages } from '../locale/messages'
import type { ImportColumn } from '../logic/importTypes'
import type { ImportWizardModel } from '../useImportWizard'

/** Which column of the sheet is read into which field. */
export function MapStep(props: { wizard: ImportWizardModel; columns: readonly ImportColumn[] }): ReactNode {
  const { wizard, columns } = props
  const { sheet, headingAt, mapping } = wizard
  const texts = useMessages(importMessages)
  const id = useId()
  const missing = columns.filter(
    ({ key, rules, line }) =>
      rules?.some(({ required }) => required) &&
      !mapping.includes(key) &&
      // A sheet may be without lines.
      (!line || columns.some((each) => each.line === line && mapping.includes(each.key))),
  )
  const options = columns.map(({ key, title }) => ({ value: key, label: title }))
  const sample = sheet[headingAt + 1] ?? []
  return (
    <>
      <div className="lading-import-bar">
        <span>{texts.rowsFound(Math.max(0, sheet.length - headingAt - 1))}</span>
        <label htmlFor={id}>{texts.headingLine}</label>
        <InputNumber
          id={id}
          min={1}
          max={Math.min(20, sheet.length)}
          value={headingAt + 1}
          onChange={(line) => line && wizard.setHeadings(line - 1)}
        />
      </div>
      {mapping.every((key) => !key) && <Alert type="warning" showIcon title={texts.nothingMapped} />}
      {missing.length > 0 && (
        <Alert type="warning" showIcon title={texts.missing(missing.map(({ title }) => title).join('、'))} />
      )}
      <table className="lading-import-map">
        <thead>
          <tr>
            <th scope="col">{texts.column}</th>
            <th scope="col">{texts.sample}</th>
            <th scope="col" style={{ width: '42%' }}>
              {texts.target}
            </th>
          </tr>
        </thead>
        <tbody>
          {mapping.map((key, at) => {
            const heading = String(sheet[headingAt]?.[at] ?? `#${at + 1}`)
            return (
              <tr key={at}>
                <th scope="row">{heading}</th>
                <td>{String(sample[at] ?? '')}</td>
                <td>
                  <Select
                    aria-label={`${texts.target} ${heading}`}
                    style={{ width: '100%' }}
                    allowClear
                    showSearch={{ optionFilterProp: 'label' }}
                    placeholder={texts.ignore}
                    value={key}
                    options={options}
                    onChange={(next: string | undefined) => wizard.mapColumn(at, next)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="lading-import-bar">
        <Button onClick={wizard.back}>{texts.back}</Button>
        <Button
          type="primary"
          disabled={mapping.every((key) => !key) || headingAt + 1 >= sheet.length}
          onClick={() => void wizard.readRows()}
        >
          {texts.next}
        </Button>
      </div>
    </>
  )
}
