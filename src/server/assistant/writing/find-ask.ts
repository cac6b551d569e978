import { tellsWhyAsked } from './find-silence.ts'
import { LIKED } from './plain-answer.ts'
import type { Half } from './weigh-halves.ts'
import { weighScorn } from './weigh-scorn.ts'

/** What follows in a longer review says no more of how to answer it. */
const LONGEST_READ = 3000
const straighten = (content: string) => content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")

const QUESTION =
  /(?<!\p{L})(?:do(?! you (?:want|need|expect))|does|can(?! you)|could|would|will|are|is|when|where|(?:does |do )?any(?:one|body) know|what time|how (?:much|long|late)|tienen|tenéis|abren|abrís|alguien sabe|sabéis si|saben si|hay|ponéis|abrís|hacéis|servís|se puede|cuándo|cuánto|avez-vous|y a-t-il|est-ce que|peut-on|pouvez-vous|quelqu'un sait|savez-vous|quand|weiß jemand|wisst ihr|wissen sie|haben sie|habt ihr|gibt es|kann man|könnt ihr|wann)(?: [^.!?]{3,90}|,? [^.!?]{3,90}) ?\?/iu
const SUGGESTION =
  /(?<!\p{L})(?:(?:could|can|would|will) you (?:maybe|please|perhaps|possibly|also|not|consider)|(?:my|one|a|small|only|just a|a few) suggestions?|suggestions?:|wouldn't hurt|(?:would|might) be (?:nice|great|good|lovely|perfect|(?:five|5) stars|better) (?:if|to|with)|would love (?:it if|to see)|please (?:add|bring back|open|put|get|consider|offer)|wish (?:you|they|the|there) |could use (?:more|some|an?)|should (?:add|offer|put|open)|estaría (?:bien|genial)|(?:una|mi|como) sugerencia|podr(?:ían|íais) (?:abrir|poner|añadir|tener|ofrecer)|ojalá (?:abrier|pusier|tuvier)\p{L}+|ce serait (?:bien|top|super|parfait|sympa) (?:de|si|d')|(?:une|ma|petite) suggestion|pourriez-vous|il faudrait|(?:wäre|fände) (?:es )?(?:schön|toll|super|gut|klasse|prima)|vorschlag|anregung|könntet ihr|würde(?:n)? (?:mir|uns) wünschen|wünschen würde)(?!\p{L})/iu
/** Asked by whoever has no wish left, or is astonished. */
const RHETORICAL =
  /(?<!\p{L})(?:what more|where else|who else|who needs|why (?:go|would|bother)|what's not to|dónde (?:más|si no)|quién necesita|où (?:ailleurs|d'autre|sinon)|qui d'autre|wo sonst|wer (?:sonst|braucht)|wo (?:kann|kriegt|bekommt) man (?:sonst|schon)|(?:what|need) (?:can|could|should)? ?(?:i|we|you) say|any questions|noch fragen|que dire|qué (?:puedo|vamos a|voy a) decir|who (?:does|still)|how (?:good|great|cool) is|was will (?:man|ich)|wer macht|que demander|que vouloir|qui fait|qué más|quién (?:da|hace))[^?]{0,60}\?/giu

