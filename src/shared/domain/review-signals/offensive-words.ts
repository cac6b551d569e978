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

/** A letter, then letters and what people put in their place. */
const WORDS = /[\p{L}\p{M}][\p{L}\p{M}*#@$]*/gu
const MASK = /[*#@$]/
/** Behind the first letter hardly anything is left: with a capital, it may be a name that somebody hid. */
const HIDDEN_NAME = /^\p{Lu}[*#@$]+$/u
const FEWEST_SIGNS = 4

function wordFinder(list: string): (text: string) => OffensiveWord[] {
  const entries = list.split(' ')
  const words = new Set(entries.filter((entry) => !entry.endsWith('*')))
  const stems = new Set(entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)))
  const lengths = [...new Set([...stems].map((stem) => stem.length))]
  const isListed = (word: string) => words.has(word) || lengths.some((length) => stems.has(word.slice(0, length)))
  const isMasked = (word: string) =>
    [...words].some((listed) => listed.length === word.length && hides(word, listed)) ||
    [...stems].some((stem) => word.length >= stem.length && hides(word.slice(0, stem.length), stem))
  return (text) =>
    [...text.matchAll(WORDS)]
      .filter(([found]) => {
        const word = found.normalize().toLowerCase()
        if (!MASK.test(word)) return isListed(word)
        const bare = word.replace(/[*#@$]+$/, '')
        return isListed(bare) || (word.length >= FEWEST_SIGNS && !HIDDEN_NAME.test(found) && isMasked(word))
      })
      .map((match) => ({ word: match[0], start: match.index }))
}

/** `f***` hides each word of four letters that begins so; one letter has to be plain. */
const hides = (masked: string, word: string) =>
  Array.from(masked).every((sign, place) => MASK.test(sign) || sign === word[place]) && MASK.test(masked)
