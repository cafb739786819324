/** Looks of the import. */
export const importCss = `
.lading-import { display: flex; flex-direction: column; gap: 16px; min-width: 0; outline: none; }
.lading-import-busy { display: grid; gap: 8px; justify-items: start; padding: 24px 0; }
.lading-import-busy .ant-progress { width: 100%; }
.lading-import-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: flex-end; }
.lading-import-bar > :first-child { margin-inline-end: auto; }
/* Long links go on in the next line instead of out of the dialog. */
.lading-import .ant-btn-link { max-width: 100%; height: auto; min-height: 24px; white-space: normal; text-align: start; }
.lading-import .ant-select .ant-select-clear { width: 24px; height: 24px; display: inline-flex; align-items: center; justify-content: center;
  margin-block-start: -12px; margin-inline-end: -6px; }
.lading-import-map { width: 100%; table-layout: fixed; border-collapse: collapse; }
.lading-import-map th, .lading-import-map td { padding: 4px 8px; text-align: start; border-bottom: 1px solid var(--ant-color-border-secondary);
  overflow-wrap: anywhere; }
.lading-import-problems { display: flex; flex-wrap: wrap; gap: 8px; max-height: 120px; overflow: auto; }
.lading-import-figures { display: flex; flex-wrap: wrap; gap: 24px; margin: 0; }
.lading-import-figures dd { margin: 0; font-size: 24px; }
.lading-import-failed { max-height: 200px; overflow: auto; margin: 0; }
.lading-import-replace { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px; max-height: 160px; overflow: auto; }
.lading-import-replace li { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.lading-import-wrong { flex: 0 1 200px; min-width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.lading-import-note { margin: 0; color: var(--ant-color-text-secondary); }
/* antd draws what can be chosen like text: here it stands below sentences and must look like something to press. */
.lading-import-problems .ant-tag-checkable:not(.ant-tag-checkable-checked) { border-color: var(--ant-color-border); }
.lading-import-problems .ant-tag-checkable-checked, .lading-import-problems .ant-tag-checkable-checked > span { color: var(--ant-color-bg-container); }
`
