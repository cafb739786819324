import { visuallyHidden } from '../foundation/visuallyHidden'

/** Style sheet of the advanced query. */
export const superQueryCss = `
.lading-super { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
.lading-super-main { flex: 1 1 560px; min-width: 0; display: flex; flex-direction: column; gap: 12px; }
.lading-super-match { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-super-lines { display: flex; flex-direction: column; gap: 8px; }
.lading-super-line { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.lading-super-field { flex: 1 1 180px; min-width: 0; }
.lading-super-rule { flex: 0 0 132px; }
.lading-super-value { flex: 1 1 220px; min-width: 0; }
.lading-super-end { display: flex; }
.lading-super-group { display: flex; flex-direction: column; gap: 8px; padding: 8px 0 8px 12px; border-inline-start: 3px solid var(--ant-color-border); border-radius: 2px; }
.lading-super-group .lading-super-group { border-inline-start-style: double; }
.lading-super-head { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-super-head > .lading-super-end { margin-inline-start: auto; }
.lading-super-add { display: flex; flex-wrap: wrap; gap: 8px; }
.lading-super-add > button { flex: 1 1 160px; }
.lading-super-group > .lading-super-add > button { flex: 0 0 auto; }
.lading-super-head .ant-select { flex: 0 1 240px; min-width: 0 !important; }
.lading-super-gone { flex-basis: 100%; color: var(--ant-color-error); font-size: 13px; }
.lading-super-hidden { ${visuallyHidden} }
.lading-super-sentence { margin: 0; padding: 8px 12px; background: var(--ant-color-fill-quaternary); border-radius: var(--ant-border-radius); overflow-wrap: anywhere; }
.lading-super-range { display: flex; gap: 4px; align-items: center; }
.lading-super-range > * { flex: 1; min-width: 0; }
.lading-super-saved { flex: 0 1 264px; min-width: 200px; border-inline-start: 1px solid var(--ant-color-border-secondary); padding-inline-start: 16px; }
@media (max-width: 600px) { .lading-super-saved { flex-basis: 100%; border-inline-start: 0; padding-inline-start: 0; } }
.lading-super-saved h2 { font-size: 14px; margin: 0 0 8px; }
.lading-super-saved ul { list-style: none; margin: 0; padding: 0; }
.lading-super-saved li { display: flex; flex-wrap: wrap; align-items: center; }
.lading-super-saved li > button { flex: none; min-width: 24px; min-height: 24px; }
.lading-super-saved li > button:first-child { flex: 1 1 0; min-width: 0; justify-content: flex-start; padding-inline: 4px; }
.lading-super-saved li > button:first-child > span:last-child { overflow: hidden; text-overflow: ellipsis; }
.lading-super-saved small { flex-basis: 100%; padding-inline-start: 4px; overflow-wrap: anywhere; }
.lading-super-owner { color: var(--ant-color-text-description); }
.lading-super-empty { color: var(--ant-color-text-description); margin: 0; }
.lading-super-footer { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; margin-top: 16px; }
.lading-super-footer > :first-child { margin-inline-end: auto; }
`
