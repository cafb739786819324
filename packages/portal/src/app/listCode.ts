/** What all lists need: their pages bring only their own definitions besides. */
export { EntityList, useListPage } from '@lading/ui/pages'
