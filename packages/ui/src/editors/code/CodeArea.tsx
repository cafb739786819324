import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  temporarilySetTabFocusMode,
} from '@codemirror/commands'
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language'
import { Annotation, Compartment, EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  placeholder as placeholderText,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useHandler } from '../../foundation/useHandler'
import { loadLanguage } from './languages'
import type { CodeLanguage } from './languages'

/** A text with the looks of a language. */
export interface CodeAreaProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  language: CodeLanguage
  /** Shown, not changed. */
  readOnly: boolean
  /** Of the element that has the keyboard: its name among them. */
  attributes: Readonly<Record<string, string>>
  placeholder?: string
  /** Line numbers. */
  lines: boolean
}

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--lading-code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--lading-code-string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--lading-code-comment)', fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--lading-code-number)' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.heading], color: 'var(--lading-code-type)' },
  {
    tag: [tags.propertyName, tags.attributeName, tags.function(tags.variableName)],
    color: 'var(--lading-code-name)',
  },
  { tag: tags.heading, fontWeight: 'bold' },
  { tag: tags.strong, fontWeight: 'bold' },
  { tag: tags.emphasis, fontStyle: 'italic' },
])

/** Marks a text that was given, not typed: it is not reported back. */
const fromOutside = Annotation.define<boolean>()

const basics: Extension = [
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(highlight),
  EditorState.tabSize.of(2),
  indentUnit.of('  '),
  EditorView.lineWrapping,
  keymap.of([
    // Tab indents; Escape, then Tab, leaves the field (WCAG 2.1.2).
    { key: 'Escape', run: temporarilySetTabFocusMode },
    ...defaultKeymap,
    ...historyKeymap,
    indentWithTab,
  ]),
]

/** The editing surface: CodeMirror behind a value. A text from outside replaces the document only when it differs. */
export function CodeArea(props: CodeAreaProps): ReactNode {
  const { value, language, readOnly, attributes, placeholder = '', lines } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const parts = useRef({ language: new Compartment(), setup: new Compartment() })
  const changed = useHandler((text: string) => props.onChange(text))
  const left = useHandler(() => props.onBlur?.())
  const first = useRef(value)

  const setup = (): Extension => [
    EditorState.readOnly.of(readOnly),
    EditorView.contentAttributes.of({
      ...attributes,
      // What can be edited takes the focus anyway; this says so to those who only read attributes.
      tabindex: '0',
      ...(readOnly && { 'aria-readonly': 'true' }),
    }),
    placeholderText(placeholder),
    ...(lines ? [lineNumbers(), highlightActiveLineGutter()] : []),
  ]
  const latestSetup = useHandler(setup)
  const said = JSON.stringify(attributes)

  useEffect(() => {
    const editor = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          basics,
          parts.current.language.of([]),
          parts.current.setup.of(latestSetup()),
          EditorView.updateListener.of((update) => {
            const given = update.transactions.some((transaction) => transaction.annotation(fromOutside))
            if (update.docChanged && !given) changed(update.state.doc.toString())
            if (update.focusChanged && !update.view.hasFocus) left()
          }),
        ],
      }),
    })
    view.current = editor
    return () => {
      // What was typed outlives a surface that is set up anew.
      first.current = editor.state.doc.toString()
      editor.destroy()
      view.current = undefined
    }
  }, [changed, latestSetup, left])

  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: fromOutside.of(true),
    })
  }, [value])
  useEffect(() => {
    view.current?.dispatch({ effects: parts.current.setup.reconfigure(latestSetup()) })
  }, [readOnly, said, placeholder, lines, latestSetup])
  useEffect(() => {
    let wanted = true
    loadLanguage[language]().then(
      (grammar) => {
        if (wanted) view.current?.dispatch({ effects: parts.current.language.reconfigure(grammar) })
      },
      // Without its grammar, the text is plain.
      () => undefined,
    )
    return () => void (wanted = false)
  }, [language])

  return <div ref={host} className="lading-code-area" />
}
