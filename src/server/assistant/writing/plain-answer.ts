import type { Judged } from './find-band.ts'
import { isComingBack } from './coming-back.ts'
import { TOPIC_GROUPS, type Matter } from './find-matters.ts'
import { tellsOfWaiting } from './find-mockery.ts'
import { UNMISTAKABLE, type Blamed, type Praised } from './find-remarks.ts'
import { VULNERABLE } from './grave-words.ts'
import type { Settled } from './settle-remarks.ts'
import { findHalf, isAmiss, mayBeAmiss, type Half } from './weigh-halves.ts'

// How little a reply may name, and which general words fit. A plain answer is right more often than a close one.

const words = (pieces: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${pieces.join('|')})(?!\\p{L})`, 'iu')

export const countTold = (content: string | null) => content?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

export const MOST_WORDS_OF_ONE_POINT = 25
const MOST_WORDS_OF_A_PLAIN_FAULT = 40
const MOST_WORDS_OF_A_GUESS = 12
const MOST_WORDS_OF_PRAISE = 45

export const LIKED = words([
  `great|good|lovely|loved?|delicious|excellent|amazing|fantastic|perfect(?:ly)?|best|beautiful(?:ly)?|wonderful|superb|tasty|friendly|kind|helpful|brilliant|incredible|nice|fresh|clean|outstanding|attentive|warm|fab(?:ulous)?|divine|spot on|like new|favou?rite|gorgeous|top|super|can't fault|polite|yummy|awesome|pleasant|impeccable|professional|enjoyed|fair|cosy|cozy|quick|fast|with an? (?:\\p{L}{1,8} )?smiles?`,
  `buen[oa]s?|buenísim[oa]s?|bien|ric[oa]s?|riquísim[oa]s?|excelentes?|delicios[oa]s?|increíbles?|perfect[oa]s?|mejor(?:es)?|precios[oa]s?|maravillos[oa]s?|amables?|simpátic[oa]s?|atent[oa]s?|fantástic[oa]s?|genial(?:es)?|estupend[oa]s?|espectacular(?:es)?|encant\\p{L}{1,5}|agradables?|inmejorables?|limpi[oa]s?|fresc[oa]s?|exquisit[oa]s?|bonit[oa]s?|profesional(?:es)?|de diez|de lujo|sabros[oa]s?|cariños[oa]s?|gust(?:ó|aron|ado)|brutal|con una (?:\\p{L}{1,8} )?sonrisa`,
  `bon(?:ne)?s?|bien|délicieu(?:x|se|ses)|excellente?s?|parfaite?s?|meilleure?s?|magnifiques?|superbes?|sympas?|sympathiques?|gentil(?:le)?s?|aimables?|adorables?|géniale?s?|génia(?:l|ux)|agréables?|accueillante?s?|attentionnée?s?|attenti(?:f|ve)s?|impeccables?|réussie?s?|bel(?:les?)?|beaux?|jolie?s?|propres?|fra(?:is|îches?)|savoureu(?:x|se|ses)|professionnel(?:le)?s?|au top|une tuerie|souriante?s?|chaleureu(?:x|se|ses)|régal\\p{L}{0,4}|ador\\p{L}{1,3}|soignée?s?|exceptionnel(?:le)?s?|merveilleu(?:x|se)|sublimes?|à tomber|avec (?:le|un (?:\\p{L}{1,6} )?) ?sourire`,
  `gut(?:e[rsnm]?)?|sehr gut|lecker(?:e[rsnm]?)?|köstlich\\p{L}{0,2}|hervorragend\\p{L}{0,2}|ausgezeichnet\\p{L}{0,2}|toll(?:e[rsnm]?)?|schön(?:e[rsnm]?)?|wunderschön\\p{L}{0,2}|perfekt\\p{L}{0,2}|beste[rnms]?|freundlich\\p{L}{0,2}|nett(?:e[rsnm]?)?|herzlich\\p{L}{0,2}|aufmerksam\\p{L}{0,2}|super|klasse|prima|spitze|wunderbar\\p{L}{0,2}|traumhaft\\p{L}{0,2}|sauber\\p{L}{0,2}|frisch\\p{L}{0,2}|großartig\\p{L}{0,2}|lieb(?:e[rsnm]?)?|liebevoll\\p{L}{0,2}|kompetent\\p{L}{0,2}|fantastisch\\p{L}{0,2}|genial\\p{L}{0,2}|gemütlich\\p{L}{0,2}|top|mega|himmlisch\\p{L}{0,2}|hammer|gelungen|geschmeckt|mit (?:einem )?(?:\\p{L}{1,12} )?lächeln`,
])

