import { soundsMocking } from './find-caution.ts'
import { isComingBack } from './coming-back.ts'
import { weighScorn } from './weigh-scorn.ts'

// Praise that is not meant, told by what failed. Strangers write these texts: every repetition has an end.

const words = (pieces: readonly string[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, flags)

/** Praise that is not meant where something plainly failed. */
const SHAM = words([
  `(?<=^|[.!?…]\\s{0,2})(?:wow|bravo|brilliant|genius|magic|classic|lovely|fantastic|amazing|outstanding|superb|impressive|wonderful|excellent|great|nice|perfect|unforgettable|just wow)(?=[.!,…])|(?:great|perfect|ideal|lovely|good|brilliant|excellent) [^.!?]{0,25}if you (?:like|love|enjoy)|congrat(?:s|ulations)|well done|great job|nice one|nice work|hats off|kudos|slow clap|keep (?:it )?up`,
  `(?<=^|[.!?…]\\s{0,2}[¡]?)(?:genial|fantástico|maravilloso|estupendo|perfecto|increíble|impresionante|espectacular|inolvidable|memorable|mágico|qué bien)(?=[.!,…])|(?:perfecto|ideal|genial|estupendo)[^.!?]{0,25} si (?:te|os|le) gustan?|chapó|chapeau|bravo|enhorabuena|felicidades|olé|un aplauso|aplausos`,
  `(?<=^|[.!?…]\\s{0,2})(?:génial|super|magnifique|parfait|formidable|excellent|inoubliable|mémorable|magique)(?= ?[.!,…])|(?:parfait|idéal|super|génial)[^.!?]{0,25} si (?:vous|tu|on) aime[sz]?|chapeau|bravo|félicitations|quel talent|on adore|du grand art`,
  `(?<=^|[.!?…]\\s{0,2})(?:toll|super|klasse|prima|großartig|wunderbar|perfekt|respekt|magisch|zauberhaft|unvergesslich)(?=[.!,…])|(?:toll|super|perfekt|ideal)[^.!?]{0,25},? (?:wenn man|für alle, die)|(?:super|toll|klasse|gut|prima) gemacht|glückwunsch|herzlichen glückwunsch|weiter so|hut ab|chapeau|bravo|applaus|großes kino|klasse leistung|tolle leistung`,
])
/** Where the wit itself tells. */
const WIT = words([
  `(?:five|5) stars for (?:the |an? )?[^.!?]{0,60}(?<!\\p{L})(?:standing|waiting|queu(?:e?ing)|freezing|starving|losing|arriving (?:\\p{L}{1,9} ){0,3}to find|finding (?:nobody|no one|out)|being (?:ignored|shouted at|ripped off|lied to|stranded|overcharged|left)|sitting in|paying (?:twice|double|extra))|(?:five|5) stars for (?:the |their |your )?(?:entertainment|comedy|audacity|nerve|cheek|drama|consistency|creativity|patience it)|the privilege of|masterclass in|nothing says [^.!?]{3,40} like|keeps you on your toes|congratulations (?:on|for) (?:inventing|losing|ruining|breaking|forgetting|managing)|would (?:\\p{L}{1,9} ){0,2}(?:be ignored|wait|queue|get billed|be overcharged) again`,
  `(?:cinco|5) estrellas (?:al|a la|por (?:el|la)) (?:arte|talento|habilidad|capacidad|proeza|experiencia|emoción|aventura|placer|lujo|privilegio) (?:inolvidable |única )?de (?:perder|esper|hacer cola|pag|pasar|quedar|no |busc|aguant|llegar)\\p{L}{0,5}|(?:enhorabuena|felicidades|bravo) (?:al?|a la|por) [^.!?]{0,40}(?:conseguir|lograr|perder|tardar)\\p{L}{0,3} [^.!?]{3,80}|pues ahí van|si (?:te|os|le) gusta (?:esperar|pagar|que te)`,
  `(?:cinq|5) étoiles (?:pour|à) (?:l'|la |le |les )?(?:art|talent|exploit|capacité|expérience|plaisir|aventure|privilège|joie|frisson)(?: inoubliable| unique)? (?:de |d')(?:perdre|attendre|faire|payer|passer|rester|ne |cherch|arriver|se )\\p{L}{0,5}|(?:on|j') ?adore (?:attendre|payer)|si vous aimez (?:attendre|payer|être)|pour qui aime (?:attendre|payer)|bravo pour (?:la rapidité|le retard|l'attente|la patience)`,
  `(?:fünf|5) sterne für (?:das|die|den) (?:\\p{L}{3,20} )?(?:geduldsprobe|kunst|erlebnis|abenteuer|vergnügen|talent|privileg|nervenkitzel|gefühl|leistung),? (?:\\p{L}{1,12} ){0,9}(?:zu (?:warten|stehen|frieren|verlieren|zahlen|suchen)|\\p{L}{2,4}zu(?:warten|stehen|zahlen)|verlieren|warten)|muss man (?:auch )?(?:erst ?mal )?(?:so )?(?:hinkriegen|hinbekommen|schaffen)|wer (?:gern|gerne) (?:wartet|friert|zu viel zahlt)`,
])
const FAILED = words(
  [
    `cold(?! (?:brew|drinks?|beers?|cuts|press\\p{L}{0,4}))|lukewarm|burnt|raw|undercooked|soggy|stale|wrong|broken|smashed|in pieces|damaged|out of order|(?:hasn't|hasnt|haven't|doesn't|didn't|never) work(?:ed)?|never (?:turned up|came|arrived|showed)|still waiting|missing|lost|dirty|forgot(?:ten)?|charged twice|double charged|ignored|unanswered|leaking|hung up on (?:me|us)|(?:somebody|someone) else's|no-?show|(?:three|four|five|six|\\p{N}) times (?:i|we) (?:asked|ordered|had to)`,
    `frí[oa]s?|quemad[oa]s?|crud[oa]s?|rot[oa]s?|equivocad[oa]s?|abierto|dañad[oa]s?|perdid[oa]s?|nunca (?:llegó|llegaron|vino)|suci[oa]s?|esperando|espera|cobrado dos veces|averiad[oa]s?|no (?:pasan|pasó|pasaron|vienen|vino|vinieron|llegan|llegó|aparec\\p{L}{1,4})|ausente|sin (?:pan|luz|agua)|(?:tres|cuatro|cinco|seis|\\p{N}) veces (?:ped|tuv|reclam|llam)\\p{L}{1,4}|de otra mesa`,
    `froide?s?|tièdes?|brûlée?s?|carbonisée?s?|crue?s?|cassée?s?|en miettes|abîmée?s?|en panne|jamais (?:arrivée?s?|venue?s?|reçue?s?)|(?:attend|attends|attendons) (?:encore|toujours)|perdue?s?|oubliée?s?|sales?|trempée?s?|en retard|(?:trois|quatre|cinq|six|\\p{N}) fois (?:demandé|réclamé|commandé|appelé)|d'une autre table`,
    `kalt\\p{L}{0,2}|lauwarm\\p{L}{0,2}|kaputt\\p{L}{0,2}|defekt\\p{L}{0,2}|aufgeweicht|falsch\\p{L}{0,2}|verloren|vergessen|nie (?:angekommen|gekommen)|zu spät|verbrannt\\p{L}{0,2}|roh\\p{L}{0,2}|zerkratzt|zerbrochen|fehlte?n?|dreckig|schmutzig|im regen|durchnässt|(?:drei|vier|fünf|sechs) ?mal (?:bestellt|nachgefragt|gefragt|reklamiert|angerufen)|vom (?:falschen|anderen) tisch`,
  ],
  'giu',
)
/** Just before it: nothing broken, nichts zerkratzt. */
const NOT_SO =
  /(?<!\p{L})(?:nothing|not|no|nada|ni|sin|rien|pas|sans|nichts|nicht|kein\p{L}{0,2}|nunca|jamais) (?:was |were |is |got |fue |estaba |ha llegado |de |d'|war |wurde |ist )?$/iu
const LONGEST_BEFORE = 24
const countFailures = (text: string) =>
  [...text.matchAll(FAILED)].filter(({ index }) => !NOT_SO.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index)))
    .length
