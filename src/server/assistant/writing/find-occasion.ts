import type { Judged } from './find-band.ts'
import { isMainlyQuestion } from './find-ask.ts'
import type { Band, Occasion } from './phrase-book.ts'
import { countTold } from './plain-answer.ts'
import { soundsMocking } from './find-caution.ts'
import { isHardship } from './find-sorrow.ts'

// Reviews of a kind of their own, which the stars alone answer wrongly. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, flags)
const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`
const MANY = `(?:\\p{N}{1,3}|three|four|five|six|seven|eight|nine|ten|eleven|twelve|countless|several|many|multiple|umpteen|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mil|muchas|varias|trois|quatre|cinq|six|sept|huit|dix|plusieurs|drei|vier|fünf|sechs|sieben|acht|zehn|zig|mehrere)`

/** Who wrote and rang in vain, or mocks the answers that come by themselves. */
const UNANSWERED = words([
  `(?:no|not one|not a single|zero|without (?:a|any)) (?:reply|replies|response|answer|callback|call back)|(?:never|didn't|doesn't|don't|won't|hasn't|haven't|not|yet to|still) ${W(2)}(?:repl(?:y|ied)|respond(?:ed)?|call(?:ed)? (?:me |us )?back|return(?:ed)? (?:my|our|any|a) ${W(1)}(?:calls?|emails?|messages?)|hear(?:d)? back|g[oe]t(?:ten)? back to (?:me|us))`,
  `(?:nobody|no one|no-one|noone) ${W(3)}(?:answer|repl|respond|call(?:s|ed)? (?:me |us )?back|pick|phone|return|gets? back|got back)\\p{L}{0,4}|(?:calls|emails|messages|voicemails|texts) ${W(3)}(?:unanswered|ignored|unreturned)|ignor(?:ed|es|ing) ${W(3)}(?:emails?|calls?|messages?)`,
  `(?:called|rang|phoned|emailed|written|wrote|contacted|told (?:\\p{L}{1,12} ){1,5})${W(3)}${MANY} times|copy[ -]?(?:and[ -]?)?past(?:e|ed)|(?:canned|automated|automatic|robotic|scripted) (?:repl|response|answer|e-?mail|message)\\p{L}{0,3}|chat ?bot|(?:is|with|by|to) a bot|your call is important|impossible to (?:reach|get hold of|contact)|can(?:'t|not) (?:get hold of|reach) (?:anyone|anybody|them|a human)`,
  `(?:no|nadie|ni) (?:(?:me|nos|te|le|os) )?(?:(?:ha|han|había|habéis|quieren) )?(?:contest|respond|devuelv|devolv)\\p{L}{1,5}|(?:no|nadie) (?:(?:me|nos|te) )?(?:coge|cogen|cogió|atiende|atienden|contesta) (?:el |al )?teléfono|no llama nadie|nadie (?:(?:me|nos) )?(?:ha )?llam\\p{L}{1,4}|sin (?:respuesta|contestar|contestación)|ni (?:un|una) (?:sol[oa] )?(?:correo|respuesta|llamada|mensaje)|llamado ${W(2)}${MANY} veces|cero respuestas?|respuestas? automáticas?|copia y pega|un bot`,
  `(?:aucune|pas de|zéro|sans|jamais de|toujours pas de|jamais eu de) (?:vraie )?(?:réponse|nouvelles|retour)|personne ${W(3)}(?:répond|rappel|décroch)\\p{L}{0,4}|(?:ne|n') ?${W(2)}(?:répond(?:ent|u|ait)?|rappell?\\p{L}{1,4}|décroch\\p{L}{1,4}) (?:pas|plus|jamais|même pas)|(?:n'a|n'ont|m'a|jamais) (?:\\p{L}{1,8} ){0,2}(?:répondu|rappelée?)|réponses? (?:automatiques?|toutes? faites?|types?)|injoignables?|copi(?:é|er)-coll(?:é|er)|(?:est|c'est|par|à) un robot`,
  `(?:keine?|null|bis heute keine|nicht eine(?:\\p{L})?|nie eine|ohne) (?:\\p{L}{1,12} ){0,2}(?:antwort|reaktion|rückmeldung|rückruf)|(?:niemand|keiner) ${W(5)}(?:erreichbar|zurückgerufen|zurückruft|antwortet|geantwortet|meldet|gemeldet|rangeht|abnimmt|reagiert)|(?:ruft|rief|meldet|meldete|antwortet|antwortete) ${W(3)}(?:niemand|keiner)|geht ${W(2)}(?:niemand|keiner) ran|nicht (?:zurückgerufen|geantwortet|reagiert|erreichbar)|(?:automatische|standard)[ -]?(?:antwort|mail|e-mail|text|floskel)\\p{L}{0,3}|textbausteine?\\p{L}?|unerreichbar|(?:mails?|anrufe|nachrichten|schreiben) ${W(4)}(?:ignoriert|unbeantwortet)`,
])

