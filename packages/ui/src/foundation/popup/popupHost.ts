import { popupRegion } from './popupRegion'

/**
 * Where a popup that takes the keyboard is put: inside the dialog that its trigger stands in, else in the region of popups. A
 * dialog keeps the focus to itself; from a menu beside it, it would take the focus back at once.
 *
 * @example <Dropdown getPopupContainer={popupHost} … />
 */
export function popupHost(trigger: Element | undefined): HTMLElement {
  return trigger?.closest<HTMLElement>('.ant-modal-container') ?? popupRegion()
}