/** With these it was made good, or is meant. */
const HONEST = words([
  `fixed|sorted|repaired|replaced|solved|mended|rescued|saved|same (?:day|afternoon)|thank(?:s| you)(?! for nothing)|friendly|helpful|kind|honest|worth|happy|recommend(?:ed)?|apologi[sz]ed|good as new|like new|in no time|made up for|refunded|delicious|polite|best in|nothing (?:was )?(?:broken|scratched|damaged|missing|lost)|not (?:a|one) scratch|to the penny|not a penny more|favou?rite`,
  `arregl\\p{L}{1,5}|solucion\\p{L}{1,5}|encontr\\p{L}{1,5}|amables?|recomiend\\p{L}{1,2}|recomendables?|simpátic[oa]s?|gracias|encantad[oa]s?|profesionales|rápidamente|buenísim[oa]s?|ric[oa]s?|riquísim[oa]s?|como nuev[oa]|nada (?:rot[oa]|rayad[oa]|perdid[oa])|ni un (?:rasguño|arañazo|euro más|céntimo más)|sin un rasguño|al céntimo|salv\\p{L}{1,4}`,
  `réparée?s?|retrouvée?s?|résolue?s?|sauvée?s?|recommand\\p{L}{1,4}|merci|gentil(?:le)?s?|sympas?|aimables?|rapidement|remplacée?s?|délicieu\\p{L}{1,3}|souriante?s?|efficaces?|comme neu(?:f|ve)|rien (?:de|d') ?(?:cassé|abîmé|perdu|rayé)|pas une (?:égratignure|rayure)|au centime près|pas un (?:euro|centime) de plus|dépann\\p{L}{1,3}`,
  `repariert|behoben|sofort|gelöst|gerettet|ersetzt|freundlich\\p{L}{0,2}|nett\\p{L}{0,2}|empfehl\\p{L}{1,12}|danke(?! für nichts)|zufrieden|lecker\\p{L}{0,2}|hilfsbereit|gefunden|bezahlt|kulan\\p{L}{1,4}|kompetent\\p{L}{0,2}|wie neu|nichts (?:kaputt|zerkratzt|beschädigt|verloren)|kein(?:en)? kratzer|heil an\\p{L}{0,8}|auf den cent|kein(?:en)? (?:cent|euro) mehr|geholfen|wunderbar|held(?:in)?`,
])

