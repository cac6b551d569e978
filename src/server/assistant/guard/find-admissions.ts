import { foldText, joinLines, longPattern } from './text.ts'

const BAD_ONES = joinLines`
  scam\w*|thie(?:f|ves)|frauds?|fraudsters?|liars?|racists?|criminals?|crooks?|cheats?|incompetent|dishonest|
  a fake|a disgrace|the worst|garbage|trash|idiots?|poison\w*|unsafe|disgusting
`
const MALOS = joinLines`
  estafador\w*|ladron\w*|una estafa|un fraude|mentiros\w*|racistas?|criminales|delincuentes|incompetentes?|
  los peores|un desastre|basura|una verguenza
`
const MAUVAIS = joinLines`
  des escrocs|une arnaque|des voleurs|des menteurs|des racistes|des criminels|malhonnetes|incompetents?|les pires|
  nuls|une honte|des arnaqueurs
`
const SCHLECHTE = joinLines`
  betruger|diebe|lugner|rassisten|kriminelle?|verbrecher|unfahig|inkompetent|unehrlich|die schlechtesten|
  das letzte|abzocker|eine schande
`

/** What no business says of itself in public: guilt before the law, its own worthlessness, another one's praise. */
const ADMISSIONS: readonly RegExp[] = [
  longPattern`
    \b(?:we|i|they|our (?:\S+ ){1,2}|this (?:place|business|restaurant|hotel))\s?(?:are|am|is|were)(?:n't)?
    [ ](?:\S+ ){0,3}(?:${BAD_ONES})\b
  `,
  new RegExp(String.raw`\b(?:somos|nuestr\S+ (?:\S+ ){1,2}(?:es|son)) (?:\S+ ){0,3}(?:${MALOS})\b`),
  new RegExp(String.raw`\b(?:nous sommes|on est|notre \S+ est|nos \S+ sont) (?:\S+ ){0,3}(?:${MAUVAIS})\b`),
  new RegExp(String.raw`\b(?:wir sind|unser\S* \S+ (?:ist|sind)) (?:\S+ ){0,3}(?:${SCHLECHTE})\b`),
  longPattern`
    \b(?:we|i) (?:\S+ )?(?:stole|steal|robbed|lied|cheated|scammed|defrauded|poisoned|overcharge|deceive|
    discriminate|faked|launder)
  `,
  longPattern`
    \b(?:hemos|nosotros) (?:\S+ )?(?:robado|robamos|mentido|estafado|enganado|envenenado)|\b(?:robamos|estafamos|
    enganamos|mentimos) a\b
  `,
  longPattern`
    \bnous (?:\S+ )?(?:volons|mentons|arnaquons|trompons|escroquons)|\bnous (?:vous )?avons (?:vole|menti|arnaque|
    trompe|escroque|empoisonne)
  `,
  /\bwir (?:\S+ ){0,4}(?:betrogen|bestohlen|belogen|vergiftet|abgezockt)|\bwir (?:betrugen|bestehlen|belugen|zocken)\b/,
  longPattern`
    \b(?:admit|accept|acknowledge|concede) (?:\S+ ){0,3}(?:guilt|liability|fault|negligence|wrongdoing|fraud)|
    \b(?:legally|fully) (?:liable|responsible)|\bwe (?:are|were) (?:guilty|negligent|liable)
  `,
  longPattern`
    \b(?:admitimos|reconocemos|aceptamos) (?:\S+ ){0,3}(?:culpa|culpabilidad|responsabilidad|negligencia|fraude)|
    \bsomos (?:culpables|responsables legal)
  `,
  longPattern`
    \bnous (?:admettons|reconnaissons|acceptons) (?:\S+ ){0,4}(?:faute|culpabilite|responsabilite|negligence|
    fraude)|\bnous sommes (?:coupables|legalement)
  `,
  longPattern`
    \bwir (?:gestehen|geben zu|bekennen|ubernehmen) (?:\S+ ){0,4}(?:schuld|haftung|betrug|fahrlassig)|
    \bwir sind (?:schuldig|haftbar)
  `,
  longPattern`
    \b(?:do not|don't|never|nobody should|please avoid) (?:come|visit|eat|book|stay|buy|go|coming|visiting|
    trust us)\b|\bavoid (?:us|this place|our)\b|\bstay away from (?:us|here)\b
  `,
  longPattern`
    \bno (?:vengan|vengas|nos visiten|vuelvan|compren|confien)\b|\bne (?:venez|revenez|reservez|mangez|
    achetez) (?:pas|plus|jamais)\b|\b(?:kommen|besuchen|buchen|kaufen|essen) sie (?:\S+ )?(?:nicht|niemals|nie)\b
  `,
  longPattern`
    \b(?:is|are) (?:\S+ )?(?:better than (?:us|ours|we are)|superior to (?:us|ours))|\b(?:go|book|eat|shop|
    buy) (?:\S+ ){0,4}instead\b|\brecommend (?:\S+ ){0,4}instead\b|\bour competitors? (?:is|are) \S+
  `,
  longPattern`
    \b(?:es|son) mejor(?:es)? que nosotros|\bvay[ae]n? mejor a\b|\b(?:est|sont) (?:\S+ )?meilleure?s? que nous|
    \ballez plutot\b|\b(?:ist|sind) (?:\S+ )?besser als wir\b|\bgehen sie (?:lieber|besser) zu
  `,
]

export function hasAdmission(text: string, team: string): boolean {
  const [folded, allowed] = [foldText(text), foldText(team)]
  return ADMISSIONS.some((kind) => {
    const found = kind.exec(folded)
    return found !== null && !allowed.includes(found[0])
  })
}
