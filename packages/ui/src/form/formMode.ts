/** What the form is doing. */
export type FormMode = 'add' | 'edit' | 'view'
