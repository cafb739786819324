import type { Text } from '@lading/core/text'
import { createContext } from 'react'

/** The title of the route around a page, as the menu or the page's own entry gives it. */
export const RouteTitle = createContext<Text | undefined>(undefined)
