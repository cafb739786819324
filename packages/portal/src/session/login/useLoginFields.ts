import type { InputRef } from 'antd'
import { useRef, useState } from 'react'

/** What a login by password asks for, in the order on screen. */
const FIELDS = ['username', 'password', 'captcha'] as const
export type LoginFieldName = (typeof FIELDS)[number]
export type LoginValues = Record<LoginFieldName, string>

/** The fields of a login by password. */
export interface LoginFields {
  values: LoginValues
  set: (name: LoginFieldName, value: string) => void
  /** Whether the field was empty at the last try, and still is. */
  missing: (name: LoginFieldName) => boolean
  /** Marks what is empty, with the keyboard in the first of it. @returns whether nothing is */
  check: () => boolean
  focus: (name: LoginFieldName) => void
  /** For the input of a field. */
  refOf: (name: LoginFieldName) => (input: InputRef | null) => void
}

/** Values of the login's fields. Nothing is said about a field before the first try. @param username as it begins */
export function useLoginFields(username = ''): LoginFields {
  const [values, setValues] = useState<LoginValues>({ username, password: '', captcha: '' })
  const [marked, setMarked] = useState<readonly LoginFieldName[]>([])
  const inputs = useRef<Partial<Record<LoginFieldName, InputRef | null>>>({})
  const focus = (name: LoginFieldName) => inputs.current[name]?.focus()
  return {
    values,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    missing: (name) => marked.includes(name) && values[name] === '',
    check() {
      const empty = FIELDS.filter((name) => values[name] === '')
      setMarked(empty)
      if (empty[0]) focus(empty[0])
      return empty.length === 0
    },
    focus,
    refOf: (name) => (input) => {
      inputs.current[name] = input
    },
  }
}
