import { soundsMocking } from './find-caution.ts'

// Praise that is not meant, told by what failed. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, flags)

/** Praise that is not meant where something plainly failed. */
const SHAM = words([
  `(?<=^|[.!?…]\\s{0,2})(?:wow|bravo|brilliant|genius|magic|classic|lovely|fantastic|amazing|outstanding|superb|impressive|wonderful|excellent|great|nice|perfect|just wow)(?=[.!,…])|(?:great|perfect|ideal|lovely|good|brilliant|excellent) [^.!?]{0,25}if you (?:like|love|enjoy)|congrat(?:s|ulations)|well done|great job|nice one|nice work|hats off|kudos|slow clap|keep (?:it )?up`,
  `(?<=^|[.!?…]\\s{0,2}[¡]?)(?:genial|fantástico|maravilloso|estupendo|perfecto|increíble|espectacular|qué bien)(?=[.!,…])|(?:perfecto|ideal|genial|estupendo)[^.!?]{0,25} si (?:te|os|le) gustan?|chapó|chapeau|bravo|enhorabuena|felicidades|olé|un aplauso|aplausos`,
  `(?<=^|[.!?…]\\s{0,2})(?:génial|super|magnifique|parfait|formidable|excellent|inoubliable)(?= ?[.!,…])|(?:parfait|idéal|super|génial)[^.!?]{0,25} si (?:vous|tu|on) aime[sz]?|chapeau|bravo|félicitations|quel talent|on adore|du grand art`,
  `(?<=^|[.!?…]\\s{0,2})(?:toll|super|klasse|prima|großartig|wunderbar|perfekt|respekt)(?=[.!,…])|(?:toll|super|perfekt|ideal)[^.!?]{0,25},? (?:wenn man|für alle, die)|(?:super|toll|klasse|gut|prima) gemacht|glückwunsch|herzlichen glückwunsch|weiter so|hut ab|chapeau|bravo|applaus|großes kino|klasse leistung|tolle leistung`,
])
/** Where the wit itself tells. */
const WIT = words([
  `(?:five|5) stars for (?:the |their |your )?(?:entertainment|comedy|audacity|nerve|cheek|drama|consistency|creativity|patience it)|the privilege of|masterclass in|nothing says [^.!?]{3,40} like|keeps you on your toes|congratulations (?:on|for) (?:inventing|losing|ruining|breaking|forgetting|managing)|would (?:\\p{L}{1,9} ){0,2}(?:be ignored|wait|queue|get billed|be overcharged) again`,
  `(?:enhorabuena|felicidades|bravo) (?:al?|a la|por) [^.!?]{0,40}(?:conseguir|lograr|perder|tardar)\\p{L}{0,3} [^.!?]{3,80}|pues ahí van|si (?:te|os|le) gusta (?:esperar|pagar|que te)`,
  `(?:on|j') ?adore (?:attendre|payer)|si vous aimez (?:attendre|payer|être)|pour qui aime (?:attendre|payer)|bravo pour (?:la rapidité|le retard|l'attente|la patience)`,
  `muss man (?:auch )?(?:erst ?mal )?(?:so )?(?:hinkriegen|hinbekommen|schaffen)|wer (?:gern|gerne) (?:wartet|friert|zu viel zahlt)`,
])
const FAILED = words(
  [
    `cold(?! (?:brew|drinks?|beers?|cuts|press\\p{L}{0,4}))|lukewarm|burnt|raw|undercooked|soggy|stale|wrong|broken|smashed|in pieces|damaged|out of order|(?:hasn't|hasnt|haven't|doesn't|didn't|never) work(?:ed)?|never (?:turned up|came|arrived|showed)|still waiting|missing|lost|dirty|forgot(?:ten)?|charged twice|double charged|ignored|unanswered|leaking|(?:somebody|someone) else's|no-?show`,
    `frí[oa]s?|quemad[oa]s?|crud[oa]s?|rot[oa]s?|equivocad[oa]s?|abierto|dañad[oa]s?|perdid[oa]s?|nunca (?:llegó|llegaron|vino)|suci[oa]s?|esperando|espera|cobrado dos veces|averiad[oa]s?|no (?:pasan|pasó|pasaron|vienen|vino|vinieron|llegan|llegó|aparec\\p{L}{1,4})|ausente|sin (?:pan|luz|agua)`,
    `froide?s?|tièdes?|brûlée?s?|crue?s?|cassée?s?|en miettes|abîmée?s?|en panne|jamais (?:arrivée?s?|venue?s?|reçue?s?)|(?:attend|attends|attendons) (?:encore|toujours)|perdue?s?|oubliée?s?|sales?|trempée?s?|en retard`,
    `kalt\\p{L}{0,2}|lauwarm\\p{L}{0,2}|kaputt\\p{L}{0,2}|defekt\\p{L}{0,2}|aufgeweicht|falsch\\p{L}{0,2}|verloren|vergessen|nie (?:angekommen|gekommen)|zu spät|verbrannt\\p{L}{0,2}|roh\\p{L}{0,2}|zerkratzt|zerbrochen|fehlte?n?|dreckig|schmutzig|im regen|durchnässt`,
  ],
  'giu',
)
/** With these it was made good, or is meant. */
const HONEST = words([
  `fixed|sorted|repaired|replaced|solved|mended|rescued|saved|same (?:day|afternoon)|thank(?:s| you)(?! for nothing)|friendly|helpful|kind|honest|worth|happy|recommend(?:ed)?|apologi[sz]ed|good as new|like new|in no time|made up for|refunded|delicious|polite|best in|favou?rite`,
  `arregl\\p{L}{1,5}|solucion\\p{L}{1,5}|encontr\\p{L}{1,5}|amables?|recomiend\\p{L}{1,2}|recomendables?|simpátic[oa]s?|gracias|encantad[oa]s?|profesionales|rápidamente|buenísim[oa]s?|ric[oa]s?|riquísim[oa]s?|como nuev[oa]|salv\\p{L}{1,4}`,
  `réparée?s?|retrouvée?s?|résolue?s?|sauvée?s?|recommand\\p{L}{1,4}|merci|gentil(?:le)?s?|sympas?|aimables?|rapidement|remplacée?s?|délicieu\\p{L}{1,3}|souriante?s?|efficaces?|comme neu(?:f|ve)|dépann\\p{L}{1,3}`,
  `repariert|behoben|sofort|gelöst|gerettet|ersetzt|freundlich\\p{L}{0,2}|nett\\p{L}{0,2}|empfehl\\p{L}{1,12}|danke(?! für nichts)|zufrieden|lecker\\p{L}{0,2}|hilfsbereit|gefunden|bezahlt|kulan\\p{L}{1,4}|kompetent\\p{L}{0,2}|wie neu|geholfen|wunderbar|held(?:in)?`,
])

/** Many stars over plain facts of failure: beyond doubt, for whoever was happy wants no regret. */
export function isMocked(content: string): boolean {
  if (HONEST.test(content)) return false
  const failures = content.match(FAILED)?.length ?? 0
  return WIT.test(content) || (failures > 0 && (SHAM.test(content) || soundsMocking(content, false)))
}

const NEGATION =
  /(?<!\p{L})(?:not|no|never|nobody|nothing|\p{L}{2,6}n't|nada|nadie|nunca|ni|pas|jamais|rien|personne|aucune?|nicht|nie|niemand|nichts|kein\p{L}{0,2})(?!\p{L})/iu
const SEVERAL = 2
/** Where thanks have to fit either way. */
export function mayBeMocked(content: string): boolean {
  const text = content.replaceAll(/[’‘]/g, "'")
  if (HONEST.test(text)) return false
  const failures = text.match(FAILED)?.length ?? 0
  return failures >= SEVERAL || (SHAM.test(text) && (failures > 0 || NEGATION.test(text)))
}