const YEARS = `(?:[5-9]|\\p{N}{2}|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|many|muchos|tantos|vielen|etlichen|so vielen|all den|all these|so many)`
const SINCE = `(?:19\\p{N}{2}|20[01]\\p{N})`
/** Who came for many years. */
const LOYAL = words([
  `(?:been (?:going|coming|loyal|a (?:\\p{L}{1,9} )?(?:customer|client|member|patient|regular)|with (?:them|you))|customers?|clients?|members?|patients?|regulars?|guests?|have (?:used|come)|using (?:them|you|this))[^.!?]{0,40} (?:(?:for|of) [^.!?]{0,20}(?:${YEARS} years|decades)|since (?:${SINCE}|i was))|${YEARS} years (?:of (?:loyal|custom|business|coming)|as an? |a (?:customer|regular))|after (?:\\p{L}{1,8} ){0,2}${YEARS} years[^.!?]{0,40} (?:customer|loyal\\p{L}{0,2}|regulars?|client|member|with (?:you|them)|leaving|elsewhere|goodbye)`,
  `(?:client[ea]s?|soci[oa]s?|pacientes?|fiel(?:es)?|vengo|venimos|viniendo|yendo|llevo|llevamos)[^.!?]{0,40} (?:${YEARS} años|décadas|toda la vida|desde ${SINCE})|(?:después de|tras) (?:\\p{L}{1,8} ){0,2}${YEARS} años[^.!?]{0,40} (?:client[ea]|fiel|viniendo|adiós|cambi\\p{L}{1,3})`,
  `(?:clientes?|clients|habituée?s?|patiente?s?|abonnée?s?|adhérente?s?|fidèles?|viens|venons|venais|vais|allons) [^.!?]{0,40}(?:depuis|pendant) [^.!?]{0,15}(?:${YEARS} ans|décennies|${SINCE}|l'enfance)|depuis (?:\\p{L}{1,5} ){0,2}${YEARS} ans[^.!?]{0,40} (?:client\\p{L}{0,2}|habituée?s?|fidèles?|venons|viens)|après (?:\\p{L}{1,5} ){0,2}${YEARS} ans[^.!?]{0,40} (?:fidélité|client\\p{L}{0,2}|terminé|fini|ailleurs)`,
  `seit (?:\\p{L}{1,8} ){0,2}${YEARS} jahren[^.!?]{0,50} (?:kund\\p{L}{1,4}|stamm\\p{L}{3,8}|gäste?|gast|patient\\p{L}{0,2}|mitglied|komm\\p{L}{1,2}|gehe|gehen|hierher|treu\\p{L}{0,2}|bei (?:euch|ihnen))|(?:kund\\p{L}{1,4}|stamm\\p{L}{3,8}|gäste?|gast|patient\\p{L}{0,2}|mitglied|kommen?|gehen?)[^.!?]{0,40} seit [^.!?]{0,20}(?:${YEARS} jahren|jahrzehnten|${SINCE})|nach (?:\\p{L}{1,8} ){0,2}${YEARS} jahren[^.!?]{0,40} (?:war es das|war's(?: das)?|schluss|reicht(?:'s)?|kund\\p{L}{1,4}|stamm\\p{L}{3,8}|treue|gewechselt|gekündigt)`,
])

