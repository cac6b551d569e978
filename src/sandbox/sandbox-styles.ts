/** One quiet sheet for all stand-in pages; deliberately unlike the product's own look. */
export const SANDBOX_STYLES = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { font: 15px/1.5 ui-monospace, monospace; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
header { border-bottom: 3px double; margin-bottom: 1.5rem; padding-bottom: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; }
h3 { font-size: 1rem; margin: 0; }
article { border: 1px solid; padding: 1rem; margin-bottom: 1rem; }
nav a, article p span, article p time { margin-right: 1rem; }
nav a { display: inline-block; padding: 0.5rem 0; }
pre { white-space: pre-wrap; font: inherit; }
form p { margin: 0.5rem 0; }
blockquote { border-left: 3px solid; margin: 1rem 0; padding-left: 1rem; }
summary { padding: 0.6rem 0; cursor: pointer; }
[role="status"], [role="alert"] { border: 3px double; padding: 0.75rem 1rem; }
[aria-current] { font-weight: bold; }
ol, ul { padding-left: 1.5rem; }
label { display: block; }
input[type="checkbox"] + label, label:has(input) { display: inline-block; }
textarea { width: 100%; }
input, select, button, textarea { font: inherit; padding: 0.4rem 0.6rem; min-height: 2.75rem; max-width: 100%; box-sizing: border-box; }
`
