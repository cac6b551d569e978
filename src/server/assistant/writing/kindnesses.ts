import { isLocale, type Locale } from '#shared/domain/locales.ts'

/** What somebody did for the writer beyond their work. */
const KINDNESSES = ['effort', 'time', 'patience', 'late', 'remembered', 'children', 'dog'] as const
type Kindness = (typeof KINDNESSES)[number]
const RELATIVES = ['father', 'mother', 'son', 'daughter', 'husband', 'wife', 'grandfather', 'grandmother'] as const
type Relative = (typeof RELATIVES)[number]

/**
 * How kindnesses are told of in one language, and the clauses that take them up; those stand behind "we are glad that".
 * Strangers write these texts: every repetition has an end.
 */
interface KindnessWords {
  /** Something that was found or fetched for the writer, out of these words alone: it is named as the review does. */
  thing: string
  /** Around a `THING`. */
  given: readonly string[]
  got: string
  kindnesses: Record<Kindness, readonly [pattern: string, clause: string]>
  /** Of somebody with a need of theirs. */
  need: string
  relatives: Record<Relative, readonly [pattern: string, name: string]>
  atEase: string
}

const SPANISH_GIVER = `(?:encontr|busc|consigui|d(?:io|ieron)|guard|ofreci|traj|prepar|reserv|pus|hizo|hicieron|sent|coloc)\\p{L}{0,5}`
const ENGLISH_GIVER = `(?:found|got|gave|saved|kept|offered|brought|made|arranged|organi[sz]ed|prepared|reserved|fetched|moved|seated|put)`
const FRENCH_GIVER = `(?:trouv|donn|gard|propos|apport|prépar|réserv|install|cherch|mis|offert|fait)\\p{L}{0,3}`
const GERMAN_GIVER = `(?:gesucht|gefunden|gegeben|gebracht|besorgt|organisiert|reserviert|freigehalten|angeboten|vorbereitet|gemacht|geholt)`
const ENGLISH_US = `(?:us|me|him|her|them|(?:my|our) \\p{L}{2,12})`
const GERMAN_US = `(?:uns|mir|ihm|ihr|ihnen|(?:meine|unsere)[mnr] (?:\\p{L}{2,14} )?\\p{L}{2,12})`

