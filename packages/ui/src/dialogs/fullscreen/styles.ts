/** Style sheet of the large dialogs. */
export const dialogCss = `
.lading-dialog .ant-modal-title { padding-inline-end: 96px; overflow-wrap: anywhere; }
.lading-dialog .lading-dialog-switches { position: absolute; inset-block-start: 16px; inset-inline-end: 52px; display: flex; gap: 2px; z-index: 1; }
.lading-dialog .lading-dialog-switches .ant-btn { width: 28px; height: 28px; margin-block: -2px; }
.lading-dialog-body:focus-visible { outline: 2px solid var(--ant-color-primary); outline-offset: 2px; }
.lading-dialog-title { cursor: move; touch-action: none; user-select: none; }
.lading-dialog-body { max-height: calc(100vh - 200px); overflow: auto; }
.lading-dialog-full.ant-modal { max-width: 100vw !important; padding-bottom: 0; margin: 0; top: 0; }
.lading-dialog-full .ant-modal-container { min-height: 100vh; border-radius: 0; display: flex; flex-direction: column; }
.lading-dialog-full .ant-modal-body { flex: 1; }
.lading-dialog-full .lading-dialog-body { max-height: calc(100vh - 130px); }
.lading-dialog-full .lading-dialog-title { cursor: default; touch-action: auto; }
.lading-dialog-placed.ant-modal { position: fixed; margin: 0; padding-bottom: 0; max-width: none; }
.lading-dialog-placed .ant-modal-container { height: 100%; display: flex; flex-direction: column; }
.lading-dialog-placed > div:not(.ant-modal-container) { height: 100%; }
.lading-dialog-placed .ant-modal-body { flex: 1; min-height: 0; }
.lading-dialog-placed .lading-dialog-body { height: 100%; max-height: none; }
.lading-dialog-edge { position: absolute; z-index: 1; touch-action: none; }
.lading-dialog-edge[data-x='0'] { inset-inline: 12px; height: 8px; cursor: ns-resize; }
.lading-dialog-edge[data-y='0'] { inset-block: 12px; width: 8px; cursor: ew-resize; }
.lading-dialog-edge:not([data-x='0'], [data-y='0']) { width: 14px; height: 14px; }
.lading-dialog-edge[data-x='-1'] { left: -4px; } .lading-dialog-edge[data-x='1'] { right: -4px; }
.lading-dialog-edge[data-y='-1'] { top: -4px; } .lading-dialog-edge[data-y='1'] { bottom: -4px; }
.lading-dialog-edge:is([data-x='-1'][data-y='-1'], [data-x='1'][data-y='1']) { cursor: nwse-resize; }
.lading-dialog-edge:is([data-x='1'][data-y='-1'], [data-x='-1'][data-y='1']) { cursor: nesw-resize; }
/* One long text does not take the room of its neighbours. */
@media (min-width: 992px) { .lading-detail .ant-descriptions-view > table { table-layout: fixed; } }
@media (max-width: 600px) { .lading-dialog.ant-modal .ant-modal-container { padding: 16px 12px; } }
`
