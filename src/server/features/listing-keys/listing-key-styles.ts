/** The product's own look for a page that stands outside its app; the values are those of its theme. */
export const LISTING_KEY_STYLES = `
:root {
  color-scheme: light dark;
  --page: light-dark(oklch(0.985 0.002 200), oklch(0.19 0.01 220));
  --card: light-dark(oklch(1 0 0), oklch(0.225 0.012 220));
  --line: light-dark(oklch(0.905 0.006 200), oklch(0.325 0.014 220));
  --line-strong: light-dark(oklch(0.62 0.015 200), oklch(0.6 0.016 220));
  --ink: light-dark(oklch(0.235 0.015 220), oklch(0.945 0.006 200));
  --ink-muted: light-dark(oklch(0.475 0.018 220), oklch(0.735 0.014 210));
  --accent: light-dark(oklch(0.475 0.085 190), oklch(0.76 0.105 188));
  --accent-hover: light-dark(oklch(0.415 0.078 190), oklch(0.82 0.1 188));
  --accent-ink: light-dark(oklch(0.99 0.005 190), oklch(0.19 0.02 200));
  --bad: light-dark(oklch(0.5 0.17 27), oklch(0.76 0.13 22));
  --bad-soft: light-dark(oklch(0.955 0.025 20), oklch(0.31 0.06 22));
  --info: light-dark(oklch(0.47 0.12 250), oklch(0.78 0.1 245));
  --info-soft: light-dark(oklch(0.955 0.025 250), oklch(0.305 0.05 250));
  --focus: light-dark(oklch(0.55 0.13 230), oklch(0.78 0.12 220));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); overflow-wrap: anywhere;
  font: 0.875rem/1.45 'Inter Variable', Inter, ui-sans-serif, system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 1.5rem; }
.brand { font-size: 1rem; font-weight: 650; margin: 0 0 1rem; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 0.5rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
label, legend { display: block; font-weight: 550; padding: 0; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
.hint { color: var(--ink-muted); font-size: 0.8125rem; margin: 0 0 0.25rem; }
.field { margin-bottom: 1rem; }
.field input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit;
  background: var(--page); border: 1px solid var(--line-strong); border-radius: 6px; }
.choice { display: flex; gap: 0.75rem; align-items: flex-start; padding: 0.625rem 0; font-weight: 400; }
.choice input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--accent); flex: none; }
.choice small { display: block; color: var(--ink-muted); font-size: 0.8125rem; }
.problem, .note { border-radius: 6px; padding: 0.75rem; }
.problem { color: var(--bad); background: var(--bad-soft); }
.note { color: var(--info); background: var(--info-soft); }
.actions { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; color: var(--accent-ink);
  background: var(--accent); border: 1px solid transparent; border-radius: 6px; cursor: pointer; }
button:hover { background: var(--accent-hover); }
.actions a { padding: 0.75rem 0.25rem; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`
