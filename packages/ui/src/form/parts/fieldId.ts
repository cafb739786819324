/** Id of a field's control: its label points at it. */
export function fieldControlId(formId: string, name: string): string {
  return `${formId}-${name}`
}

/** Id of the element around label, control and message. */
export function fieldItemId(formId: string, name: string): string {
  return `${formId}-${name}-item`
}

/** Id of the message or hint below a control. */
export function fieldHelpId(formId: string, name: string): string {
  return `${formId}-${name}-help`
}