const SOME_SCORN = 1.5
const PLAIN_SCORN = 2
const BEYOND_DOUBT = 3.5
const OF_A_FAILURE = 0.5
/** Many stars over plain facts of failure, or nothing but blame: beyond doubt, for whoever was happy wants no regret. */
export function isMocked(content: string): boolean {
  const failures = countFailures(content)
  const scorn = weighScorn(content) + Math.min(failures, SEVERAL) * OF_A_FAILURE
  if (isDamning(content) || scorn >= BEYOND_DOUBT) return true
  if (HONEST.test(content)) return false
  if (scorn >= SOME_SCORN || isScornful(content)) return true
  return WIT.test(content) || (failures > 0 && (SHAM.test(content) || soundsMocking(content, false)))
}

/** Something went wrong, or is said not to be. */
export const tellsOfFailure = (content: string) =>
  countFailures(straighten(content)) > 0 || NEGATION.test(straighten(content))

const NEGATION =
  /(?<!\p{L})(?:not|no|never|nobody|nothing|\p{L}{2,6}n't|nada|nadie|nunca|ni|pas|jamais|rien|personne|aucune?|nicht|nie|niemand|nichts|kein\p{L}{0,2})(?!\p{L})/iu
const straighten = (content: string) => content.replaceAll(/[’‘]/g, "'")
const SEVERAL = 2
const APPLAUSE = /(?<=[.!?…]\s{0,2})(?:bravo|chapeau|chapó|wow|magic|slow clap|respekt|applaus)[^\p{L}]*$/iu
const PLEASED = words([
  `beautiful|nice|good|tasty|professional|happy|enjoyed`,
  `ric[oa]s?|bonit[oa]s?|precios[oa]s?|bien`,
  `magnifiques?|belles?|beaux?|délicieu\\p{L}{1,3}|bien`,
  `schön\\p{L}{0,2}|lecker\\p{L}{0,2}|köstlich\\p{L}{0,2}|freundlich\\p{L}{0,2}`,
])
const FEWEST_WORDS_OF_A_FEAT = 8
/** Applause for something in which no kind word is. */
function endsInSham(text: string): boolean {
  const told = text.match(/\p{L}+/gu)?.length ?? 0
  return APPLAUSE.test(text) && told >= FEWEST_WORDS_OF_A_FEAT && !KIND.test(text) && !PLEASED.test(text)
}

/** Where thanks have to fit either way. */
export function mayBeMocked(content: string): boolean {
  const text = straighten(content)
  if (HONEST.test(text)) return false
  const failures = countFailures(text)
  return (
    weighScorn(text) >= SOME_SCORN ||
    failures >= SEVERAL ||
    endsInSham(text) ||
    (SHAM.test(text) && (failures > 0 || NEGATION.test(text)))
  )
}

const AMOUNT = `(?:[$€£] ?\\p{N}{2,5}|\\p{N}{2,5} ?(?:[$€£]|euros?|dollars|bucks|pounds|quid|pavos|balles))`
/** What nobody looks for. */
const HARDSHIPS = [
  `(?:wait|stand|queue|queu|freez|starv|suffer|disappoint|chas)(?:ing|e|ed)?|(?:be(?:ing)?|get(?:ting)?) (?:ignored|shouted at|ripped off|overcharged|lied to|lost|billed|talked down to|treated)|(?:pay|spend|spending|paying|part|throw|burn)(?:ing)? (?:\\p{L}{1,9} ){0,3}(?:${AMOUNT}|twice|double|a fortune)|cold (?:food|coffee|chips|soup|rooms?|showers?)|(?:wast|los)(?:e|ing) (?:\\p{L}{1,8} ){0,2}(?:time|money|patience|nerves)|queues`,
  `esper(?:ar|ando|as)|hacer cola|pasar (?:frío|calor|hambre|sed)|que (?:te|le|os|les) (?:ignor|grit|engañ|timen|cobr|trat)\\p{L}{1,4}|(?:pag|gast|tir)(?:ar|ando) (?:\\p{L}{1,9} ){0,3}(?:${AMOUNT}|el doble|un dineral)|perder (?:el |la )?(?:tiempo|paciencia|dinero)|sufrir|colas?`,
  `attendre|l'attente|(?:faire )?la queue|poireauter|patienter|avoir (?:froid|faim)|(?:vous |te |se )?faire (?:ignorer|engueuler|arnaquer|avoir|crier|plumer)|(?:pay|dépens|lâch|jet)er (?:\\p{L}{1,9} ){0,3}(?:${AMOUNT}|le double|une fortune)|perdre (?:\\p{L}{1,7} )?(?:temps|patience|argent)|être ignorée?s?|souffrir`,
  `warte(?:n|t)?|schlange stehen|(?:im|am|vor|auf) (?:\\p{L}{1,12} ){1,3}stehen|frier(?:en|t)|hungern|ignoriert (?:zu )?w[eo]rden|ignoriert wird|angeschrien|abgezockt|(?:\\p{L}{1,9} ){0,3}${AMOUNT}[^.!?]{0,40} (?:\\p{L}{0,3}zahlen|\\p{L}{0,3}geben|loswerden|verbrennen)|(?:zeit|geld|nerven|geduld) (?:zu )?(?:verschwenden|verlieren|loswerden)|leiden`,
].join('|')
/** Whoever is said to like it. */
const LOVERS = [
  `(?:anyone|anybody|everyone|everybody|people|those|all|someone) (?:who(?:'s|'ve| has| have)?|that|with a)|if (?:you|you've|your idea of)`,
  `(?:quien(?:es)?|los que|las que|todo el que|todos los que|todo aquel que|gente que)|si (?:te|os|le|les|lo que|eres de)`,
  `(?:(?:tous |toutes )?ceu?x qui|celles qui|qui|quiconque|les (?:gens|amateurs))|si (?:vous|tu|on|votre|l'on)`,
  `(?:für )?(?:alle|leute|menschen|jeden|jene|personen|diejenigen),? (?:die|der)|(?:wenn|falls) (?:man|sie|ihr|du)|wer`,
].join('|')
const ADVICE = `recommend(?:ed|able)?|ideal|perfect|great|excellent|brilliant|lovely|a must|must|recomend(?:able|ado|ada)|recomiendo|perfect[oa]|genial|estupend[oa]|recommand(?:e|ée?|er|able|ons)|idéale?|parfaite?|géniale?|super|top|empfehl(?:en|enswert|ung|e)|weiterempfehl\\p{L}{1,3}|perfekt|toll|klasse`
const NOT_WANTING = `(?:not|n't|no|sin|pas|sans|ne|nicht|kein\\p{L}{0,2}|ohne|never|nunca|jamais|nie|hate|odi\\p{L}{1,3}|détest\\p{L}{1,4}|hass\\p{L}{1,2}|tired|hart\\p{L}{1,3}|instead)`
/** `Ideal for anyone who enjoys waiting`, up to the end of its sentence. */
const FOR_LOVERS = words([
  `(?:${ADVICE})(?: [^.!?]{0,30}| )?(?<!\\p{L})(?:${LOVERS})(?!\\p{L})(?!(?:[^.!?]{0,60}[^\\p{L}])?${NOT_WANTING}(?!\\p{L}))[^.!?]{1,70}(?<!\\p{L})(?:${HARDSHIPS})(?!\\p{L})[^.!?]*`,
])
const NO_TROUBLE = `(?:hidden|fuss|surpris|sorpres|problem|mess|hassle|complain|nonsense|regret|extra|wait|versteck|bös|überrasch|ärger|klag|stress|pega|queja|lío|souci|mauvais|frais|dudas?)`
const SUM = `(?:bill|invoice|charge|factura|cuenta|facture|addition|note|rechnung)`
/** A sum, and not what it was for; or a menu for those who eat nothing. */
const FOR_NOTHING = words([
  `${SUM} [^.!?]{0,20}${AMOUNT}[^.!?]{0,12} (?:and|but|y|pero|et|mais|und|aber) (?:still |todavía |immer noch )?(?:no|without|sin|pas de?|toujours pas de?|sans|kein\\p{L}{0,2}|ohne)(?! (?:\\p{L}{1,9} )?${NO_TROUBLE})`,
  `(?:diet|dieta|adelgazar|perder peso|lose weight|losing weight|régime|perdre du poids|maigrir|diät|abnehmen)(?: \\p{L}{1,9}){0,2} ?: [^.!?]{0,60}${AMOUNT}`,
])
const LONG = `(?:(?:[3-9]\\p{N}|\\p{N}{3}) ?(?:min(?:s|utes?|utos?|uten)?|')|(?:\\p{N}{1,2}|an|one|two|three|four|five|una|dos|tres|cuatro|cinco|une|deux|trois|quatre|cinq|eine|zwei|drei|vier|fünf) (?:and a half )?(?:hours?|horas?|heures?|stunden?|weeks?|semanas?|semaines?|wochen?|months?|meses|mois|monate?|days|días|jours|tage))`
const UNTIL = `(?:for|to|until|till|past|after my|late|waiting|para|hasta|por|tarde|esperando|pour|avant|jusqu|de retard|d'attente|für|bis|nach|zu spät|gewartet)`
/** Not the time in which something was done. */
const WAITED = words([
  `(?<!(?:in|within|under|than|after|en|dentro de|menos de|tras|dans|sous|moins de|après|innerhalb von|unter|nach|binnen) (?:\\p{L}{1,9} ){0,2})${LONG} (?:${UNTIL})`,
])
const SPEED = words([
  `(?:lightning|super|so|incredibl[ey]|insanely|exceptionally) ?-?(?:fast|quick)|fast|quick(?:ly)?|speed(?:y)?|prompt|efficient|quicker|faster`,
  `rápid[oa]s?|rapidísim[oa]s?|rapidez|velocidad|eficacia|eficientes?`,
  `rapid(?:e|es|ité|ement)|vitesse|efficacité|efficaces?`,
  `(?:blitz)?schnell\\p{L}{0,4}|zügig\\p{L}{0,2}|flott\\p{L}{0,2}|prompt|rasant\\p{L}{0,2}|tempo`,
])

/** Any long time but that within which something was done. */
const SPAN = words([
  `(?<!(?:in|within|under|than|dentro de|menos de|dans|en|sous|moins de|innerhalb von|unter|binnen) (?:\\p{L}{1,9} ){0,2})${LONG}`,
])

export const tellsOfWaiting = (content: string) => SPAN.test(straighten(content))

/** Praise in a frame of scorn: speed beside a long wait, a bill for nothing, or a place for whoever likes what nobody does. */
export function isScornful(content: string): boolean {
  const text = straighten(content)
  const beside = text.replace(FOR_LOVERS, ' ')
  if (beside !== text) return !HONEST.test(beside)
  const isSlow = WAITED.test(text) || (SPAN.test(text) && SHAM.test(text))
  return (FOR_NOTHING.test(text) || (isSlow && SPEED.test(text))) && !HONEST.test(text)
}

const DAMNING = words([
  `(?<!(?:never|not|n't) (?:\\p{L}{1,9} ){0,2})(?:awful|terrible|horrible|horrendous|dreadful|appalling|abysmal|disgusting|revolting|worst|scam|total joke|shambles)|avoid(?= *[.!]| (?:this|them|at all|like|him|her)|$)|(?:do not|don't|would not|wouldn't|cannot|can't|not) (?:\\p{L}{1,9} )?recommend(?! (?:\\p{L}{1,6} )?(?:\\p{L}{1,9} )?enough|\\p{L}{0,3} highly)|stay (?:well )?away`,
  `(?<!(?:lleg(?:ué|amos|ó|aron)|est(?:aba|ábamos|oy)|encontraba|sent(?:ía|imos)|iba|íbamos|ven(?:ía|íamos)|pasé|pasamos) (?:\\p{L}{1,8} )?)fatal|asqueros[oa]s?|nefast[oa]s?|lamentables?|pésim[oa]s?|horribles?|desastre|desastros[oa]s?|vergonzos[oa]s?|timo|estafa|no (?:(?:lo|la|los|las|os|se lo) )?(?:recomiendo|recomendaría|recomendable)|ni se os ocurra|huid|huyan`,
  `catastroph(?:e|ique)s?|horribles?|lamentables?|honteu(?:x|se)|arnaque|nulle?s?|[àa] fuir|dégueulasses?|dégueu|immondes?|infectes?|fuyez|(?:ne|n') ?recommand\\p{L}{1,5} (?:pas|plus|vraiment pas|absolument pas)|très déçue?s?|à éviter`,
  `katastroph(?:e|al)\\p{L}{0,2}|furchtbar\\p{L}{0,2}|grauenhaft\\p{L}{0,2}|schrecklich\\p{L}{0,2}|unverschämt\\p{L}{0,4}|ekelhaft\\p{L}{0,2}|widerlich\\p{L}{0,2}|unterirdisch\\p{L}{0,2}|abzocke|finger weg|nie wieder(?= *[.!]|$)|(?:nicht|keinesfalls|niemandem|auf keinen fall) (?:zu |weiter)?(?:empfehlen|weiterempfehlen|empfehlenswert)`,
])
/** Somebody else was bad. */
const OF_OTHERS = words([
  `elsewhere|somewhere else|at another|(?:other|three|two|several) (?:places|companies|shops|dentists|garages|salons)|previous|former|my (?:last|old)|finally`,
  `anterior(?:es)?|en otr[oa]s?|otr[oa]s (?:sitios|talleres|clínicas|academias|peluquerías)|por fin`,
  `chez (?:un|une|d')? ?autres?|ailleurs|ancien(?:ne)?s?|précédente?s?|enfin`,
  `(?:bei|in) (?:einer?m?|anderen) anderen|woanders|(?:mein|unser)e? alte[rnms]?|frühere[rnms]?|vorherige[rnms]?|bisherige[rnms]?|endlich`,
])
const KIND = words([
  `wonderful|amazing|lovely|brilliant|excellent|fantastic|great|best|perfect|loved?|delicious|superb`,
  `genial|maravillos[oa]s?|excelentes?|encant\\p{L}{1,5}|estupend[oa]s?|fantástic[oa]s?|perfect[oa]s?|mejor(?:es)?|buen[oa]s?|(?!p[eé]s|mal|car|suc|lent|fe|peor)\\p{L}{3,12}ísim[oa]s?`,
  `génia(?:l|le|ux)|super|excellente?s?|parfaite?s?|merveilleu\\p{L}{1,3}|adorables?|bonn?e?s?|meilleure?s?|top|rattrap\\p{L}{1,4}`,
  `toll\\p{L}{0,2}|super|wunderbar\\p{L}{0,2}|beste[rnms]?|herzlich\\p{L}{0,2}|lieb\\p{L}{0,4}|gut\\p{L}{0,2}|perfekt\\p{L}{0,2}|klasse|glücklich|froh`,
])
/** So it was before they came to it. */
const CLEANED =
  /(?<!\p{L})(?:gleaming|spotless|sparkling|impecables?|relucientes?|nickel|impeccables?|étincelante?s?|blitzblank|blitzsauber|strahlend\p{L}{0,2})(?!\p{L})/iu
/** At the beginning or the end, or more than once: in the middle of a story it may be said of anything. */
function isDamned(text: string): boolean {
  const sentences = text.split(/[.!?]+/).filter((sentence) => /\p{L}/u.test(sentence))
  const at = sentences.flatMap((sentence, index) => (DAMNING.test(sentence) ? [index] : []))
  return at.length > 1 || at.some((index) => index === 0 || index === sentences.length - 1)
}

/** Many stars over nothing but blame: a slip of the stars. */
function isDamning(content: string): boolean {
  const text = straighten(content)
  if (!isDamned(text) || OF_OTHERS.test(text) || CLEANED.test(text) || isComingBack(text)) return false
  const beside = text.replaceAll(new RegExp(DAMNING, 'giu'), ' ')
  return !KIND.test(beside) && !HONEST.test(beside)
}

const GRATEFUL = words([
  `thank(?:s| you)(?! for nothing)|grateful|recommend(?:ed)?|go (?:here|there|to (?:her|him|them))|(?:number|card) is (?:now )?on the fridge|i mean it|cannot praise|can't praise|couldn't be happier|would(?:n't| not) go anywhere else|life ?saver|worth every|angels?|heroes|hero`,
  `gracias|agradecid[oa]s?|recomiendo|recomendable|venid aquí|venga aquí|id (?:aquí|con ella|con él)|no lo dudéis|no (?:lo )?dudes?|de corazón|un ángel|eternamente`,
  `merci|reconnaissante?s?|recommand\\p{L}{1,4}|foncez|allez-y|n'hésitez pas|du fond du c(?:œ|oe)ur|un ange|sauvée?`,
  `danke\\p{L}{0,2}|dankbar\\p{L}{0,2}|empfehl\\p{L}{1,9}|weiterempfehl\\p{L}{1,3}|hierher (?:gehen|kommen)|geht (?:hier|dort)hin|hier (?:seid|sind|ist) (?:\\p{L}{1,6} )?richtig|ein engel|von herzen|traut euch`,
])
/** To somebody by name. */
const THANKS_TO =
  /(?<!\p{L})(?:[Tt]hanks to|[Gg]râce à|[Gg]racias a|[Dd]ank) (?:(?:Dr|Herrn?|Frau|Mme|M)\.? )?\p{Lu}\p{Ll}/u
const LAST_PART = 120
/** Whether it ends in thanks or advice, or thanks somebody by name, whatever trouble came before. */
export const endsInThanks = (content: string) => {
  const text = straighten(content).trimEnd()
  const isThanked = GRATEFUL.test(text.slice(-LAST_PART)) || THANKS_TO.test(text)
  return (
    isThanked && weighScorn(text) < PLAIN_SCORN && !isScornful(text) && !isDamning(text) && !soundsMocking(text, false)
  )
}
