import { lazy } from 'react'
import { defineCell } from '../defineCell'
import { InputPopPanel } from '../../laterParts'
import { textareaCell } from './textCell'

const Dialog = lazy(() => import('../dialog/TextDialog').then((module) => ({ default: module.TextDialog })))

/** A long text: written in the cell, or in a dialog of its own. */
export const inputPopCell = defineCell({ ...textareaCell, Panel: InputPopPanel, Dialog })