const SHRUG =
  /^[^\p{L}]*(?:m+e+h+|h+m+|mouais|bof|bah|mwah|mah|na ?ja|joa|jo|so so|so-so|comme ci,? comme ça|pse+|psé|pfff*|tja|geht so|passt schon|ni fu ni fa|ok,? i guess|i guess|hmm+,? ok(?:ay)?(?:,? i guess)?|(?:bof|mouais),? (?:bof|sans plus|moyen))[^\p{L}]*$/iu
const MOST_WORDS_OF_A_SHRUG = 5

/** Praise that is not meant where something plainly failed. */
const SHAM = words([
  `(?<=^|[.!?…]\\s{0,2})(?:wow|bravo|brilliant|genius|magic|classic|lovely|fantastic|amazing|outstanding|superb|impressive|wonderful|excellent|great|nice|perfect|just wow)(?=[.!,…])|congrat(?:s|ulations)|well done|great job|nice one|nice work|hats off|kudos|slow clap|keep (?:it )?up`,
  `(?<=^|[.!?…]\\s{0,2}[¡]?)(?:genial|fantástico|maravilloso|estupendo|perfecto|increíble|espectacular|qué bien)(?=[.!,…])|chapó|chapeau|bravo|enhorabuena|felicidades|olé|un aplauso|aplausos`,
  `(?<=^|[.!?…]\\s{0,2})(?:génial|super|magnifique|parfait|formidable|excellent|inoubliable)(?= ?[.!,…])|chapeau|bravo|félicitations|quel talent|on adore|du grand art`,
  `(?<=^|[.!?…]\\s{0,2})(?:toll|super|klasse|prima|großartig|wunderbar|perfekt|respekt)(?=[.!,…])|(?:super|toll|klasse|gut|prima) gemacht|glückwunsch|herzlichen glückwunsch|weiter so|hut ab|chapeau|bravo|applaus|großes kino|klasse leistung|tolle leistung`,
])
/** Where the wit itself tells. */
const WIT = words([
  `(?:five|5) stars for (?:the )?(?:entertainment|comedy|audacity|nerve|cheek|drama)|the privilege of|masterclass in|nothing says [^.!?]{3,40} like|keeps you on your toes|congratulations (?:on|for) (?:inventing|losing|ruining|breaking|forgetting|managing)|would (?:\\p{L}{1,9} ){0,2}(?:be ignored|wait|queue|get billed|be overcharged) again`,
  `(?:enhorabuena|felicidades|bravo) (?:al?|a la|por) [^.!?]{0,40}(?:conseguir|lograr|perder|tardar)\\p{L}{0,3} [^.!?]{3,80}|pues ahí van|si (?:te|os|le) gusta (?:esperar|pagar|que te)`,
  `(?:on|j') ?adore (?:attendre|payer)|si vous aimez (?:attendre|payer|être)|pour qui aime (?:attendre|payer)|bravo pour (?:la rapidité|le retard|l'attente|la patience)`,
  `muss man (?:auch )?(?:erst ?mal )?(?:so )?(?:hinkriegen|hinbekommen|schaffen)|wer (?:gern|gerne) (?:wartet|friert|zu viel zahlt)`,
])
const FAILED = words(
  [
    `cold(?! (?:brew|drinks?|beers?|cuts|press\\p{L}{0,4}))|lukewarm|burnt|raw|undercooked|soggy|stale|wrong|broken|smashed|in pieces|damaged|out of order|(?:hasn't|hasnt|haven't|doesn't|didn't|never) work(?:ed)?|never (?:turned up|came|arrived|showed)|still waiting|missing|lost|dirty|forgot(?:ten)?|charged twice|double charged|ignored|unanswered|leaking|(?:somebody|someone) else's|no-?show`,
    `frí[oa]s?|quemad[oa]s?|crud[oa]s?|rot[oa]s?|equivocad[oa]s?|abierto|dañad[oa]s?|perdid[oa]s?|nunca (?:llegó|llegaron|vino)|suci[oa]s?|esperando|espera|cobrado dos veces|averiad[oa]s?|sin (?:pan|luz|agua)`,
    `froide?s?|tièdes?|brûlée?s?|crue?s?|cassée?s?|en miettes|abîmée?s?|en panne|jamais (?:arrivée?s?|venue?s?|reçue?s?)|(?:attend|attends|attendons) (?:encore|toujours)|perdue?s?|oubliée?s?|sales?|trempée?s?|en retard`,
    `kalt\\p{L}{0,2}|lauwarm\\p{L}{0,2}|kaputt\\p{L}{0,2}|defekt\\p{L}{0,2}|aufgeweicht|falsch\\p{L}{0,2}|verloren|vergessen|nie (?:angekommen|gekommen)|zu spät|verbrannt\\p{L}{0,2}|roh\\p{L}{0,2}|zerkratzt|zerbrochen|fehlte?n?|dreckig|schmutzig|im regen|durchnässt`,
  ],
  'giu',
)
/** With these it was made good, or is meant. */
const HONEST = words([
  `fixed|sorted|repaired|replaced|solved|mended|rescued|saved|same (?:day|afternoon)|thank(?:s| you)(?! for nothing)|friendly|helpful|kind|honest|worth|happy|recommend(?:ed)?|apologi[sz]ed|refunded|delicious|polite|best in|favou?rite`,
  `arregl\\p{L}{1,5}|solucion\\p{L}{1,5}|encontr\\p{L}{1,5}|amables?|recomiend\\p{L}{1,2}|recomendables?|simpátic[oa]s?|gracias|encantad[oa]s?|profesionales|rápidamente|buenísim[oa]s?|ric[oa]s?|riquísim[oa]s?`,
  `réparée?s?|retrouvée?s?|résolue?s?|sauvée?s?|recommand\\p{L}{1,4}|merci|gentil(?:le)?s?|sympas?|aimables?|rapidement|remplacée?s?|délicieu\\p{L}{1,3}|souriante?s?|efficaces?`,
  `repariert|behoben|sofort|gelöst|gerettet|ersetzt|freundlich\\p{L}{0,2}|nett\\p{L}{0,2}|empfehl\\p{L}{1,12}|danke(?! für nichts)|zufrieden|lecker\\p{L}{0,2}|hilfsbereit|gefunden|bezahlt|kulan\\p{L}{1,4}|kompetent\\p{L}{0,2}`,
])

/** Many stars over plain facts of failure: beyond doubt, for whoever was happy wants no regret. */
function isMocked(content: string): boolean {
  if (HONEST.test(content)) return false
  const failures = content.match(FAILED)?.length ?? 0
  return WIT.test(content) || (failures > 0 && (SHAM.test(content) || soundsMocking(content, false)))
}

export function findOccasion({ request, stars, halves }: Judged, band: Band): Occasion | null {
  const content = (request.review.content ?? '').slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  if (isMainlyQuestion(content, halves)) return 'question'
  if (stars >= 3 && countTold(content) <= MOST_WORDS_OF_A_SHRUG && SHRUG.test(content)) return 'shrug'
  if (stars > 3) return isMocked(content) ? 'mocked' : null
  if (band !== 'poor') return null
  if (isHardship(content)) return 'hardship'
  if (UNANSWERED.test(content)) return 'unanswered'
  return LOYAL.test(content) ? 'parting' : null
}

/** What follows in a longer review says no more of how to answer it. */
const LONGEST_READ = 3000
