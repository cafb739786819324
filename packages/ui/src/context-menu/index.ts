'use client'

export { ContextMenu } from './ContextMenu'
export type { ContextMenuItem, ContextMenuProps } from './ContextMenu'
