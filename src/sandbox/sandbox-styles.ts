/** One quiet sheet for all stand-in pages; deliberately unlike the product's own look. */
export const SANDBOX_STYLES = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 ui-monospace, monospace; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
header { border-bottom: 3px double; margin-bottom: 1.5rem; padding-bottom: 1rem; }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; }
h3 { font-size: 1rem; margin: 0; }
article { border: 1px solid; padding: 1rem; margin-bottom: 1rem; }
nav a, article p span, article p time { margin-right: 1rem; }
nav a { display: inline-block; padding: 0.5rem 0; }
pre { white-space: pre-wrap; font: inherit; }
input, select, button { font: inherit; padding: 0.4rem 0.6rem; min-height: 2.75rem; max-width: 100%; box-sizing: border-box; }
`
