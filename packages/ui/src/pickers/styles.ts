import { visuallyHidden } from '../foundation/visuallyHidden'

/** Style sheet of the pickers. */
export const pickerCss = `
.lading-picker-field { display: flex; width: 100%; min-width: 0; }
.lading-picker-field .ant-select { flex: 1 1 0; min-width: 0; }
.lading-picker { display: flex; flex-wrap: wrap; gap: 16px; align-items: stretch; }
.lading-picker-side { flex: 0 0 220px; min-width: 0; max-height: 520px; overflow: auto; }
/* A tree has a ground of its own, which in a dark dialog is darker than the dialog. */
.lading-picker .ant-tree { background: none; }
.lading-picker-main { flex: 1 1 360px; min-width: 0; display: flex; flex-direction: column; gap: 8px; }
.lading-picker-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.lading-picker-bar .ant-input-affix-wrapper { flex: 0 1 240px; }
.lading-picker-bar-end { justify-content: flex-end; }
.lading-picker-hidden { ${visuallyHidden} }
.lading-picker-item { display: inline-flex; flex: 0 1 264px; gap: 8px; align-items: center; }
.lading-picker-item > label { flex: none; }
.lading-picker-item .ant-select { min-width: 120px; }
.lading-picker-items { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr)); gap: 8px 16px; }
.lading-picker-items > div { display: grid; grid-template-columns: 88px minmax(0, 1fr); align-items: center; gap: 8px; }
.lading-picker-items label { color: var(--ant-color-text-secondary); text-align: end; overflow-wrap: anywhere; }
/* Reports may have many columns: they are scrolled to, not squeezed. The pagination below stays where it is. */
.lading-picker-table .ant-table-content { overflow-x: auto; }
.lading-picker-table :is(th, td):not([colspan]) { white-space: nowrap; }
.lading-picker-table .ant-table-row { cursor: pointer; }
.lading-picker-chosen { flex: 0 0 240px; min-width: 0; border-inline-start: 1px solid var(--ant-color-border-secondary); padding-inline-start: 16px; }
.lading-picker-chosen h2 { font-size: 14px; margin: 0 0 8px; }
.lading-picker-chosen ul { list-style: none; margin: 0; padding: 0; max-height: 460px; overflow: auto; }
.lading-picker-chosen li { display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 2px 0; }
.lading-picker-chosen li > span { min-width: 0; overflow-wrap: anywhere; }
.lading-picker-answers { display: flex; gap: 8px; }
.lading-picker-muted { color: var(--ant-color-text-description); margin: 0; }
.lading-picker-label { color: var(--ant-color-text-secondary); }
.lading-picker-report { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; overflow-wrap: anywhere; }
.lading-picker-missing { color: var(--ant-color-error-text, var(--ant-color-error)); }
@media (max-width: 800px) {
  .lading-picker-side, .lading-picker-chosen { flex-basis: 100%; max-height: 220px; overflow: auto; border-inline-start: 0; padding-inline-start: 0; }
  .lading-picker-side:has(.ant-result) { max-height: none; }
  .lading-picker-side .ant-result { padding: 8px; }
}
/* Small screens scroll the table sideways (spec 2 §9); each condition has a line of its own. */
@media (max-width: 499.98px) {
  .lading-picker-table .ant-table-content > table { min-width: 800px; }
  .lading-picker-bar > .lading-picker-item { display: grid; flex: 1 0 100%; grid-template-columns: 88px minmax(0, 1fr); }
  .lading-picker-item > label { overflow-wrap: anywhere; }
}
`
