import { Button, Tag } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { EntityDefinition } from '@lading/core/entity'
import { numberText } from '../../foundation/format/fieldFormat'
import { Css } from '../../foundation/Css'
import type { ChainDocument, SourceRow } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { useUi } from '../../foundation/useUi'
import { formMessages } from '../locale/messages'
import { chainSteps } from './chainSteps'
import type { ChainGroup } from './chainSteps'
import { useChain } from './useChain'

const css = `
.lading-chain { display: flex; list-style: none; margin: 0; padding: 4px 0 8px; overflow-x: auto; }
.lading-chain > li { position: relative; flex: none; display: flex; flex-direction: column; gap: 8px; padding-inline-end: 32px; }
.lading-chain > li:not(:last-child)::after {
  content: ''; position: absolute; inset-inline-end: 12px; top: 9px; width: 7px; height: 7px; rotate: 45deg;
  border: solid var(--ant-color-text-quaternary); border-width: 1px 1px 0 0;
}
.lading-chain h3 { margin: 0; font-size: 12px; line-height: 22px; font-weight: 400; color: var(--ant-color-text-secondary); }
.lading-chain ul { list-style: none; margin: 0; padding: 0; }
.lading-chain ul > li { display: flex; align-items: center; gap: 8px; min-height: 26px; font-size: 13px; white-space: nowrap; }
.lading-chain .ant-btn-link { padding: 0; height: 24px; font-size: 13px; font-variant-numeric: tabular-nums; }
.lading-chain small { color: var(--ant-color-text-secondary); font-size: 12px; }
.lading-chain [aria-current] > strong { font-weight: 600; font-variant-numeric: tabular-nums; }
@media (max-width: 600px) {
  .lading-chain { flex-direction: column; gap: 12px; }
  .lading-chain > li { padding-inline-end: 0; }
  .lading-chain > li:not(:last-child)::after { display: none; }
  .lading-chain > li + li { border-top: 1px solid var(--ant-color-split); padding-top: 4px; }
}
`

/** Documents of one kind that are shown at first. */
const AT_FIRST = 4

/** What a record came out of and what came out of it; documents that the person may see can be opened. */
export function DocumentChain(props: { entity: EntityDefinition; record: SourceRow | undefined }): ReactNode {
  const chain = useChain(props.entity, props.record)
  const texts = useMessages(formMessages).chain
  if (!chain) return null
  return (
    <section className="lading-section" aria-label={texts.title}>
      <Css name="chain">{css}</Css>
      <h2>{texts.title}</h2>
      <ol className="lading-chain">
        {chainSteps(chain.documents).map((groups) => (
          <li key={groups[0]!.depth}>
            {groups.map((group) => (
              <Group key={group.entity} group={group} />
            ))}
          </li>
        ))}
      </ol>
      {chain.more && <small>{texts.more}</small>}
    </section>
  )
}

function Group({ group }: { group: ChainGroup }): ReactNode {
  const [all, setAll] = useState(false)
  const texts = useMessages(formMessages).chain
  const { documents } = group
  const shown = all ? documents : documents.slice(0, AT_FIRST)
  return (
    <div>
      <h3>{group.entityText}</h3>
      <ul>
        {shown.map((each, at) => (
          <Document key={each.id ?? `hidden ${at}`} document={each} />
        ))}
        {shown.length < documents.length && (
          <li>
            <Button type="link" onClick={() => setAll(true)}>
              {texts.further(documents.length - shown.length)}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

function Document({ document }: { document: ChainDocument }): ReactNode {
  const texts = useMessages(formMessages).chain
  const { openRecord } = useUi()
  const { depth, entity, id, number, stateText, stateColor, openQuantity } = document
  if (!id)
    return (
      <li>
        <small>{texts.notYours}</small>
      </li>
    )
  const show = openRecord?.show
  const name = number || texts.unnamed
  return (
    <li aria-current={depth === 0 ? 'true' : undefined}>
      {depth === 0 || !show || !openRecord.may(entity) ? (
        <strong style={depth === 0 ? {} : { fontWeight: 400 }}>{name}</strong>
      ) : (
        <Button type="link" onClick={() => show(entity, id)}>
          {name}
        </Button>
      )}
      {stateText && (
        <Tag color={stateColor ?? 'default'} style={{ marginInlineEnd: 0 }}>
          {stateText}
        </Tag>
      )}
      {openQuantity ? (
        <small>{texts.open(numberText({ kind: 'quantity', zh: '', en: '' }, openQuantity))}</small>
      ) : null}
    </li>
  )
}
