import { foldText } from '../text/fold-text.ts'
import { GIVEN_NAMES } from './given-names.ts'

const NAME = String.raw`\p{Lu}[\p{L}'’-]+`
const TITLES =
  'mr|mrs|ms|miss|mister|dr|prof|sr|sra|señor|señora|don|doña|monsieur|madame|mme|mlle|herr|herrn|frau|signor|signora'
const ROLES =
  'waiter|waitress|manager|owner|boss|employee|server|receptionist|driver|cook|cashier|camarero|camarera|encargado|' +
  'encargada|gerente|dueño|dueña|serveur|serveuse|patron|patronne|gérant|gérante|cameriere|garçom'
/** Every noun is written with a capital there: a role before one makes a name of it only in what a review says. */
const GERMAN_ROLES = 'kellner|kellnerin|chef|chefin|inhaber|inhaberin|mitarbeiter|mitarbeiterin|namens'
const NAMINGS = 'named|called|name is|llamado|llamada|nommé|nommée'
const TURNINGS =
  'ask for|speak to|speak with|talk to|contact|email|e-mail|call|text|message|pregunte por|pregunta por|hable con|' +
  'habla con|contacte con|contacta con|llame a|demandez|contactez|appelez|parlez à'

const TITLED = nameAfter(TITLES, String.raw`\.?`)
const ADDRESSED = nameAfter(`${ROLES}|${NAMINGS}|${TURNINGS}`, '')
const SPOKEN_OF = nameAfter(`${ROLES}|${GERMAN_ROLES}|${NAMINGS}`, '[,:]?')
const WORD = new RegExp(NAME, 'gu')
/** One can turn to these without naming anybody. */
const NOBODY = new Set('google facebook tripadvisor yelp us ihnen uns dir euch'.split(' '))

interface People {
  author: string | null
  review: string
  /** What the team has written itself, the name of the business among it. */
  team: string
}

/** A person's name that is neither the writer's nor the team's own words. */
export function hasForeignName(text: string, { author, review, team }: People): boolean {
  const known = new Set(listWords(`${author ?? ''} ${team}`))
  const named = new Set([...capture(review, SPOKEN_OF), ...capture(review, TITLED)].flatMap(listWords))
  const addressed = [...capture(text, TITLED), ...capture(text, ADDRESSED)].flatMap(listWords)
  const isForeign = (word: string) => !known.has(word) && !NOBODY.has(word)
  return (
    addressed.some(isForeign) ||
    Array.from(text.matchAll(WORD), ([word]) => foldText(word).replace(/'s$/, ''))
      .filter((word) => GIVEN_NAMES.has(word) || named.has(word))
      .some(isForeign)
  )
}

/** The cue may begin a sentence, so its first letter may be either; that of the name may not. */
function nameAfter(cues: string, between: string): RegExp {
  const either = cues
    .split('|')
    .map((cue) => `[${cue.charAt(0)}${cue.charAt(0).toUpperCase()}]${cue.slice(1)}`)
    .join('|')
  return new RegExp(String.raw`(?<!\p{L})(?:${either})${between}\s(${NAME}(?:\s${NAME})?)`, 'gu')
}

const capture = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const listWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}'-]+/u)
    .map((word) => word.replace(/'s$/, ''))
    .filter((word) => word !== '')
