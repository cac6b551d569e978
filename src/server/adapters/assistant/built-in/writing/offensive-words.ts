/**
 * Words that insult or swear wherever they stand, in four languages at once: none of them means something harmless in one
 * of the others. `*` stands for any ending.
 */
const OFFENSIVE_WORDS =
  'asshole* arsehole* bastard bastards bitch bitches bullshit* cocksuck* cunt* dickhead* dumbass* faggot* fuck* jackass* ' +
  'motherfuck* nigger* retarded scumbag* shit shits shitty shithole* slut sluts twat* wanker* whore* cabrón cabrona ' +
  'cabrones cabron coño gilipoll* hijoputa* hijueputa* jodido jodida joder maricón maricones mierda* pendej* puta putas ' +
  'puto putos connard* connass* conne connes encul* merde merdes merdique* niquer pétasse* putain* salaud* salope* ' +
  'arschl* arschgeige* drecksau* dreckskerl* drecksladen fick ficken fickt fotze* hure huren hurens* missgeburt* nutte ' +
  'nutten scheiß* scheiss* schlampe schlampen schwuchtel* verfickt* verpiss* wichs*'

const [STEMS, WORDS] = [new Set<string>(), new Set<string>()]
for (const word of OFFENSIVE_WORDS.split(' ')) {
  if (word.endsWith('*')) STEMS.add(word.slice(0, -1))
  else WORDS.add(word)
}
const SHORTEST_STEM = Math.min(...[...STEMS].map((stem) => stem.length))

export interface OffensiveWord {
  word: string
  /** Where it begins in the text, in UTF-16 units. */
  start: number
}

export function findOffensiveWords(text: string): OffensiveWord[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(([word]) => isOffensive(word.normalize().toLowerCase()))
    .map((match) => ({ word: match[0], start: match.index }))
}

function isOffensive(word: string): boolean {
  if (WORDS.has(word)) return true
  for (let length = SHORTEST_STEM; length <= word.length; length++) {
    if (STEMS.has(word.slice(0, length))) return true
  }
  return false
}
