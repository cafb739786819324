/** Looks of the editors. The colours of code hold a contrast of 4.5 on both grounds. */
export const editorCss = `
.lading-editor { --lading-code-keyword: #7a1fa2; --lading-code-string: #1b6e20; --lading-code-comment: #5f6670; --lading-code-number: #a13d00;
  --lading-code-type: #00568f; --lading-code-name: #8a3b12;
  box-sizing: border-box;   display: flex; flex-direction: column; border: 1px solid var(--ant-color-border); border-radius: 6px; overflow: hidden;
  background: var(--ant-color-bg-container); color: var(--ant-color-text); min-width: 0; }
.lading-editor[data-mode='dark'] { --lading-code-keyword: #d3a0f5; --lading-code-string: #98d58c; --lading-code-comment: #a3abb5;
  --lading-code-number: #f2b277; --lading-code-type: #7fc3f7; --lading-code-name: #ecb796; }
.lading-editor:focus-within { border-color: var(--ant-color-primary); }
.lading-editor[data-status='error'] { border-color: var(--ant-color-error); }
.lading-editor[data-status='warning'] { border-color: var(--ant-color-warning); }
.lading-editor-bar { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; padding: 4px; border-bottom: 1px solid var(--ant-color-border-secondary); }
.lading-editor-bar .lading-editor-end { margin-inline-start: auto; }
.lading-editor-full { position: fixed; inset: 0; z-index: 999; border-radius: 0; border: 0; }
.lading-code-area { flex: 1; min-height: 0; overflow: hidden; display: flex; }
.lading-code-area .cm-editor { flex: 1; min-width: 0; }
.lading-code-area .cm-editor.cm-focused { outline: none; }
.lading-code-area .cm-scroller { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 13px; line-height: 1.6; overflow: auto; }
.lading-code-area .cm-gutters { background: var(--ant-color-fill-quaternary); color: var(--ant-color-text-secondary); border: 0; }
.lading-code-area .cm-activeLine, .lading-code-area .cm-activeLineGutter { background: var(--ant-color-fill-quaternary); }
.lading-code-area .cm-cursor { border-left-color: var(--ant-color-text); }
.lading-code-area .cm-editor .cm-selectionBackground, .lading-code-area .cm-editor.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground { background: var(--ant-control-item-bg-active-hover); }
.lading-code-area .cm-placeholder { color: var(--ant-color-text-secondary); }
.lading-prose { padding: 8px 12px; overflow: auto; flex: 1; min-height: 0; overflow-wrap: anywhere; }
.lading-prose:focus, .lading-prose :focus { outline: none; }
.lading-prose > .tiptap { min-height: 100%; }
.lading-prose img { max-width: 100%; height: auto; }
.lading-prose img[data-broken] { min-width: 48px; min-height: 32px; padding: 4px 8px; outline: 1px dashed var(--ant-color-error); }
.lading-prose a { color: var(--ant-color-link); text-decoration: underline; }
.lading-prose blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--ant-color-border); }
.lading-prose pre { padding: 8px; border-radius: 6px; background: var(--ant-color-fill-tertiary); overflow: auto; }
.lading-prose table { border-collapse: collapse; } .lading-prose td, .lading-prose th { border: 1px solid var(--ant-color-border); padding: 4px 8px; }
.lading-prose p.is-editor-empty:first-child::before { content: attr(data-placeholder); float: left; height: 0; pointer-events: none; color: var(--ant-color-text-secondary); }
.lading-markdown-panes { display: flex; flex: 1; min-height: 0; }
.lading-markdown-panes > * { flex: 1 1 50%; min-width: 0; }
.lading-markdown-panes > * + * { border-inline-start: 1px solid var(--ant-color-border-secondary); }
@media (max-width: 600px) { .lading-markdown-panes { flex-direction: column; } .lading-markdown-panes > * + * { border-inline-start: 0; border-block-start: 1px solid var(--ant-color-border-secondary); } }
`
