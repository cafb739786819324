import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadChange, ValueChange } from './readChange'
import './dataLog.css'

/** As long as a value is shown whole. */
const MAX_LENGTH = 200

const shown = (value: unknown) => {
  const text =
    value === null || value === undefined || value === ''
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** Old and new values of one entry, and what became of its lines. */
export function ChangeDetail({
  change,
  nameOf,
}: {
  change: ReadChange
  /** Of a field; of lines with an empty name. */
  nameOf: (name: string, line?: string) => string
}): ReactNode {
  const { t } = useTranslation('system')
  if (change.values.length === 0 && change.lines.length === 0)
    return <p className="ld-change-none">{t('ops.dataLog.nothing')}</p>
  return (
    <div className="ld-change">
      {change.values.length > 0 ? <Values values={change.values} nameOf={(name) => nameOf(name)} /> : null}
      {change.lines.map((lines) => (
        <section key={lines.key}>
          <h4>
            {nameOf('', lines.key)}{' '}
            <small>
              {[
                lines.added > 0 ? t('ops.dataLog.added', { count: lines.added }) : '',
                lines.changedCount > 0 ? t('ops.dataLog.changed', { count: lines.changedCount }) : '',
                lines.removed > 0 ? t('ops.dataLog.removed', { count: lines.removed }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </h4>
          {lines.changed.slice(0, 20).map(({ id, values }) => (
            <Values key={id} values={values} nameOf={(name) => nameOf(name, lines.key)} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Values({ values, nameOf }: { values: ValueChange[]; nameOf: (name: string) => string }): ReactNode {
  const { t } = useTranslation('system')
  return (
    <table className="ld-change-values">
      <thead className="ld-sr-only">
        <tr>
          <th>{t('ops.dataLog.field')}</th>
          <th>{t('ops.dataLog.before')}</th>
          <th>{t('ops.dataLog.after')}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name)}</th>
            <td>{shown(before) ? <del>{shown(before)}</del> : null}</td>
            <td>{shown(after) ? <ins>{shown(after)}</ins> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
