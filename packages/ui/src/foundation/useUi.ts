import { useContext } from 'react'
import { UiContext } from './uiContext'
import type { Ui } from './uiContext'

/**
 * The data source, locale, theme mode and permissions in force here.
 *
 * @throws outside of a `UiProvider`.
 */
export function useUi(): Ui {
  const ui = useContext(UiContext)
  if (!ui) {
    throw new Error(
      'A component of @lading/ui was rendered outside of <UiProvider>. Wrap the application in it and give it a dataSource.',
    )
  }
  return ui
}
