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
.lading-section { background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); padding: 8px 16px; min-width: 0; }
.lading-section + .lading-section { margin-top: -8px; border-top: 1px solid var(--ant-color-border-secondary); border-start-start-radius: 0; border-start-end-radius: 0; }
.lading-section:has(+ .lading-section) { border-end-start-radius: 0; border-end-end-radius: 0; }
.lading-section > h2, .lading-lines > h2 { margin: 0; font-size: 14px; line-height: 24px; font-weight: 600; }
.lading-lines > h2 { margin-bottom: 8px; }
.lading-section > h2 { display: flex; align-items: center; gap: 16px; min-width: 0; }
.lading-section > h2 > button {
  display: inline-flex; align-items: center; gap: 8px; padding: 0 4px; margin: 0 -4px; border: 0; background: none; color: inherit;
  font: inherit; cursor: pointer; flex: none; border-radius: var(--ant-border-radius);
}
.lading-section > h2 > button:focus-visible { outline: 2px solid var(--ant-color-primary); }
.lading-section > h2 > button::before, .lading-lines > h2::before {
  content: ''; display: inline-block; width: 3px; height: 12px; margin-inline-end: 8px; border-radius: 2px;
  background: var(--ant-color-primary); vertical-align: -1px;
}
.lading-section > h2 > button::before { margin-inline-end: 0; }
.lading-chevron { font-size: 10px; color: var(--ant-color-text-description); }
.lading-section [aria-expanded=true] > .lading-chevron { rotate: 90deg; }
.lading-digest { display: flex; gap: 16px; min-width: 0; overflow: hidden; font-weight: 400; font-size: 13px; color: var(--ant-color-text-secondary); white-space: nowrap; }
.lading-digest > span { overflow: hidden; text-overflow: ellipsis; }
.lading-digest > .lading-digest-told { flex: 1 1 auto; min-width: 0; white-space: normal; overflow-wrap: anywhere; }
.lading-digest:has(> .lading-digest-told) { flex-wrap: wrap; gap: 0 16px; }
.lading-summary {
  display: flex; flex-wrap: wrap; gap: 4px 24px; margin: 0; padding: 0 16px 8px; font-size: 13px; line-height: 22px;
  background: var(--ant-color-bg-container); border-radius: 0 0 var(--ant-border-radius-lg) var(--ant-border-radius-lg);
}
.lading-form-head + .lading-summary { margin-top: -8px; padding-top: 6px; }
.lading-form-head:has(.ant-alert) + .lading-summary { margin-top: 0; padding-top: 8px; border-radius: var(--ant-border-radius-lg); }
.lading-line-actions { display: inline-flex; flex-wrap: wrap; gap: 8px; }
.lading-summary > div { display: flex; gap: 8px; min-width: 0; }
.lading-summary dt { color: var(--ant-color-text-secondary); flex: none; }
.lading-summary dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
.lading-summary-amount { font-weight: 600; font-variant-numeric: tabular-nums; }
/* The message below a field stands in the gap to the next one; a section keeps as much room below its last row. */
.lading-fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 0 16px; padding-top: 4px; }
.lading-field { display: flex; flex-direction: column; min-width: 0; }
.lading-field-wide { grid-column: 1 / -1; }
.lading-field :is(input, textarea, button) { scroll-margin-block: 96px 32px; }
.lading-field > .lading-label { color: var(--ant-color-text-secondary); font-size: 13px; line-height: 20px; overflow-wrap: anywhere; }
.lading-required::before { content: '*'; color: var(--ant-color-error); margin-inline-end: 4px; line-height: 1; }
.lading-help { min-height: 16px; font-size: 12px; line-height: 16px; padding-top: 1px; color: var(--ant-color-text-description); overflow-wrap: anywhere; }
.lading-help-error { color: var(--ant-color-error); }
.lading-output {
  min-height: 32px; box-sizing: border-box; padding: 5px 11px; line-height: 22px; border-radius: var(--ant-border-radius);
  background: var(--ant-color-fill-quaternary); overflow-wrap: anywhere; white-space: pre-wrap; font-variant-numeric: tabular-nums;
}
.lading-viewing .lading-output { background: none; padding-inline: 0; min-height: 0; padding-block: 2px; }
.lading-viewing .lading-help { min-height: 8px; }
.lading-lines { background: var(--ant-color-bg-container); border-radius: var(--ant-border-radius-lg); padding: 8px 16px 16px; min-width: 0; }
.lading-form .ant-input-number, .lading-form .ant-picker { width: 100%; }
.lading-modal .lading-section, .lading-modal .lading-lines, .lading-modal .lading-summary { padding-inline: 0; background: none; }
.lading-modal .ant-modal-footer { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; }
.lading-modal .ant-modal-footer > .ant-btn { margin: 0; }
.lading-modal .lading-form-steps { margin-inline-end: auto; }
@media (max-width: 600px) {
  .lading-section, .lading-lines, .lading-summary { padding-inline: 8px; }
  .lading-form-header { padding-inline: 8px; }
  /* What is only read takes half the width: twice as much stands on the screen of a phone. */
  .lading-viewing .lading-fields { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .lading-form-title { flex: 1; }
  .lading-form-buttons { margin-inline-start: 0; width: 100%; }
  .lading-form-buttons > .ant-btn, .lading-form-steps > .ant-btn:not(.ant-btn-icon-only) { flex: 1 0 auto; }
  .lading-form-buttons > .lading-form-steps:not(:last-child) { flex: 1 0 auto; padding: 0; margin: 0; border: 0; }
}
`
