import { ArrowLeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { PageHostContext } from '@lading/ui/foundation'
import { Alert, App, Button, Flex, Tag, Typography } from 'antd'
import { use, useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { findingText } from '@lading/core/data-form'
import { textIn } from '@lading/core/text'
import type { Design } from './design'
import { filled, useShellTexts } from './texts'
import type { DesignState } from './useDesign'
import './designer.css'

/** What stands around the designer of one form or report. */
export interface DesignShellProps<Stored extends Design, Edited> {
  design: DesignState<Stored, Edited>
  /** As it is called now; shown as the title. */
  name: string
  onBack: () => void
  /** Asks and restores the former version; offered once there is one. */
  onTakeBack: () => void
  /** The dialog that publishes what is stored. */
  publishing: (close: () => void) => ReactNode
  children: ReactNode
}

/** The source under which a designer tells its page of unsaved changes (`PageHost.setDirty`). */
export const DESIGN = 'design'

/** In a text field these keys belong to its text. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')

/** Head of a designer: name and state, undo and redo, save and publish, and what is wrong with the stored draft. */
export function DesignShell<Stored extends Design, Edited>(
  props: DesignShellProps<Stored, Edited>,
): ReactNode {
  const { design, name, onBack, onTakeBack, publishing, children } = props
  const { stored, dirty, saving, undo, redo, keep } = design
  const now = useRef(design)
  now.current = design
  const unsaved = dirty || design.typed !== undefined
  const { texts, locale } = useShellTexts()
  const { message, modal } = App.useApp()
  const host = use(PageHostContext)
  const [asked, setAsked] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  // Not taken back when the effect ends: it ends where another tab is shown, too, and the changes are still there.
  useEffect(() => host?.setDirty(unsaved, DESIGN), [host, unsaved])
  const save = () => void now.current.keep().then((kept) => kept && message.success(texts.saved))
  const saveByKey = ({ target }: KeyboardEvent) => {
    // Some fields give what was typed when they are left, and it belongs to what is saved.
    const field = target as HTMLElement
    flushSync(() => field.blur())
    field.focus({ preventScroll: true })
    if (now.current.dirty && !now.current.saving) save()
  }
  const back = () => {
    if (!unsaved) onBack()
    else
      modal.confirm({
        title: texts.leaveAsk,
        okText: texts.leave,
        okButtonProps: { danger: true },
        onOk: onBack,
      })
  }
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const run =
      key === 's'
        ? () => saveByKey(event)
        : isTyping(event)
          ? undefined
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : undefined
    if (!run) return
    event.preventDefault()
    run()
  }
  return (
    <section className="ld-design" aria-label={name} onKeyDown={keys}>
      <Flex wrap gap="small" align="center" className="ld-design-bar">
        <Button icon={<ArrowLeftOutlined />} onClick={back} aria-label={texts.back} title={texts.back} />
        <Typography.Title ref={title} level={1} tabIndex={-1} className="ld-design-title">
          {name}
        </Typography.Title>
        <Tag>{stored.published > 0 ? filled(texts.published, { n: stored.published }) : texts.draft}</Tag>
        <span className="ld-design-room" />
        <Button
          icon={<UndoOutlined />}
          aria-label={texts.undo}
          title={`${texts.undo} (Ctrl+Z)`}
          disabled={!undo}
          onClick={undo}
        />
        <Button
          icon={<RedoOutlined />}
          aria-label={texts.redo}
          title={`${texts.redo} (Ctrl+Y)`}
          disabled={!redo}
          onClick={redo}
        />
        {stored.published > 1 ? <Button onClick={onTakeBack}>{texts.takeBack}</Button> : null}
        <Button loading={saving} disabled={!dirty} title={`${texts.save} (Ctrl+S)`} onClick={save}>
          {texts.save}
        </Button>
        <Button type="primary" onClick={() => void keep().then((kept) => kept && setAsked(true))}>
          {texts.publish}
        </Button>
      </Flex>
      {stored.findings.length > 0 && !dirty ? (
        <Alert
          type="warning"
          showIcon
          title={texts.findings}
          description={
            <ul className="ld-design-findings">
              {stored.findings.map((finding) => (
                <li key={finding.path + finding.en}>{textIn(findingText(finding, stored.draft), locale)}</li>
              ))}
            </ul>
          }
        />
      ) : null}
      {children}
      {asked ? publishing(() => setAsked(false)) : null}
    </section>
  )
}
