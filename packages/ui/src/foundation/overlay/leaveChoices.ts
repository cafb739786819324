/**
 * Tab leaves a field of several choices whose list is open. Antd would toggle the marked choice and stay: what was chosen
 * with the mouse a moment ago would be gone, in silence. In a grid, Tab is the grid's.
 *
 * @param event of the capture phase, before the field hears it
 */
export function leaveChoices(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.target instanceof Element)) return
  const field = event.target.closest('.ant-select-multiple.ant-select-open')
  if (field && !field.closest('[role=grid]')) event.stopPropagation()
}
