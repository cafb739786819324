/**
 * What icons need besides the style that antd writes for them once: that some turn, and that those that can be pressed
 * look it. `@ant-design/icons` would write the whole sheet itself, which each icon checks as it is shown.
 */
export const iconCss = `
.anticon-spin { animation: lading-icon-spin 1s infinite linear; }
@keyframes lading-icon-spin { 100% { transform: rotate(360deg); } }
.anticon[tabindex] { cursor: pointer; }
.anticon::before { display: none; }`
