import { CheckCircleFilled, DoubleRightOutlined } from '@ant-design/icons'
import { useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode, Ref } from 'react'
import { Css } from '../foundation/Css'
import { useMessages } from '../foundation/locale/useMessages'
import { sliderMessages } from './locale/messages'
import { partAfterKey, partOf } from './logic'
import type { SliderState } from './logic'

/** What code outside can do with a slider. */
export interface SliderVerifyHandle {
  /** Back to the start, e.g. after the server refused what followed. */
  reset(): void
}

/** A slider that is drawn to its end. */
export interface SliderVerifyProps {
  /** Called at the end of the way; a promise that gives `false` or rejects sends the slider back. */
  onVerified: () => unknown
  /** @default 请按住滑块拖动 */
  text?: string
  /** @default 验证通过 */
  successText?: string
  /** In pixels. @default 40 */
  height?: number
  /** @default false */
  disabled?: boolean
  ref?: Ref<SliderVerifyHandle>
}

const css = `
.lading-slider { position: relative; width: 100%; min-width: 160px; box-sizing: border-box; border: 1px solid var(--ant-color-border); border-radius: 6px;
  background: var(--ant-color-fill-tertiary); overflow: hidden; user-select: none; display: grid; place-items: center; color: var(--ant-color-text); }
.lading-slider-way { position: absolute; inset-block: 0; inset-inline-start: 0; background: var(--ant-color-success-bg-hover, #d9f7be); }
.lading-slider-text { position: relative; padding-inline: 48px; text-align: center; }
.lading-slider-thumb { position: absolute; inset-block: 0; inset-inline-start: 0; width: 44px; display: grid; place-items: center; cursor: grab; touch-action: none;
  background: var(--ant-color-bg-container); border-inline-end: 1px solid var(--ant-color-border); color: var(--ant-color-text); }
.lading-slider-thumb:dir(rtl) .anticon-double-right { transform: scaleX(-1); }
.lading-slider-thumb:focus-visible { outline: 2px solid var(--ant-color-primary); outline-offset: -2px; }
.lading-slider[data-state='idle'] .lading-slider-thumb, .lading-slider[data-state='idle'] .lading-slider-way { transition: all 0.2s; }
.lading-slider[data-state='verified'] .lading-slider-thumb { cursor: default; color: var(--ant-color-success-text); }
.lading-slider[aria-disabled='true'] { opacity: 0.6; }
@media (prefers-reduced-motion: reduce) { .lading-slider * { transition: none !important; } }
`

const THUMB = 44

/**
 * Drag to verify (spec 2 §4): verified past the full width, back when released earlier, and then no more to be moved.
 * By keyboard: arrows, Page Up and Down, Home, End. It slows a person down; it is no protection against programs.
 *
 * @example <SliderVerify onVerified={() => setVerified(true)} />
 */
export function SliderVerify(props: SliderVerifyProps): ReactNode {
  const { onVerified, text, successText, height = 40, disabled = false, ref } = props
  const texts = useMessages(sliderMessages)
  const [state, setState] = useState<SliderState>('idle')
  const [part, setPart] = useState(0)
  const [failed, setFailed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const reset = () => {
    start.current = undefined
    setState('idle')
    setPart(0)
  }
  useImperativeHandle(ref, () => ({ reset }), [])

  const locked = disabled || state === 'verified' || state === 'checking'
  const arrive = async () => {
    start.current = undefined
    setPart(1)
    setState('checking')
    try {
      if ((await onVerified()) === false) throw new Error('refused')
      setState('verified')
    } catch {
      setFailed(true)
      reset()
    }
  }
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (locked || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientX
    setFailed(false)
    setState('dragging')
  }
  const leftwards = () => root.current !== null && getComputedStyle(root.current).direction === 'rtl'
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (start.current === undefined) return
    // Measured at every move: the page may be resized on the way.
    const way = (root.current?.clientWidth ?? 0) - THUMB
    const next = partOf((event.clientX - start.current) * (leftwards() ? -1 : 1), way)
    if (next >= 1) void arrive()
    else setPart(next)
  }
  const up = () => {
    if (start.current !== undefined) reset()
  }
  const key = (event: KeyboardEvent) => {
    const next = locked ? undefined : partAfterKey(part, event.key, leftwards())
    if (next === undefined) return
    event.preventDefault()
    setFailed(false)
    if (next >= 1) void arrive()
    else setPart(next)
  }

  const said =
    state === 'verified'
      ? (successText ?? texts.verified)
      : state === 'checking'
        ? texts.checking
        : failed
          ? texts.failed
          : (text ?? texts.drag)
  const place = `calc((100% - ${THUMB}px) * ${part})`
  return (
    <div ref={root} className="lading-slider" data-state={state} aria-disabled={disabled} style={{ height }}>
      <Css name="slider">{css}</Css>
      <div className="lading-slider-way" style={{ width: part === 0 ? 0 : `calc(${place} + ${THUMB}px)` }} />
      <span className="lading-slider-text" role="status">
        {said}
      </span>
      <div
        className="lading-slider-thumb"
        style={{ insetInlineStart: place }}
        role="slider"
        tabIndex={disabled ? -1 : 0}
        aria-label={texts.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(part * 100)}
        aria-valuetext={said}
        aria-disabled={locked}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={key}
      >
        {state === 'verified' ? <CheckCircleFilled aria-hidden /> : <DoubleRightOutlined aria-hidden />}
      </div>
    </div>
  )
}