const WORDS: Record<Locale, KindnessWords> = {
  en: {
    thing: `(?:an?|the|another) (?:(?:really|very|lovely|nice|quiet(?:er|est)?|cosy|cozy|warm|extra|private|special|little|comfortable|comfy|perfect|best|shady|sunny|spare|calm(?:er)?) ){0,2}(?:corner(?: table)?|table|spot|seat|booth|window seat|high ?chair|chair|cushion|blanket|umbrella|charger|cot|candle|birthday cake|glass of water|parking space|taxi|appointment)`,
    given: [
      `(?<!(?:not|never|n.t) )${ENGLISH_GIVER} ${ENGLISH_US} (?:to |at |in |into )?THING`,
      `(?<!(?:not|never|n.t) )${ENGLISH_GIVER} THING (?:for|where|so)`,
      `THING (?:that )?(?:\\p{L}{1,12} ){1,3}${ENGLISH_GIVER} (?:for )?${ENGLISH_US}`,
    ],
    got: 'we had {thing} for you',
    kindnesses: {
      effort: [
        `(?:went|goes|gone) (?:\\p{L}{1,10} )?(?:out of (?:his|her|their) way|above and beyond|the extra mile)`,
        'someone went the extra mile for you',
      ],
      time: [
        `took (?:(?:the|his|her|their|all|so much|a lot of|plenty of) ){1,2}time|took time (?:to|for|with)`,
        'you were given plenty of time',
      ],
      patience: [`patient with|patiently|(?:so|very|really|incredibly|extremely) patient`, 'you found us so patient'],
      late: [
        `(?<!(?:could|would|have|we|i|us) (?:have )?)stayed (?:late|open|longer|on)(?! (?:than|in|at))|(?:opened|kept) (?:\\p{L}{1,8} ){0,2}(?:open|early) for`,
        'someone stayed on for you',
      ],
      remembered: [
        `remember(?:ed|s) (?:us|me|my (?:name|order|usual)|our (?:names?|order))`,
        'you felt at home with us',
      ],
      children: [
        `(?:great|kind|lovely|wonderful|sweet|gentle|good|brilliant|friendly|amazing) (?:with|to) (?:my|our|the) (?:\\p{L}{1,10} ){0,2}(?:kids|children|son|daughter|toddler|baby|boys?|girls?|little ones)`,
        'you found us good with children',
      ],
      dog: [
        `(?:water|treats?|bowl|biscuits?|welcom\\p{L}{1,4})(?: \\p{L}{1,10}){0,4} (?:my|our) (?:dog|puppy)|(?:my|our) (?:dog|puppy)(?: \\p{L}{1,10}){0,4} (?:welcome|treats?|water)`,
        'your dog felt welcome, too',
      ],
    },
    need: `deaf|hard of hearing|blind|wheelchair|elderly|frail|disab\\p{L}{1,6}|autis\\p{L}{1,4}|dementia|nervous|anxious|hearing aids?`,
    relatives: {
      father: ['father|dad', 'your father'],
      mother: ['mother|mum|mom', 'your mother'],
      son: ['son', 'your son'],
      daughter: ['daughter', 'your daughter'],
      husband: ['husband', 'your husband'],
      wife: ['wife', 'your wife'],
      grandfather: ['grandfather|grandad|granddad|grandpa', 'your grandfather'],
      grandmother: ['grandmother|grandma|gran|nan', 'your grandmother'],
    },
    atEase: '{relative} felt at ease with us',
  },
  es: {
    thing: `(?:una?|el|la|otr[oa]) (?:(?:buen|buena|pequeñ[oa]|mejor) )?(?:rincón|rinconcito|mesa|mesita|sitio|asiento|silla|trona|manta|cojín|paraguas|cargador|cuna|vela|tarta de cumpleaños|vaso de agua|plaza de aparcamiento|taxi|cita|hueco)(?: (?:más |muy )?(?:tranquil[oa]|bonit[oa]|especial|acogedora?|cómod[oa]|perfect[oa]|apartad[oa]|junto a la ventana|a la sombra)){0,2}`,
    given: [`(?<!no )(?:nos|me|le|les) (?:han? )?${SPANISH_GIVER} (?:en |a )?THING`],
    got: 'pudiéramos darle {thing}',
    kindnesses: {
      effort: [`se (?:desvivi|volc)\\p{L}{1,6}|(?:hizo|hicieron) todo lo posible`, 'nuestro equipo se volcara'],
      time: [
        `(?:se tom|(?:nos|me) dedic)\\p{L}{1,5} (?:\\p{L}{1,8} ){0,2}tiempo`,
        'le dedicaran el tiempo que hacía falta',
      ],
      patience: [`(?:mucha|con|gran|infinita|toda la) paciencia|muy pacientes?`, 'valore la paciencia del equipo'],
      late: [
        `se (?:quedó|quedaron) (?:\\p{L}{1,8} ){0,2}(?:hasta tarde|más tiempo)`,
        'el equipo se quedara un poco más',
      ],
      remembered: [
        `se (?:acordó|acordaron|acuerdan) de (?:mí|nosotros|mi nombre|nuestros nombres)`,
        'se sintiera como en casa',
      ],
      children: [
        `(?:cariños|amabl|atent|encantador|maravillos)\\p{L}{0,4} con (?:mis?|los|las?|nuestr\\p{L}{1,3}) (?:niñ|hij|pequeñ|bebé|peque)\\p{L}{0,4}`,
        'los niños estuvieran a gusto',
      ],
      dog: [
        `(?:agua|golosinas?|bienvenid[oa])(?: \\p{L}{1,10}){0,4} perr\\p{L}{1,4}|perr\\p{L}{1,4}(?: \\p{L}{1,10}){0,3} bienvenid[oa]s?`,
        'su perro también fuera bienvenido',
      ],
    },
    need: `sord[oa]|cieg[oa]|silla de ruedas|mayor|ancian[oa]|discapacidad|autis\\p{L}{1,3}|demencia|nervios[oa]|audífonos?`,
    relatives: {
      father: ['padre|papá', 'su padre'],
      mother: ['madre|mamá', 'su madre'],
      son: ['hijo', 'su hijo'],
      daughter: ['hija', 'su hija'],
      husband: ['marido|esposo', 'su marido'],
      wife: ['mujer|esposa', 'su mujer'],
      grandfather: ['abuelo', 'su abuelo'],
      grandmother: ['abuela', 'su abuela'],
    },
    atEase: '{relative} se sintiera a gusto',
  },
  fr: {
    thing: `(?:une?|le|la|notre) (?:(?:petite?|jolie?|beau|belle|bonne?|autre) )?(?:coin|table|place|endroit|chaise haute|chaise|siège|fauteuil|couverture|coussin|parapluie|chargeur|lit bébé|bougie|gâteau d'anniversaire|verre d'eau|taxi|rendez-vous|créneau)(?: (?:plus |très |bien |au )?(?:calme|tranquille|confortable|agréable|à l'écart|près de la fenêtre|parfaite?|spéciale?|à l'ombre))?`,
    given: [`(?:nous|m'|lui|leur) ?(?:a|ont|avait|avaient) ${FRENCH_GIVER} (?:à |dans )?THING`],
    got: 'vous ayez eu {thing}',
    kindnesses: {
      effort: [`en quatre pour|aux petits soins|(?:a|ont) tout fait pour`, 'notre équipe ait été là pour vous'],
      time: [
        `pri(?:s|t) (?:\\p{L}{1,8} ){0,2}(?:le|son|leur|du) temps|prend (?:\\p{L}{1,8} )?le temps`,
        'notre équipe ait pris le temps qu’il fallait',
      ],
      patience: [
        `(?:beaucoup de|avec|grande|d'une|une) (?:\\p{L}{1,9} )?patience|(?:très|si) patiente?s?`,
        'vous ayez apprécié notre patience',
      ],
      late: [
        `restée?s? (?:\\p{L}{1,8} ){0,2}(?:plus (?:tard|longtemps)|après la fermeture)`,
        'notre équipe ait pu rester un peu plus longtemps pour vous',
      ],
      remembered: [
        `(?:se souv(?:ient|enait|iennent)|s'est souvenue?) (?:\\p{L}{1,8} )?de (?:nous|moi|nos (?:pré)?noms|mon (?:pré)?nom)`,
        'vous ayez apprécié cette attention',
      ],
      children: [
        `(?:adorable|gentil|gentille|attentionné|super|génial)\\p{L}{0,3} avec (?:mes|nos|mon|ma|notre|les) (?:enfants?|fils|fille|bébé|petits?)`,
        'les plus jeunes aient été bien accueillis',
      ],
      dog: [
        `(?:eau|gamelle|friandises?|bienvenue?)(?: \\p{L}{1,10}){0,4} chien(?:ne)?|chien(?:ne)?(?: \\p{L}{1,10}){0,4} (?:bienvenue?|gamelle)`,
        'votre chien ait été le bienvenu, lui aussi',
      ],
    },
    need: `sourde?|malentendante?|aveugle|fauteuil roulant|âgée?|handicap\\p{L}{0,3}|autis\\p{L}{1,3}|stressée?|anxieu(?:x|se)`,
    relatives: {
      father: ['père|papa', 'votre père'],
      mother: ['mère|maman', 'votre mère'],
      son: ['fils', 'votre fils'],
      daughter: ['fille', 'votre fille'],
      husband: ['mari', 'votre mari'],
      wife: ['femme', 'votre femme'],
      grandfather: ['grand-père|papi', 'votre grand-père'],
      grandmother: ['grand-mère|mamie', 'votre grand-mère'],
    },
    atEase: '{relative} ait été à l’aise avec nous',
  },
  de: {
    thing: `(?:einen?|ein|den|die|das) (?:(?:ganz|ruhig(?:er|st)?e[ns]?|schöne[ns]?|gemütliche[ns]?|kleine[ns]?|extra|besondere[ns]?|bequeme[ns]?|warme[ns]?|freie[ns]?) ){0,2}(?:ecke|tisch|platz|plätzchen|fensterplatz|nische|stuhl|kinderstuhl|hochstuhl|decke|kissen|schirm|ladekabel|kinderbett|kerze|geburtstagskuchen|glas wasser|parkplatz|taxi|termin)`,
    given: [
      `(?<!nicht )${GERMAN_US} (?:(?:sogar|extra|gleich|sofort|noch|dann|auch) ){0,2}THING (?:\\p{L}{1,12} ){0,3}${GERMAN_GIVER}`,
      `(?:suchte|fand|gab|brachte|besorgte|organisierte|reservierte|holte)n? ${GERMAN_US} (?:(?:sogar|extra|gleich|sofort|noch) ){0,2}THING`,
    ],
    got: 'wir {thing} für Sie hatten',
    kindnesses: {
      effort: [
        `alles möglich gemacht|keine mühe gescheut|ins zeug gelegt|(?:so |sehr )?viel mühe gegeben`,
        'sich das Team so für Sie eingesetzt hat',
      ],
      time: [
        `zeit (?:genommen|gelassen)|nahm(?:en)? sich (?:\\p{L}{1,8} ){0,3}zeit`,
        'wir uns Zeit für Sie nehmen konnten',
      ],
      patience: [
        `geduldig\\p{L}{0,2}|(?:viel|mit|großer) geduld|engelsgeduld`,
        'wir uns in Ruhe um Sie kümmern konnten',
      ],
      late: [
        `länger (?:geblieben|aufgemacht|geöffnet)|extra (?:geöffnet|aufgemacht|geblieben)|blieb(?:en)? (?:\\p{L}{1,8} ){0,2}länger`,
        'wir etwas länger für Sie da sein konnten',
      ],
      remembered: [
        `erinner\\p{L}{1,4} sich (?:\\p{L}{1,8} ){0,2}an (?:uns|mich|meinen namen|unsere namen)|an (?:uns|mich) erinnert|(?:uns|mich) wiedererkannt|namen gemerkt`,
        'Sie sich bei uns wie zu Hause gefühlt haben',
      ],
      children: [
        `(?:lieb|nett|freundlich|toll|herzlich)\\p{L}{0,2} (?:zu|mit) (?:den|unser\\p{L}{1,2}|mein\\p{L}{1,2}) (?:\\p{L}{1,10} )?(?:kindern?|sohn|tochter|kleinen|baby|enkeln?)|kinderlieb\\p{L}{0,2}`,
        'sich auch die Kleinen willkommen gefühlt haben',
      ],
      dog: [
        `(?:wasser|napf|leckerlis?|willkommen)(?: \\p{L}{1,10}){0,4} (?:hund|hündin)|(?:hund|hündin)(?: \\p{L}{1,10}){0,4} (?:willkommen|wasser|leckerlis?|napf)`,
        'auch Ihr Hund willkommen war',
      ],
    },
    need: `(?:gehörlos|schwerhörig|taub|blind|behindert|alt|betagt|gebrechlich|nervös|ängstlich)\\p{L}{0,2}|rollstuhl|rollator|autis\\p{L}{1,5}|dement\\p{L}{0,2}|demenz|hörgerät\\p{L}{0,2}`,
    relatives: {
      father: ['vater|papa', 'Ihr Vater'],
      mother: ['mutter|mama', 'Ihre Mutter'],
      son: ['sohn', 'Ihr Sohn'],
      daughter: ['tochter', 'Ihre Tochter'],
      husband: ['mann', 'Ihr Mann'],
      wife: ['frau', 'Ihre Frau'],
      grandfather: ['opa|großvater', 'Ihr Großvater'],
      grandmother: ['oma|großmutter', 'Ihre Großmutter'],
    },
    atEase: 'sich {relative} bei uns wohlgefühlt hat',
  },
}

