/** Style sheet of the cron builder. */
export const cronCss = `
.lading-cron { display: flex; flex-direction: column; gap: 8px; container-type: inline-size; }
.lading-cron-expression { display: grid; grid-template-columns: max-content 1fr; gap: 4px 8px; align-items: center; }
.lading-cron-expression input { font-family: ui-monospace, Consolas, monospace; }
.lading-cron-fault { grid-column: 2; color: var(--ant-color-error); }
.lading-cron-body { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: start; }
.lading-cron-fields { flex: 1 1 420px; min-width: 0; }
.lading-cron-preview { flex: 0 1 240px; display: flex; flex-direction: column; gap: 8px; padding-top: 8px; }
.lading-cron-zone { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-cron-panel { display: flex; flex-direction: column; gap: 8px; }
.lading-cron-panel .ant-radio-group { display: flex; flex-direction: column; gap: 4px; width: 100%; }
.lading-cron-choice { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-height: 32px; }
.lading-cron-choice .ant-input-number { width: 80px; }
.lading-cron .ant-select-disabled .ant-select-selection-item { background: transparent !important; border-color: var(--ant-color-border) !important; }
.lading-cron-hint { color: var(--ant-color-text-description); margin: 0; }
.lading-cron-words { font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
.lading-cron-runs { margin: 0; padding-inline-start: 24px; font-variant-numeric: tabular-nums; line-height: 1.7; }
.lading-cron-wrong { color: var(--ant-color-error); }
.lading-cron-input { display: flex; flex-direction: column; gap: 4px; }
.lading-cron-input input { font-family: ui-monospace, Consolas, monospace; }
.lading-cron-input .lading-cron-fault { font-size: 13px; }
`
