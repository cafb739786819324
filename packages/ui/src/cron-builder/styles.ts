/** Style sheet of the cron builder. */
export const cronCss = `
.lading-cron { display: flex; flex-direction: column; gap: 8px; container-type: inline-size; }
.lading-cron-expression { display: grid; grid-template-columns: max-content 1fr; gap: 4px 8px; align-items: center; }
.lading-cron-expression input { font-family: ui-monospace, Consolas, monospace; }
.lading-cron-fault { grid-column: 2; color: var(--ant-color-error); }
.lading-cron-body { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: start; }
.lading-cron-fields { flex: 3 1 420px; min-width: 0; }
.lading-cron-preview { flex: 1 1 240px; min-width: 0; display: flex; flex-direction: column; gap: 8px; padding-top: 8px; }
.lading-cron-zone { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-cron-panel { display: flex; flex-direction: column; gap: 8px; }
.lading-cron-panel .ant-radio-group { display: flex; flex-direction: column; gap: 4px; width: 100%; }
/* What goes on in a second line begins where the text of the first one does, not under its circle. */
.lading-cron-choice { font-size: var(--ant-font-size); display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-height: 32px; padding-inline-start: 24px; }
.lading-cron-choice > .ant-radio-wrapper { margin-inline-start: -24px; }
.lading-cron-choice .ant-input-number { width: 80px; }
.lading-cron .ant-select-disabled .ant-select-selection-item { background: transparent !important; border-color: var(--ant-color-border) !important; }
.lading-cron-hint { color: var(--ant-color-text-description); margin: 0; }
.lading-cron-words { font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
.lading-cron-runs { margin: 0; padding-inline-start: 24px; font-variant-numeric: tabular-nums; line-height: 1.7; }
.lading-cron-wrong { color: var(--ant-color-error); }
.lading-cron-preview .ant-alert { margin-bottom: 4px; padding: 4px 8px; }
.lading-cron-year, .lading-cron-why { display: flex; flex-direction: column; gap: 8px; }
.lading-cron-year-bar { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-cron-year-sum { flex: 1 1 auto; }
.lading-cron-map { overflow-x: auto; padding: 2px; font-size: 11px; line-height: 1.2; color: var(--ant-color-text-secondary); }
.lading-cron-map-row { display: grid; gap: 2px; min-width: min-content; margin-bottom: 2px; align-items: center; }
.lading-cron-map-name { white-space: nowrap; }
.lading-cron-map-day { display: block; aspect-ratio: 1; border-radius: 2px; cursor: pointer;
  background: var(--ant-color-fill-secondary); }
.lading-cron-map-day[data-level='1'] { background: color-mix(in srgb, var(--ant-color-primary) 30%, var(--ant-color-bg-container)); }
.lading-cron-map-day[data-level='2'] { background: color-mix(in srgb, var(--ant-color-primary) 55%, var(--ant-color-bg-container)); }
.lading-cron-map-day[data-level='3'] { background: color-mix(in srgb, var(--ant-color-primary) 78%, var(--ant-color-bg-container)); }
.lading-cron-map-day[data-level='4'] { background: var(--ant-color-primary); }
.lading-cron-map-day:focus-visible { outline: 2px solid var(--ant-color-text); outline-offset: 1px; }
.lading-cron-legend { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; font-size: 12px; }
.lading-cron-scale { display: flex; gap: 3px; align-items: center; color: var(--ant-color-text-secondary); }
.lading-cron-scale i { width: 10px; cursor: default; }
.lading-cron-why p { margin: 0 0 4px; }
.lading-cron-verdict { font-weight: 600; display: flex; gap: 6px; align-items: center; }
.lading-cron-verdict .anticon, .lading-cron-checks .anticon { color: var(--ant-color-error); }
.lading-cron-verdict[data-runs='true'] .anticon, .lading-cron-checks [data-fits='true'] .anticon { color: var(--ant-color-success); }
.lading-cron-checks { list-style: none; margin: 0 0 8px; padding: 0; display: grid; grid-template-columns: 16px max-content 1fr; gap: 4px 8px; }
.lading-cron-checks li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: baseline; overflow-wrap: anywhere; }
.lading-cron-input { display: flex; flex-direction: column; gap: 4px; }
.lading-cron-input input { font-family: ui-monospace, Consolas, monospace; }
.lading-cron-input .lading-cron-fault { font-size: 13px; }
`