const MOST = 2
const LONGEST_READ = 4000
const SENTENCE = /[^.!?\n]{1,600}/g

/** What a review tells of somebody's kindness, as clauses of the reply. The two may be in different languages. */
export function describeKindness(content: string, { from, to }: { from: string | null; to: Locale }): string[] {
  const text = content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  const language = from !== null && isLocale(from) ? from : to
  const [heard, told] = [WORDS[language], WORDS[to]]
  const thing = language === to ? findThing(text, heard) : null
  const relative = findRelativeAtEase(text, heard)
  const acts = KINDNESSES.filter((kindness) => isTold(text, compile(heard.kindnesses[kindness][0])))
  return [
    ...(thing === null ? [] : [told.got.replace('{thing}', () => thing)]),
    ...(relative ? [told.atEase.replace('{relative}', told.relatives[relative][1])] : []),
    ...acts.map((kindness) => told.kindnesses[kindness][1]),
  ].slice(0, MOST)
}

const NEGATION =
  /(?<!\p{L})(?:no|not|never|nobody|\p{L}+n't|nunca|nadie|sin|ne|pas|jamais|personne|nicht|nie|niemand|kein\p{L}*)(?!\p{L})/iu

/** Not where the sentence says that nobody did. */
const isTold = (text: string, pattern: RegExp) =>
  (text.match(SENTENCE) ?? []).some((sentence) => {
    const found = pattern.exec(sentence)
    return found !== null && !NEGATION.test(sentence.slice(0, found.index))
  })

function findThing(text: string, { thing, given }: KindnessWords): string | null {
  const found = given.flatMap((around) => {
    const named = compile(around.replace('THING', () => `(?<thing>${thing})`)).exec(text)?.groups?.['thing']
    return named ? [named.replaceAll("'", '’')] : []
  })[0]
  return found && found !== found.toUpperCase() ? found : null
}

function findRelativeAtEase(text: string, { need, relatives }: KindnessWords): Relative | undefined {
  const [isNeed, sentences] = [compile(need), text.match(SENTENCE) ?? []]
  const needy = sentences.find((sentence) => isNeed.test(sentence)) ?? ''
  return RELATIVES.find((relative) =>
    compile(`(?:${OWN}) (?:\\p{L}{1,14} ){0,2}(?:${relatives[relative][0]})`).test(needy),
  )
}
const OWN = `my|our|mi|nuestr[oa]|mon|ma|notre|mein\\p{L}{0,2}|unser\\p{L}{0,2}`

const compiled = new Map<string, RegExp>()
function compile(pattern: string): RegExp {
  const kept = compiled.get(pattern) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')
  compiled.set(pattern, kept)
  return kept
}