/** That no one told of it, or that it went wrong again, belongs to what it was. */
const OF_THE_SAME: readonly Blamed[] = ['uninformed', 'repeated']

/**
 * What a reply may name of what was found. A complaint out of a short review that has no other, or by a word for its own
 * fault; praise by a word of its own, in the same breath.
 */
export function keepCertain(judged: Judged): Settled {
  const { blame, praise, matters, request, halves, pieces, stars } = judged
  const content = request.review.content ?? ''
  const [told, blamed] = [countTold(content), matters.filter(({ polarity }) => polarity === 'negative')]
  const aside = blame.filter(({ key }) => OF_THE_SAME.includes(key)).length
  const points = Math.max(blame.length + new Set(blamed.map(({ topic }) => topic)).size - aside, aside)
  const isOnly = points === 1 || (points === 2 && told <= MOST_WORDS_OF_A_GUESS)
  const isShort = told <= MOST_WORDS_OF_ONE_POINT
  const isMixed = isAmiss(judged) || mayBeAmiss(judged) || points > 0
  const isShortPraise = told <= (isMixed ? MOST_WORDS_OF_ONE_POINT : MOST_WORDS_OF_PRAISE)
  const isInNeed = stars < 3 && VULNERABLE.test(content)
  const isBlamed = ({ fault, certainty }: Matter) => {
    if (isInNeed) return fault === 'rude' ? isShort : fault !== null && told <= MOST_WORDS_OF_A_GUESS
    if (fault !== null) return isShort || (isOnly && told <= MOST_WORDS_OF_A_PLAIN_FAULT)
    return isOnly && isShort && (certainty === 'outright' || told <= MOST_WORDS_OF_A_GUESS)
  }
  /** In praise of something else, what took long is only told. */
  const isAgainst = (own: Half | undefined) =>
    own !== undefined && (own.isReserved || own.isOutright || tellsOfWaiting(content.slice(own.start, own.end)))
  const isPraised = ({ at, topic }: Matter) => {
    const [piece, own] = [findHalf(isMixed ? pieces : halves, at), findHalf(pieces, at)]
    const isEaten = TOPIC_GROUPS[topic] === 'dish' || TOPIC_GROUPS[topic] === 'drink'
    return (
      isShortPraise &&
      piece !== undefined &&
      !isAgainst(own) &&
      (piece.tone !== 'blame' || stars === 5) &&
      LIKED.test(content.slice(piece.start, piece.end)) &&
      !(isEaten && (isSolemn(content) || ATTENDED.test(request.businessName)))
    )
  }
  return {
    blame: isInNeed ? [] : isShort && isOnly ? blame : findUnmistakable(blame, told),
    praise: isShortPraise ? praise.filter(({ key }) => !OF_SPEED.includes(key) || !tellsOfWaiting(content)) : [],
    matters: matters.filter((matter) => (matter.polarity === 'negative' ? isBlamed(matter) : isPraised(matter))),
  }
}

/** One alone, where there is no other of the kind. */
function findUnmistakable(blame: Settled['blame'], told: number): Settled['blame'] {
  const found = blame.filter(({ key }) => UNMISTAKABLE.includes(key))
  return found.length === 1 && told <= MOST_WORDS_OF_A_PLAIN_FAULT ? found : []
}

const OF_SPEED: readonly Praised[] = ['fast', 'onTime', 'noWait']

const SOLEMN = words([
  `vets?|veterinar\\p{L}{1,4}|doctors?|dr|surgeons?|surgery|operation|hospital|clinic|nurses?|cancer|chemo\\p{L}{0,8}|illness|died|death|dying|passed away|funeral|goodbye|grie(?:f|ving)|hospice|care home|carers?|until the end|to the end|rehab|stroke|transplant|miscarriage`,
  `veterinari[oa]s?|doctora?|dra|cirujan[oa]|operaci[oó]n|operad[oa]|hospital|clínica|enfermer[oa]s?|cáncer|quimio\\p{L}{0,8}|enfermedad|murió|muerte|falleci\\p{L}{1,5}|funeraria|tanatorio|despedida|duelo|hasta el final|residencia de mayores`,
  `vétérinaires?|docteure?|chirurgien(?:ne)?|opérée?|opération|hôpital|clinique|infirmi(?:er|ère)s?|chimio\\p{L}{0,8}|maladie|décès|décédée?|mort|obsèques|funèbres?|funérailles|crématorium|deuil|adieu|jusqu'au bout|kiné\\p{L}{0,12}|ehpad`,
  `tier(?:arzt|ärztin|klinik|arztpraxis)|arzt|ärzt\\p{L}{1,4}|operation|operiert\\p{L}{0,2}|op|krankenhaus|klinik|krebs|chemo\\p{L}{0,8}|krankheit|gestorben|verstorben\\p{L}{0,2}|tod|beerdigung|bestatt\\p{L}{1,6}|abschied|trauer\\p{L}{0,6}|pflege\\p{L}{0,8}|bis zuletzt|reha`,
])
/** Of illness, death, or those who treat it: nobody is answered there as after a good meal. */
export const isSolemn = (content: string) => SOLEMN.test(content)

