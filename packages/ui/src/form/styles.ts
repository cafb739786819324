/** Layout of the form, in steps of 8 px. */
export const formCss = `
.lading-form { display: flex; flex-direction: column; gap: 8px; min-width: 0; }
.lading-form-head { position: sticky; top: var(--lading-sticky-top, 0); z-index: 10; background: var(--ant-color-bg-layout); }
.lading-form-head > .ant-alert { max-height: 30vh; overflow: auto; margin-top: 8px; }
.lading-form-header {
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
  padding: 8px 16px; background: var(--ant-color-bg-container);
  border-radius: var(--ant-border-radius-lg); border-bottom: 1px solid var(--ant-color-border-secondary);
}
.lading-form-title { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-width: 0; }
.lading-form-title > h1 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; overflow-wrap: anywhere; }
.lading-form-dirty { color: var(--ant-color-text-description); font-size: 12px; }
.lading-form-buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-inline-start: auto; }
.lading-form-steps { display: flex; flex-wrap: wrap; gap: 8px; }
.lading-form-buttons > .lading-form-steps:not(:last-child) { padding-inline-end: 16px; margin-inline-end: 8px; border-inline-end: 1px solid var(--ant-color-border); }
.lading-section { background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); padding: 16px; min-width: 0; }
.lading-section > h2, .lading-lines > h2 { margin: 0 0 12px; font-size: 14px; line-height: 22px; font-weight: 600; }
.lading-section > h2::before, .lading-lines > h2::before {
  content: ''; display: inline-block; width: 3px; height: 12px; margin-inline-end: 8px; border-radius: 2px;
  background: var(--ant-color-primary); vertical-align: -1px;
}
/* Below each field is room for its message; the last row shares it with the section's own padding. */
.lading-fields { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: 8px 16px; margin-bottom: -12px; }
.lading-field { display: flex; flex-direction: column; min-width: 0; grid-column-end: span var(--span, 1); }
.lading-field :is(input, textarea, button) { scroll-margin-block: 96px 32px; }
.lading-field-first { grid-column-start: 1; }
.lading-field > .lading-label { color: var(--ant-color-text-secondary); font-size: 13px; line-height: 20px; margin-bottom: 2px; overflow-wrap: anywhere; }
.lading-required::before { content: '*'; color: var(--ant-color-error); margin-inline-end: 4px; line-height: 1; }
.lading-help { min-height: 16px; font-size: 12px; line-height: 16px; padding-top: 1px; color: var(--ant-color-text-description); overflow-wrap: anywhere; }
.lading-help-error { color: var(--ant-color-error); }
.lading-output {
  min-height: 32px; box-sizing: border-box; padding: 5px 11px; line-height: 22px; border-radius: var(--ant-border-radius);
  background: var(--ant-color-fill-quaternary); overflow-wrap: anywhere; white-space: pre-wrap; font-variant-numeric: tabular-nums;
}
.lading-viewing .lading-output { background: none; padding-inline: 0; min-height: 0; padding-block: 2px; }
.lading-viewing .lading-help { min-height: 8px; }
.lading-viewing .lading-fields { margin-bottom: -8px; }
.lading-lines { background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); padding: 16px; min-width: 0; }
.lading-form .ant-input-number, .lading-form .ant-picker { width: 100%; }
.lading-modal .lading-section, .lading-modal .lading-lines { padding: 8px 0; background: none; }
.lading-modal .ant-modal-footer { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
.lading-modal .ant-modal-footer > .ant-btn { margin: 0; }
.lading-modal .lading-form-steps { margin-inline-end: auto; }
@media (max-width: 960px) { .lading-fields { --columns: 2 !important; } .lading-field { --span: 1 !important; } .lading-field-wide { --span: 2 !important; } }
@media (max-width: 600px) {
  .lading-fields { --columns: 1 !important; }
  .lading-field, .lading-field-wide { --span: 1 !important; }
  .lading-section, .lading-lines { padding: 8px; }
  .lading-form-header { padding-inline: 8px; }
  .lading-form-buttons { margin-inline-start: 0; width: 100%; }
  .lading-form-buttons > .ant-btn, .lading-form-steps > .ant-btn { flex: 1; }
  .lading-form-buttons > .lading-form-steps:not(:last-child) { width: 100%; padding: 0; margin: 0; border: 0; }
}
`
