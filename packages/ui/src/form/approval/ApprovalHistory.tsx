import type { ReactNode } from 'react'
import { Css } from '../../foundation/Css'
import type { RecordApproval } from '../../foundation/dataSource'
import { useMessages } from '../../foundation/locale/useMessages'
import { formMessages } from '../locale/messages'

const css = `
.lading-approval { list-style: none; margin: 0; padding: 0; }
.lading-approval > li { position: relative; padding: 0 0 12px 20px; line-height: 22px; overflow-wrap: anywhere; }
.lading-approval > li::before {
  content: ''; position: absolute; inset-inline-start: 0; top: 7px; width: 8px; height: 8px; border-radius: 50%;
  background: var(--lading-dot, var(--ant-color-text-quaternary));
}
.lading-approval > li:not(:last-child)::after {
  content: ''; position: absolute; inset-inline-start: 3px; top: 19px; bottom: -3px; width: 2px; background: var(--ant-color-split);
}
.lading-approval > li:last-child { padding-bottom: 0; }
.lading-approval-approved { --lading-dot: var(--ant-color-success); }
.lading-approval-returned { --lading-dot: var(--ant-color-warning); }
.lading-approval-rejected { --lading-dot: var(--ant-color-error); }
.lading-approval-open { --lading-dot: var(--ant-color-primary); }
.lading-approval time, .lading-approval small { color: var(--ant-color-text-description); font-size: 12px; margin-inline-start: 8px; }
.lading-approval blockquote {
  margin: 2px 0 0; padding: 4px 12px; border-inline-start: 2px solid var(--ant-color-border);
  background: var(--ant-color-fill-quaternary); white-space: pre-wrap;
}
`

/** What happened in the approvals of a record, oldest first, and whom it waits for now. */
export function ApprovalHistory({ approval }: { approval: RecordApproval }): ReactNode {
  const texts = useMessages(formMessages).approval
  const { entries, open } = approval
  if (entries.length === 0 && !open) return null
  return (
    <section className="lading-section" aria-label={texts.title}>
      <Css name="approval">{css}</Css>
      <h2>{texts.title}</h2>
      <ol className="lading-approval">
        {entries.map(({ what, time, byName, forName, step, reason }) => (
          <li key={`${time} ${what} ${byName}`} className={`lading-approval-${what}`}>
            <span>{texts.did(forName ? texts.inPlaceOf(byName, forName) : byName, texts.what[what])}</span>
            {step && <small>{step}</small>}
            <time>{time}</time>
            {reason && <blockquote>{reason}</blockquote>}
          </li>
        ))}
        {open && (
          <li className="lading-approval-open" aria-current="step">
            <strong>{texts.waits(open.people)}</strong>
            <small>{open.step}</small>
          </li>
        )}
      </ol>
    </section>
  )
}
