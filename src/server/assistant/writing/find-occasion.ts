import { isWeighed, type Judged } from './find-band.ts'
import { isMainlyQuestion } from './find-ask.ts'
import type { Band, Occasion } from './phrase-book.ts'
import { countTold } from './plain-answer.ts'
import { isMocked } from './find-mockery.ts'
import { isUnanswered } from './find-silence.ts'
import { isHardship } from './find-sorrow.ts'

// Reviews of a kind of their own, which the stars alone answer wrongly. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const YEARS = `(?:[5-9]|\\p{N}{2}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|many|muchos|tantos|vielen|etlichen|so vielen|all den|all these|so many)`
const SINCE = `(?:19\\p{N}{2}|20[01]\\p{N})`
/** Customers at large. */
const NOT_OTHERS = `(?<!(?:the|all|your|their|other|los|las|sus|otros|les|des|ses|vos|leurs|autres|alle|andere|die|der|den|ihre) )`
/** Who came for many years. */
const LOYAL = words([
  `(?:been (?:going|coming|loyal|a (?:\\p{L}{1,9} )?(?:customer|client|member|patient|regular)|with (?:them|you))|${NOT_OTHERS}(?:customers?|clients?|members?|patients?|regulars?|guests?)|have (?:used|come)|(?:we|i)'ve (?:used|come|ordered|shopped|eaten|stayed|booked)|have (?:ordered|shopped|eaten|stayed|booked)|using (?:them|you|this))[^.!?]{0,40} (?:(?:for|of) [^.!?]{0,20}(?:${YEARS} years|decades)|since (?:${SINCE}|i was))|${YEARS} years (?:of (?:loyal|custom|business|coming)|as an? |a (?:customer|regular))|after (?:\\p{L}{1,8} ){0,2}${YEARS} years[^.!?]{0,40} (?:customer|loyal\\p{L}{0,2}|regulars?|client|member|with (?:you|them)|leaving|elsewhere|goodbye)`,
  `${NOT_OTHERS}(?:client[ea]s?|soci[oa]s?|pacientes?|fiel(?:es)?|vengo|venimos|viniendo|yendo|llevo|llevamos)[^.!?]{0,40} (?:${YEARS} años|décadas|toda la vida|desde ${SINCE})|${YEARS} años (?:viniendo|yendo|confiando|siendo client[ea])|(?:después de|tras) (?:\\p{L}{1,8} ){0,2}${YEARS} años[^.!?]{0,40} (?:client[ea]|fiel|viniendo|adiós|cambi\\p{L}{1,3})`,
  `${NOT_OTHERS}(?:cliente?s?|habituée?s?|patiente?s?|abonnée?s?|adhérente?s?|fidèles?|viens|venons|venais|vais|allons) [^.!?]{0,40}(?:depuis|pendant) [^.!?]{0,15}(?:${YEARS} ans|décennies|${SINCE}|l'enfance)|depuis (?:\\p{L}{1,5} ){0,2}${YEARS} ans[^.!?]{0,40} (?:client\\p{L}{0,2}|habituée?s?|fidèles?|venons|viens)|${YEARS} ans qu(?:e|'on) ?(?:j'y|je|j'|nous|on)? ?(?:y )?(?:vien[st]|venais|venait|venons|vais|allais|suis client)|après (?:\\p{L}{1,5} ){0,2}${YEARS} ans[^.!?]{0,40} (?:fidélité|client\\p{L}{0,2}|terminé|fini|ailleurs)`,
  `seit (?:\\p{L}{1,8} ){0,2}${YEARS} jahren[^.!?]{0,50} (?:kund\\p{L}{1,4}|stamm\\p{L}{3,8}|gäste?|gast|patient\\p{L}{0,2}|mitglied|komm\\p{L}{1,2}|gehe|gehen|hierher|treu\\p{L}{0,2}|bei (?:euch|ihnen))|${NOT_OTHERS}(?:kund\\p{L}{1,4}|stamm\\p{L}{3,8}|gäste?|gast|patient\\p{L}{0,2}|mitglied|kommen?|gehen?)[^.!?]{0,40} seit [^.!?]{0,20}(?:${YEARS} jahren|jahrzehnten|${SINCE})|nach (?:\\p{L}{1,8} ){0,2}${YEARS} jahren[^.!?]{0,40} (?:war es das|war's(?: das)?|schluss|reicht(?:'s)?|kund\\p{L}{1,4}|stamm\\p{L}{3,8}|treue|gewechselt|gekündigt)`,
])

const SHRUG =
  /^[^\p{L}]*(?:m+e+h+|h+m+|mouais|bof|bah|mwah|mah|na ?ja|joa|jo|so so|so-so|comme ci,? comme ça|pse+|psé|pfff*|tja|geht so|passt(?: schon)?|ras|ni fu ni fa|(?:(?:it )?was |war )?ok(?:ay|ey)?|(?:war )?in ordnung|ça va|regular|está bien|ok,? i guess|i guess|hmm+,? ok(?:ay)?(?:,? i guess)?|(?:bof|mouais),? (?:bof|sans plus|moyen))[^\p{L}]*$/iu
const MOST_WORDS_OF_A_SHRUG = 5

export function findOccasion(judged: Judged, band: Band): Occasion | null {
  const { request, stars, halves } = judged
  const content = (request.review.content ?? '').slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  if (isMainlyQuestion(content, halves, stars)) return 'question'
  if (stars >= 3 && countTold(content) <= MOST_WORDS_OF_A_SHRUG && SHRUG.test(content)) return 'shrug'
  if (stars > 3) return isMocked(content) && !isWeighed(judged) ? 'mocked' : null
  return band === 'poor' ? findGrievance(content) : null
}

function findGrievance(content: string): Occasion | null {
  if (isHardship(content)) return 'hardship'
  if (isUnanswered(content)) return 'unanswered'
  return LOYAL.test(content) ? 'parting' : null
}

/** What follows in a longer review says no more of how to answer it. */
const LONGEST_READ = 3000
