import { foldLookAlikes, joinLines } from './text.ts'

/** No business writes these to a customer. Stems, in the four languages of the product. */
const STEMS = [
  joinLines`
    fuck|motherf|shit|bullshit|asshole|arsehole|bastard|bitch|cunt|dickhead|wanker|twat|slut|whore|retarded|faggot|
    nigger|nigga|moron|dumbass|jackass|piss off|go to hell|screw you|shut up|drop dead|kill yourself|scumbag|douchebag
  `,
  joinLines`
    puta|puto|hijos? de puta|gilipollas|cabron|joder|jodete|mierda|imbecil|idiota|estupid|maric[oa]n|zorra|capullo|
    pendej|vete al|que te den|payas[oa]
  `,
  joinLines`
    putain|merde|connard|connasse|salop(?:e|ard)|encul|debile|imbecile|abruti|cretin|ta gueule|va te faire|nique|
    couillon|bouffon
  `,
  joinLines`
    scheiss|arschloch|wichser|hurensohn|hure\b|fotze|schlampe|missgeburt|idiot|trottel|vollpfosten|depp\b|spast|
    fick|verpiss|halt die fresse|halts maul|drecksau|dumm(?:kopf|e kuh)|blod(?:mann|e kuh)
  `,
]
const OFFENCE = new RegExp(String.raw`\b(?:${STEMS.join('|')})`, 'g')
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '*': 'u',
}

/** `quotable`: a text whose own words may be named, as a dispute names what it is about. */
export function hasOffence(text: string, quotable = ''): boolean {
  const allowed = unmask(quotable)
  return findOffences(text).some((found) => !allowed.includes(found))
}

function findOffences(text: string): string[] {
  const folded = unmask(text)
  return Array.from(folded.matchAll(OFFENCE), ([found]) => found)
}

/** Digits and signs that stand for letters inside a word are read as those. */
function unmask(text: string): string {
  return foldLookAlikes(text).replace(/(?<=[a-z])[0134579$@!*](?=[a-z])/g, (sign) => LEET[sign] ?? sign)
}