const FEWEST_WORDS_OF_A_MOVING_ONE = 30
const FEWEST_WORDS_OF_A_SOLEMN_ONE = 8
/** Whether thanks for a rating would be too little. */
export function isMoving(judged: Judged): boolean {
  const { stars, request } = judged
  const content = request.review.content ?? ''
  const isLong = countTold(content) >= FEWEST_WORDS_OF_A_SOLEMN_ONE
  return stars === 5 && (isStory(content) || (isLong && isNearSorrow(judged)))
}

/** Of the business or the review alone: joy would be too loud there. */
export const isNearSorrow = ({ request: { review, businessName } }: Judged) =>
  isSolemn(businessName) ||
  (countTold(review.content) >= FEWEST_WORDS_OF_A_SOLEMN_ONE && isSolemn(review.content ?? ''))

/** Whether it tells more than that something was good. */
export const isStory = (content: string) => countTold(content) >= FEWEST_WORDS_OF_A_MOVING_ONE

const FEWEST_WORDS_AT_LENGTH = 40
export const isAtLength = (content: string | null) => countTold(content) >= FEWEST_WORDS_AT_LENGTH

const VISITED = words([
  `restaurants?|food|meals?|dinner|lunch|brunch|breakfast|menu|dish(?:es)?|pizzas?|burgers?|pasta|steak|coffee|cakes?|bakery|bread|lamb|pudding|ice cream|flat white|pastr(?:y|ies)|bar|pub|beers?|wines?|cocktails?|hotel|rooms?|stay(?:ed)?|spa|massage|hair(?:cut|dresser)?|barber|salon|nails|shop|store|gym|yoga|pilates|campsite|waiter|waitress`,
  `restaurante|comida|cena(?:r|mos)?|comer|menú|platos?|tapas|paella|café|cafetería|tarta|panadería|pan|enchiladas|tacos|cocina|cervezas?|vinos?|habitaci(?:ón|ones)|estancia|alojamiento|masaje|corte|pelo|peluquer\\p{L}{1,3}|barbería|uñas|tienda|gimnasio|camarer[oa]s?|terraza|camping`,
  `repas|plats?|carte|ardoise|glaces?|cuisine|dîner|déjeuner|gâteaux?|boulangerie|pain|bière|vins?|hôtel|chambres?|séjour|coupe|coiff\\p{L}{2,5}|ongles|boutique|magasin|salle de sport|serveu(?:r|se)s?`,
  `essen|\\p{L}{0,14}(?:brot|brötchen|kuchen|torten?|schnitzel|bier|wein|laden|gasthaus|zimmer)|gerichte?|speise\\p{L}{1,6}|kaffee|bäckerei|gebacken|café|eis|kneipe|aufenthalt|übernacht\\p{L}{1,5}|haarschnitt|haare|friseur\\p{L}{0,5}|nägel|laden|geschäft|fitness\\p{L}{0,8}|kellner(?:in)?|bedienung|lokal|gasthof`,
])
const CALLED_ONCE = words([
  `hospital|maternity|midwi(?:fe|ves)|emergency|plumb\\p{L}{1,4}|boiler|leak(?:s|ed|ing)?|pipes?|electrician|roof\\p{L}{0,4}|removals?|mov(?:ers|ing)|driving|instructor|garage|mot|mechanic|cars?|van|tyres?|tires?|brakes?|dentist|physio\\p{L}{0,10}|lawyer|solicitor|estate agents?|realtor|undertaker|locksmith|locked out|locks|insurance|wedding|kitchen fitter|builders?|landlord|tenants?|clutch|bodywork|windscreen|glazier|carpenters?|tiles|tiler|survey(?:or)?|conveyancing|funeral`,
  `hospital|maternidad|matronas?|alicatad\\p{L}{1,3}|carpinter[oa]|carpintería|urgencias?|fontaner\\p{L}{1,3}|caldera|fuga|electricista|mudanzas?|autoescuela|carnet|taller|coche|dentista|fisio\\p{L}{0,10}|abogad\\p{L}{1,3}|inmobiliaria|cerrajer[oa]|seguros?|boda|reformas?`,
  `maternité|sage-femmes?|hôpital|carreleur|carrelage|menuisi(?:er|ère)|garagistes?|urgences?|plomb\\p{L}{1,4}|chaudière|fuite|électricien(?:ne)?|toit(?:ure)?|déménag\\p{L}{1,6}|auto-école|permis|monit(?:eur|rice)|voiture|dentiste|cabinet|avocate?|notaire|agence|serrurier|assurance|mariage|travaux`,
  `kreißsaal|geburt|hebammen?|krankenhaus|fliesen\\p{L}{0,6}|tischler(?:ei)?|schreiner(?:ei)?|notfall|notdienst|klempner|installateur|heizung|rohr\\p{L}{0,8}|elektriker|dach\\p{L}{0,8}|umzug\\p{L}{0,14}|fahrschule|führerschein|prüfung|fahrlehrer(?:in)?|werkstatt|auto|wagen|reifen|praxis|zahnarzt|physio\\p{L}{0,12}|anw[aä]lt(?:in)?|makler(?:in)?|schlüsseldienst|versicherung|hochzeit|renovierung`,
])
/** Where one is every day, goes for a purpose, or has brought to the door: nobody hopes to be visited again there. */
const ATTENDED = words([
  `nursery|nurseries|kindergarten|pre-?school|day ?care|playgroup|childminders?|school|academy|tutors?|tutoring|college|university|pharmacy|chemist|opticians?|hearing aids?|bank|notary|accountants?|tax (?:advisor|adviser|office)|florists?|bouquets?|flowers|delivery|delivered|courier|parcels?|taxis?|cabs?|car (?:hire|rental)|rental cars?|airline|flights?|prison|landlord|lettings?|property management|cleaners?|cleaning (?:company|service)|gardeners?|landscap\\p{L}{1,4}|painters?|decorators?|tailors?|alterations|recruit\\p{L}{1,4}|phone shop|broadband|internet`,
  `guarderías?|escuela infantil|colegio|instituto|academia|universidad|farmacia|óptica|audífonos?|banco|notarí[oa]|gestoría|asesoría|floristería|ramo|flores|reparto|a domicilio|mensajería|paquetes?|taxis?|taxistas?|alquiler de coches|aerolínea|vuelos?|administración de fincas|limpieza(?= (?:a|de) (?:hogar|domicilio))|jardiner[oa]s?|pintor(?:es)?|sastre|modista|arreglos`,
  `crèches?|maternelle|écoles?|collège|lycée|nounou|assistante maternelle|université|pharmacie|opticien(?:ne)?|audioprothésiste|banque|comptable|fleuriste|bouquets?|fleurs|livraison|livrée?s?|colis|taxis?|vtc|location de voitures?|compagnie aérienne|vols?|syndic|ménage à domicile|jardinier|paysagiste|peintre|couturi(?:er|ère)|retouches`,
  `kita|kinder(?:garten|krippe|tagesstätte)|tagesmutter|krippe|schule|grundschule|musikschule|nachhilfe|gymnasium|uni|universität|apotheke|optiker(?:in)?|hörgeräte\\p{L}{0,12}|bank|sparkasse|notar(?:in|iat)?|steuerberat\\p{L}{1,4}|blumen\\p{L}{0,8}|florist(?:in)?|strauß|lieferung|lieferdienst|geliefert|paket\\p{L}{0,8}|taxi\\p{L}{0,12}|autovermietung|mietwagen|flug(?:gesellschaft)?|hausverwaltung|vermieter(?:in)?|reinigungsfirma|gebäudereinigung|gärtner(?:ei|in)?|gartenbau|maler(?:betrieb|meister)?|schneiderei|änderungsschneiderei|eingewöhnung`,
])

/** Whether it is a place one comes back to, as far as the review or the name of the business says so. */
export function isOfReturn({ request }: Judged): boolean {
  const content = (request.review.content ?? '').replaceAll(/[’‘]/g, "'")
  const text = `${content} ${request.businessName}`
  if (CALLED_ONCE.test(text) || ATTENDED.test(text) || isSolemn(text)) return false
  return isComingBack(content) || VISITED.test(text)
}
