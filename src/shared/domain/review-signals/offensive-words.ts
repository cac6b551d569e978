/**
 * Words that insult or swear wherever they stand, in four languages at once: none of them means something harmless in one
 * of the others. `*` stands for any ending.
 */
const OFFENSIVE_WORDS =
  'asshole* arsehole* bastard bastards bitch bitches bullshit* cocksuck* cunt* dickhead* dumbass* fuck* jackass* ' +
  'motherfuck* retarded scumbag* shit shits shitty shithole* slut sluts twat* wanker* whore* cabrón cabrona ' +
  'cabrones cabron coño gilipoll* hijoputa* hijueputa* jodido jodida joder mierda* pendej* puta putas ' +
  'puto putos connard* connass* conne connes encul* merde merdes merdique* foutre niquer pétasse* putain* salaud* salope* ' +
  'arschl* arschgeige* drecksau* dreckskerl* drecksladen fick ficken fickt fotze* hure huren hurens* missgeburt* nutte ' +
  'nutten scheiß* scheiss* schlampe schlampen verfickt* verkackt* verpiss* wichs*'

/** Those that attack people for what they are. */
const HATEFUL_WORDS =
  'faggot* nigger* tranny trannies maricón maricones negrata* sudaca* bougnoul* youpin* kanake* schwuchtel* kümmeltürke*'

export interface OffensiveWord {
  word: string
  /** Where it begins in the text, in UTF-16 units. */
  start: number
}

export const findOffensiveWords = wordFinder(`${OFFENSIVE_WORDS} ${HATEFUL_WORDS}`)
export const findHatefulWords = wordFinder(HATEFUL_WORDS)

function wordFinder(list: string): (text: string) => OffensiveWord[] {
  const entries = list.split(' ')
  const words = new Set(entries.filter((entry) => !entry.endsWith('*')))
  const stems = new Set(entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)))
  const lengths = [...new Set([...stems].map((stem) => stem.length))]
  const isListed = (word: string) => words.has(word) || lengths.some((length) => stems.has(word.slice(0, length)))
  return (text) =>
    [...text.matchAll(/[\p{L}\p{M}]+/gu)]
      .filter(([word]) => isListed(word.normalize().toLowerCase()))
      .map((match) => ({ word: match[0], start: match.index }))
}
