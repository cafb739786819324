import { visuallyHidden } from '../foundation/visuallyHidden'

/** Looks of the upload widgets. */
export const uploadCss = `
.lading-upload { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
.lading-upload-bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.lading-upload-list { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 4px; }
.lading-upload-window { overflow: auto; border: 1px solid var(--ant-color-border-secondary); border-radius: 6px; }
.lading-upload-window > .lading-upload-list { gap: 0; box-sizing: border-box; }
.lading-upload-window .lading-upload-row { height: 36px; flex: none; }
.lading-upload-row { display: flex; align-items: center; gap: 4px; min-width: 0; padding: 2px 4px; border-radius: 6px;
  content-visibility: auto; contain-intrinsic-size: auto 32px; }
.lading-upload-row:hover, .lading-upload-row:focus-within { background: var(--ant-control-item-bg-hover); }
.lading-upload-name { flex: 1 1 auto; min-width: min(7em, 40%); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; text-align: start; }
button.lading-upload-name { border: 0; padding: 4px 0; background: none; color: var(--ant-color-text); cursor: pointer; font: inherit; }
button.lading-upload-name:hover { text-decoration: underline; }
.lading-upload-note { flex: none; color: var(--ant-color-text-secondary); font-size: 12px; }
.lading-upload-row[data-status='error'] .lading-upload-name { color: var(--ant-color-error-text); }
.lading-upload-row .ant-btn { flex: none; min-width: 24px; }
.lading-upload-row .ant-progress { flex: 0 1 160px; min-width: 0; margin: 0; }
.lading-upload-images { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; }
.lading-upload-wall { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 8px; }
.lading-upload-card { position: relative; box-sizing: border-box; width: 154px; min-height: 140px; border: 1px solid var(--ant-color-border);
  border-radius: 8px; overflow: hidden; background: var(--ant-color-bg-container); display: flex; flex-direction: column; }
.lading-upload-card[data-status='error'] { border-color: var(--ant-color-error); }
.lading-upload-card .lading-upload-thumb { height: 108px; flex: none; border: 0; padding: 4px; background: none; cursor: zoom-in;
  display: grid; place-items: center; color: var(--ant-color-text-secondary); font-size: 12px; overflow: hidden; overflow-wrap: anywhere; }
.lading-upload-card .lading-upload-thumb:disabled { cursor: default; }
.lading-upload-card .lading-upload-thumb img { width: 100%; height: 100%; object-fit: cover; border-radius: 4px; }
.lading-upload-card .lading-upload-tools { display: flex; flex-wrap: wrap; justify-content: center; border-top: 1px solid var(--ant-color-border-secondary); }
.lading-upload-card .ant-progress { position: absolute; inset-inline: 8px; inset-block-start: 90px; width: auto; }
.lading-upload-card .ant-btn { width: 25px; min-width: 24px; padding: 0; }
.lading-upload-drag { cursor: grab; touch-action: none; }
.lading-upload-picker.ant-btn { width: 154px; height: 140px; flex-direction: column; white-space: normal; }
.lading-upload-hidden { ${visuallyHidden} }
.lading-upload-pdf { width: 100%; height: calc(100vh - 220px); min-height: 320px; border: 0; }
.lading-upload-bar > .lading-upload-drop { flex: 1 0 100%; }
.lading-upload-drop .ant-upload-drag { padding: 0; }
.lading-upload-crop { position: relative; height: 320px; background: var(--ant-color-fill-tertiary); display: grid; place-items: center; }
`
