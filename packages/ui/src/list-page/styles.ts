import { visuallyHidden } from '../foundation/visuallyHidden'

/**
 * Layout of the list page, in steps of 8 px. Grips between columns are 24 px for a finger (WCAG 2.5.8), most of it
 * beyond the border, where no icon stands.
 */
export const listPageCss = `
.lading-list { display: flex; flex-direction: column; gap: 8px; min-width: 0; position: relative; }
.lading-list > h1 { margin: 0; ${visuallyHidden} }
.lading-behind {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 4px 16px; border-radius: var(--ant-border-radius);
  background: var(--ant-color-info-bg); border: 1px solid var(--ant-color-info-border);
}
.lading-search {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr)); gap: 8px 16px;
  padding: 16px; background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg);
}
.lading-search-item { display: grid; grid-template-columns: 96px minmax(0, 1fr); align-items: center; gap: 8px; min-width: 0; }
.lading-search-item > label { color: var(--ant-color-text-secondary); text-align: end; overflow-wrap: anywhere; line-height: 1.3; }
.lading-search .ant-input-clear-icon { min-width: 24px; min-height: 24px; margin-inline-end: -6px; }
.lading-search-buttons { display: flex; gap: 8px; align-items: center; justify-content: flex-end; grid-column-end: -1; }
.lading-range { display: flex; align-items: center; gap: 4px; }
.lading-range > * { flex: 1; min-width: 0; }
.lading-range > span { flex: none; color: var(--ant-color-text-secondary); }
.lading-toolbar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; 
  padding: 8px 16px; background: var(--ant-color-bg-container);
  border-radius: var(--ant-border-radius-lg) var(--ant-border-radius-lg) 0 0;
}
.lading-toolbar > .ant-btn { max-width: 100%; }
.lading-toolbar > .ant-btn > span:not(.ant-btn-icon) { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.lading-exporting { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.lading-toolbar-end { display: flex; gap: 4px; margin-inline-start: auto; }
.lading-chosen {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; flex: 1 0 100%; box-sizing: border-box; max-width: 100%; padding: 4px 8px; border-radius: var(--ant-border-radius);
  background: var(--ant-color-primary-bg); border: 1px solid var(--ant-color-primary-border);
}
.lading-selected { font-weight: 600; white-space: nowrap; }
.lading-toolbar .lading-on { color: var(--ant-color-primary); background: var(--ant-color-primary-bg); }
.lading-beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(280px, 360px); gap: 8px; align-items: start; }
.lading-preview {
  position: sticky; top: var(--lading-sticky-top, 0); max-height: calc(100vh - 160px); overflow: auto; padding: 8px 16px 16px;
  background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); outline-offset: -2px;
}
.lading-preview > header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; position: sticky; top: -8px; background: inherit; padding-block: 8px; z-index: 1; }
.lading-preview > header > strong { overflow-wrap: anywhere; }
.lading-preview-buttons { display: inline-flex; align-items: center; margin-inline-start: auto; }
.lading-preview dl, .lading-card dl { margin: 0; }
.lading-preview dl > div { padding-block: 4px; border-bottom: 1px solid var(--ant-color-border-secondary); }
.lading-preview dt, .lading-card dt { color: var(--ant-color-text-secondary); font-size: 13px; }
.lading-preview dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
.lading-table .lading-current > .ant-table-cell { background: var(--ant-color-primary-bg) !important; }
.lading-cards { list-style: none; margin: 0; padding: 8px 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr)); gap: 8px; }
.lading-card { border: 1px solid var(--ant-color-border-secondary); border-radius: var(--ant-border-radius-lg); padding: 8px 12px; display: flex; flex-direction: column; gap: 4px; min-width: 0; }
.lading-card-head { display: flex; align-items: center; gap: 8px; min-width: 0; }
.lading-card-head > .lading-link { font-weight: 600; }
.lading-card-head > .ant-tag { margin-inline-start: auto; }
.lading-card dl { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 12px; }
.lading-card dl > div { min-width: 0; }
.lading-card dd { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lading-card > .lading-operations { margin-top: auto; justify-content: flex-end; }
.lading-cards-pages { padding-block: 8px; }
.lading-views { display: flex; align-items: center; gap: 8px; padding: 0 16px; background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); }
.lading-views > .ant-tabs { flex: 1; min-width: 0; }
.lading-views .ant-tabs-nav { margin: 0; }
.lading-views .ant-tabs-nav::before { display: none; }
.lading-table { background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); padding: 8px 16px; min-width: 0; }
.lading-toolbar + .lading-table, .lading-toolbar + .lading-rows { margin-top: -8px; }
.lading-toolbar + .lading-table, .lading-toolbar + .lading-rows > .lading-table { border-start-start-radius: 0; border-start-end-radius: 0; padding-top: 0; }
.lading-table .ant-table-cell { font-variant-numeric: tabular-nums; }
.lading-tone-danger { --lading-tone: var(--ant-color-error); }
.lading-tone-warning { --lading-tone: var(--ant-color-warning); }
.lading-tone-success { --lading-tone: var(--ant-color-success); }
.lading-tone-info { --lading-tone: var(--ant-color-primary); }
.lading-tone-muted { --lading-tone: var(--ant-color-text-secondary); }
.lading-table .ant-table-tbody > .ant-table-row > [class*='lading-tone-'] { background: color-mix(in srgb, var(--lading-tone) 14%, var(--ant-color-bg-container)); }
.lading-table .ant-table-thead > tr > th { white-space: nowrap; }
.lading-table .ant-pagination { row-gap: 8px; flex-wrap: wrap; }
.lading-table .ant-table-measure-row { visibility: hidden; }
.lading-table :is(.lading-link, .ant-table-cell-ellipsis .lading-link-button) { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom; }
.lading-grip { position: absolute; inset-block: 0; inset-inline-end: 0; width: 8px; cursor: col-resize; touch-action: none; z-index: 1; }
.lading-grip::after { content: ''; position: absolute; inset-block: 0; inset-inline: -4px -12px; }
.lading-table th .ant-table-column-title { z-index: auto; }
th:is(:last-child, :has(+ [class*='-fix'])) > .lading-grip::after { inset-inline: -16px 0; }
.lading-table th:has(> .lading-grip) { overflow: visible; }
.lading-header { overflow: hidden; text-overflow: ellipsis; }
.lading-grip:hover, .lading-grip:focus-visible { background: var(--ant-color-primary); opacity: 0.4; outline: none; }
.lading-blank { color: var(--ant-color-text-description); }
.lading-operations { display: inline-flex; gap: 4px; margin-inline-start: -5px; white-space: nowrap; }
.lading-table .lading-operations .ant-btn, .lading-operations > .lading-link-button { padding: 0 4px; height: 24px; }
.lading-tree-leaf { display: inline-block; width: 24px; }
.lading-tree-failed { color: var(--ant-color-error-text); }
.lading-table .ant-table-cell-with-append > .ant-btn { margin-inline-end: 4px; }
.lading-failed { padding: 32px 16px; text-align: center; }
@media (forced-colors: active) { .lading-table [class*='lading-tone-'] { text-decoration: underline; } }
@keyframes lading-flash { from { background-color: var(--ant-color-warning-bg-hover); } }
.lading-table .lading-flash > .ant-table-cell, .lading-card.lading-flash { animation: lading-flash 1400ms ease-out; }
@media (prefers-reduced-motion: reduce) { .lading-table .lading-flash > .ant-table-cell { animation: none; } }
@media print {
  .lading-search, .lading-toolbar, .lading-grip, .lading-table .ant-pagination, .lading-table .ant-table-column-sorter,
  .lading-table .ant-table-selection-column, .lading-table .lading-operated { display: none !important; }
  .lading-table .ant-table-content { overflow: visible !important; }
  .lading-table table { width: 100% !important; min-width: 0 !important; table-layout: auto !important; font-size: 12px; }
  .lading-table col { width: auto !important; }
  .lading-table .ant-table-cell { position: static !important; padding: 4px !important; white-space: normal !important; overflow-wrap: break-word; }
}
@media (max-width: 600px) {
  .lading-search, .lading-toolbar, .lading-table { padding-inline: 8px; }
  .lading-search-item { grid-template-columns: 88px minmax(0, 1fr); }
  .lading-search-buttons { justify-content: stretch; }
  .lading-search-buttons > .ant-btn { flex: 1; }
  .lading-picker-popup .ant-picker-panels { flex-direction: column !important; }
}
`
