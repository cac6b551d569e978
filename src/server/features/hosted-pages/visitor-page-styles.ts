import { textOn, type BrandColors } from '#shared/domain/customer-settings.ts'
import { visitorPagePath } from '#shared/domain/paths.ts'

/** A file of its own for each choice of colors: the pages' policy lets no styles into the page itself. */
export const stylesPath = ({ primary, secondary, accent }: BrandColors) =>
  visitorPagePath(`-/${[primary, secondary, accent].map((color) => color.slice(1)).join('-')}.css`)

export const STYLES_ROUTE = visitorPagePath('-/:colors')
const COLORS = /^([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\.css$/

export function findStyles(colors: string): string | null {
  const [, primary, secondary, accent] = (COLORS.exec(colors) ?? []).map((color) => `#${color}`)
  if (primary === undefined || secondary === undefined || accent === undefined) return null
  return writeStyles({ primary, secondary, accent })
}

/** Eleven scores stand as six and five on a phone, stars in one row, so that none is wider than the others. */
const writeStyles = ({ primary, secondary, accent }: BrandColors) => `
:root{--primary:${primary};--on-primary:${textOn(primary).color};--secondary:${secondary};--on-secondary:${textOn(secondary).color};--accent:${accent}}
*{box-sizing:border-box}
body{margin:0;display:flex;flex-direction:column;min-height:100vh;background:#f6f8f8;color:#1f2a2e;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{flex:1;width:100%;max-width:34rem;margin:0 auto;padding:1.25rem 1rem 2rem}
.top{border-top:6px solid var(--primary);box-shadow:inset 0 3px var(--accent)}
.brand{display:flex;align-items:center;gap:.75rem;margin:0 0 1rem;font-weight:600}
.brand picture{display:flex}
.brand img{max-height:3.5rem;max-width:9rem;object-fit:contain}
.card{background:#fff;border:1px solid #dde4e5;border-radius:.75rem;padding:1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
h2{font-size:1.0625rem;margin:1.25rem 0 .5rem}
p{margin:0 0 1rem;white-space:pre-line}
fieldset,.field{border:0;margin:0 0 1.25rem;padding:0;min-width:0}
legend,.field>label:not(.option){display:block;font-weight:600;margin:0 0 .5rem;padding:0}
.hint{color:#55646a;font-weight:400;font-size:.875rem}
.row{display:flex;flex-wrap:wrap;gap:.375rem}
.stars,.nps{display:grid;grid-template-columns:repeat(5,1fr)}
.nps{grid-template-columns:repeat(6,1fr)}
@media (min-width:34rem){.nps{grid-template-columns:repeat(11,1fr)}}
.pick{position:relative;flex:1 1 2.75rem}
.pick input{position:absolute;inset:0;opacity:0;width:100%;height:100%;margin:0;cursor:pointer}
.pick span{display:flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.25rem;border:1px solid #8a999f;border-radius:.5rem;background:#fff;white-space:nowrap}
.pick input:checked+span{background:var(--primary);color:var(--on-primary);border-color:var(--primary);font-weight:600}
.pick input:focus-visible+span{outline:3px solid #1f2a2e;outline-offset:2px}
.ends{display:flex;justify-content:space-between;gap:1rem;margin:.25rem 0 0}
.option{display:flex;align-items:center;gap:.625rem;min-height:2.75rem;padding:.25rem 0}
.option input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--primary)}
textarea,input[type=email],input[type=file]{width:100%;font:inherit;color:inherit;padding:.625rem;border:1px solid #8a999f;border-radius:.5rem;background:#fff}
textarea{min-height:7rem}
:focus-visible{outline:3px solid #1f2a2e;outline-offset:2px}
.problem{color:#a11212;font-weight:600;margin:.375rem 0 0}
.alert{border:2px solid #a11212;border-radius:.5rem;padding:.75rem;margin:0 0 1.25rem;font-weight:600}
.actions{display:flex;flex-direction:row-reverse;justify-content:space-between;gap:.75rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:.5rem;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.quiet{background:none;color:inherit;border-color:#8a999f}
.links{list-style:none;margin:0;padding:0;display:grid;gap:.625rem}
.links .button{width:100%;text-align:center}
.trap{position:absolute;left:-200vw}
.apart{border-top:1px solid #dde4e5;margin:1.25rem 0 0;padding:1.25rem 0 0}
.apart p{margin:0 0 .625rem}
footer{background:var(--secondary);color:var(--on-secondary);font-size:.875rem;padding:1rem max(1rem,calc(50% - 16rem))}
footer p{margin:0 0 .75rem}
footer :last-child,footer nav:last-child ul{margin-bottom:0}
footer a{color:inherit;display:inline-block;padding:.25rem 0}
footer :focus-visible{outline-color:currentColor}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:0 0 .75rem;padding:0}
@media (prefers-color-scheme:dark){body{background:#12181a;color:#e7eced}.card,.pick span,textarea,input[type=email],input[type=file]{background:#1c2427}.card,.apart{border-color:#334044}.hint{color:#a9b6ba}.problem{color:#ff9c9c}.alert{border-color:#ff9c9c}.pick input:focus-visible+span,:focus-visible{outline-color:#e7eced}}
`