/** Whoever asks so is put out: what is meant stands in the question itself. */
const PUT_OUT =
  /(?<!\p{L})(?:seriously|really|honestly|for real|since when|how (?:hard|difficult) (?:is|can)|what (?:century|year|decade)|in (?:this|20\p{N}{2})|in the (?:year|21st)|why (?:is|are|does|do|can't|cant|not)|who (?:thought|designed|decided)|en serio|de verdad|desde cuándo|tan difícil|tanto cuesta|en qué (?:siglo|año)|en pleno|en (?:el )?20\p{N}{2}|por qué|sérieusement|vraiment|depuis quand|si (?:compliqué|difficile)|quel siècle|en (?:plein )?20\p{N}{2}|pourquoi|ernsthaft|echt|wirklich|im ernst|euer ernst|seit wann|so schwer|welche[ms] (?:jahrhundert|jahr)|im jahr|in 20\p{N}{2}|20\p{N}{2}|warum|wieso|weshalb|und das (?:soll|sollen|nennt|nennen))(?!\p{L})[^?]{0,80}\?/giu
/** Behind a word that turns, or in three words and no verb, a mark is one of astonishment. */
const ASTONISHED =
  /(?<=^|[.!?\n,]\s{0,3})(?:(?:but|aber|mais|pero|doch|nur|only|solo|sólo|seulement|que)(?!\p{L})[^.!?\n:¿]{1,120}|(?:(?:and|und|et|y) )?(?:no|kein\p{L}{0,2}|pas de|sin|only|nur|solo|sólo|seulement|que du|que des) (?:\p{L}{1,14} ?){1,2}) ?\?/giu
const leaveOutRhetoric = (text: string) =>
  text.replaceAll(RHETORICAL, '').replaceAll(PUT_OUT, '.').replaceAll(ASTONISHED, '.')

/** Whether somebody who is not angry asks for something: the angry ones ask without wanting to know. */
export function findAsk(content: string, stars: number): 'asked' | 'suggested' | null {
  const text = straighten(content)
  if (stars < 3) return null
  if (SUGGESTION.test(text)) return 'suggested'
  return QUESTION.test(leaveOutRhetoric(text)) ? 'asked' : null
}

const LEADS = [
  `(?:do|does) (?:you|they|anyone|anybody|the|this|it)(?! (?:even|really|think|not|want|realise|realize|honestly|ever|actually|care))|(?:are|r) (?:you|they|there|dogs|kids|children|the)(?! (?:kidding|serious|joking|for real|insane|crazy|blind|deaf|proud|happy|not))|(?:is|would) (?:there|the|it (?:be possible|possible|open|ok|okay|free|still|true)|this (?:place|shop) (?:still|open))|can (?:i|we|one|someone|anyone|kids|dogs|children)(?! (?:believe|imagine))|(?<!how |why |what )can you(?! (?:believe|imagine|not|even|please (?:stop|fix|train)))|could (?:you|someone|anyone|anybody) (?:please )?(?:tell|let|confirm)|can (?:someone|anyone|anybody) (?:please )?(?:tell|let|confirm)|what time|when (?:do|does|are|is|will) (?:you|they|it|the)|how (?:much|late|early|old|many) (?:is|are|do|does|would|will|for)|what(?:'s| is| are) (?:the|your) (?:price|cost|opening|hours|minimum|age)`,
  `tenéis|tienen|tienes|hacéis|hacen|hay|abrís|abren|aceptáis|aceptan|vendéis|venden|se puede|puedo|sabéis si|saben si|cuánto (?:cuesta|vale|cobran|es)|a qué hora|qué horario|cuándo (?:abr|empie)\\p{L}{1,4}|admit\\p{L}{1,4}|es posible|sería posible|est(?:á|áis|án) abiert\\p{L}{1,2}|servís|sirven|ponéis|ponen|dais|dan|organizáis|organizan|cerráis|cierran|reserváis|hace falta|es necesario`,
  `est-ce (?:que (?:vous|l'on|on|le|la|les|c'est)|qu'(?:on|il|elle|ils))|avez-vous|faites-vous|vous (?:faites|avez|êtes|prenez|acceptez|livrez|vendez|proposez|ouvrez)|êtes-vous|acceptez-vous|prenez-vous|proposez-vous|vendez-vous|livrez-vous|ouvrez-vous|y a-t-il|peut-on|on peut|puis-je|pouvez-vous me dire|savez-vous|quels? (?:sont|est)|quelles? (?:sont|est)|à quelle heure|combien (?:coûte|ça)|faut-il|(?:c'est|est-ce|est-il|serait-il|ce serait) possible`,
  `habt ihr|haben sie|hat (?:der|das|die|ihr)|gibt es|gibt's|kann (?:man|ich)|können wir|darf man|dürfen|verkauft ihr|verkaufen sie|macht ihr|machen sie|bietet ihr|bieten sie|nehmt ihr|nehmen sie|liefert ihr|liefern sie|seid ihr|sind sie|ist (?:der|die|das|am|an|sonntags|montags|samstags)|wann|wie (?:viel|teuer|spät|alt)|ab (?:wann|wie viel|welchem)|was kostet|wisst ihr|wissen sie|muss man|braucht man|(?:ist|wäre) es möglich|geht (?:es|das)`,
].join('|')
/** Asked of everybody, or said to be a question, with or without its mark. */
const OF_ALL = [
  `(?:does |do )?any ?(?:one|body) know|(?:i(?:'d| would) like to|i want(?:ed)? to|just want(?:ed)? to) (?:know|ask)|(?:was|am|just|i'm) wondering (?:if|whether|when|how|what)|quick question`,
  `alguien (?:sabe|me (?:puede|podría))|(?:quisiera|querría|quería|me gustaría|necesito|necesitaba) (?:saber|preguntar|consultar)|(?:podrían|podríais|pueden|podéis) (?:decirme|informarme|indicarme)|una (?:pregunta|consulta|duda)`,
  `quelqu'un (?:sait|peut|saurait|pourrait)|(?:j'aimerais|je voudrais|je voulais|je souhaiterais|j'aurais voulu) (?:savoir|demander)|(?:pouvez|pourriez)-vous (?:me dire|m'indiquer)|une (?:petite )?question`,
  `weiß (?:jemand|wer|einer)|kann (?:mir )?(?:jemand|einer)|(?:wollte|wollten|möchte|möchten|würde|würden) (?:\\p{L}{1,7} ){0,3}(?:fragen|wissen)|mich würde interessieren|(?:eine )?(?:kurze )?frage:`,
].join('|')
const ASKED = new RegExp(
  `(?<!\\p{L})(?:(?:${LEADS})(?!\\p{L})[^.!?]{2,140}\\?|(?:${OF_ALL})(?!\\p{L})[^.!?]{3,200}(?:[.!?]|$))`,
  'giu',
)
/** A sentence with its mark, whatever it begins with; marks alone ask nothing. */
const MARKED = /(?<=^|[.!?\n]\s{0,3})(?=[^.!?\n]{0,199}\p{L})[^.!?\n]{3,200}\?/gu
const GREETING =
  /^[^\p{L}]*(?:hi|hello|hey|good (?:morning|evening|afternoon)|hola|buen[oa]s(?: (?:días|tardes|noches))?|salut|bonjour|bonsoir|coucou|hallo|guten (?:tag|morgen|abend)|moin|servus|grüezi)(?!\p{L})/iu
const SEVERAL = 2
const SOME_SCORN = 1.5
const FEWEST_STARS_OF_A_GUEST = 3
/** Whoever asks so wants no information. */
const ACCUSING =
  /(?<!\p{L})(?:refund|money back|my (?:order|parcel|money|deposit|package)|normal|seriously|joke|any(?:one|body) there|alguien ahí|quelqu'un là|jemand da|shame|manager|acceptable|ever (?:answer|reply|clean)\p{L}{0,3}|dinero|mi (?:pedido|paquete)|vergüenza|en serio|broma|normal que|remboursé?\p{L}{0,5}|ma commande|mon (?:colis|argent)|honte|sérieusement|blague|mein (?:geld|paket)|meine bestellung|ernsthaft|ernst|witz|euer ernst|schämen|unverschämt\p{L}{0,2}|nie wieder|never again|worst|awful|terrible|rude|disgusting|horrible|catastrophe|katastrophe|pésim[oa]|fatal)(?!\p{L})/iu
const THANKS =
  /^[^\p{L}]*(?:(?:many |muchas |mil )?(?:thanks|thank you|cheers|gracias|merci|danke|vielen dank|besten dank)|un saludo|saludos|cordialement|bonne journée|lg|vg|mfg|(?:viele|liebe|beste) grüße)(?: [\p{L}']{1,10}){0,4}[^\p{L}]*$/iu
const MOST_WORDS_BESIDE = 20
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Whether it is hardly a review but a question, whatever the stars. Who came in good spirits may praise beside it. */
export function isMainlyQuestion(content: string, halves: readonly Half[], stars: number): boolean {
  const text = leaveOutRhetoric(straighten(content))
  const asked = listAsked(text, stars)
  if (asked.length === 0 || ACCUSING.test(text) || weighScorn(text) >= SOME_SCORN) return false
  const words = asked.reduce((sum, [piece]) => sum + countWords(piece), 0)
  const isGuest = stars >= FEWEST_STARS_OF_A_GUEST
  const isMostlyAsked = countWords(text) - words <= Math.max(MOST_WORDS_BESIDE, words * (isGuest ? 2 : 1))
  const isBlame = ({ isOutright, start, end }: Half) =>
    isOutright && !(isGuest && tellsWhyAsked(text.slice(start, end)))
  const isAgainst = (half: Half) => isBlame(half) || (!isGuest && isPraise(text, half))
  return isMostlyAsked && !listBeside(text, asked, halves).some(isAgainst)
}

const isPraise = (text: string, { tone, isStrong, start, end }: Half) =>
  tone === 'praise' && (isStrong || LIKED.test(text.slice(start, end)))

/** Kind words around a question. */
export function praisesBeside(content: string, halves: readonly Half[]): boolean {
  const text = straighten(content).replaceAll(RHETORICAL, '')
  const asked = listAsked(text, FEWEST_STARS_OF_A_GUEST)
  return listBeside(text, asked, halves).some(
    (half) => isPraise(text, half) || (half.tone === 'unsure' && LIKED.test(text.slice(half.start, half.end))),
  )
}

function listBeside(text: string, asked: readonly RegExpExecArray[], halves: readonly Half[]): Half[] {
  // A half begins with the mark that ended the one before.
  const isAsked = ({ start, end }: Half) =>
    asked.some(({ index, 0: piece }) => index < end && start < index + piece.length - 1)
  return halves.filter((half) => !isAsked(half) && !THANKS.test(text.slice(half.start, half.end)))
}

/** Beside one plain question every other counts, and so do several of a guest who is not angry, or any behind a greeting. */
function listAsked(text: string, stars: number): RegExpExecArray[] {
  const [plain, marked] = [[...text.matchAll(ASKED)], [...text.matchAll(MARKED)]]
  const isGuest = stars >= FEWEST_STARS_OF_A_GUEST && (marked.length >= SEVERAL || GREETING.test(text))
  if (plain.length === 0) return isGuest ? marked : []
  const isNew = ({ index, 0: piece }: RegExpExecArray) =>
    plain.every((one) => one.index >= index + piece.length || index >= one.index + one[0].length)
  return [...plain, ...marked.filter(isNew)]
}
