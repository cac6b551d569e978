import type { Locale } from '#shared/domain/locales.ts'

// Who was hurt or fell ill, as far as the text is certain of it. Strangers write these texts: every repetition has an end.

const compile = (pieces: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pieces.join('|')})(?![\\p{L}\\p{N}])`, 'iu')

const HURT = compile([
  `hospital(?:i[sz]ed)?|ambulance|paramedics?|a&e|emergency room|e\\.?r\\.?(?= )|epi ?-?pen|anaphyla\\p{L}{2,8}|food ?poisoning|poisoned|vomit(?:ed|ing)?|threw up|throwing up|diarrh\\p{L}{2,5}|(?:got|was|were|fell|been|both|all|made (?:me|us|him|her)|left (?:me|us|him|her)) (?:\\p{L}{1,10} ){0,2}(?:ill|sick)(?! of)|fractur\\p{L}{1,4}|(?:broke|broken) (?:my|his|her) (?:\\p{L}{1,6} )?(?:wrist|arm|leg|ankle|hip|nose|tooth|teeth|finger|foot|collarbone|rib|ribs)|stitches|concuss\\p{L}{2,4}|burns? (?:on|to|all)|(?:burnt|burned|scalded) (?:my|his|her)|bleeding|unconscious|fainted|passed out|swollen|swelling|surgery after|bite (?:mark|on)|bitten|bruis(?:e|es|ed|ing)|(?:bump|lump) on|black eye|chipped (?:an?|my|his|her) (?:\\p{L}{1,8} )?tooth|cut (?:my|his|her) (?:\\p{L}{1,8} )?(?:mouth|lips?|tongue|hand|finger|foot|head|face|arm|leg)|gash`,
  `hospital|urgencias|ambulancia|intoxica\\p{L}{1,5}|vomit\\p{L}{1,5}|vómitos|diarrea|fractur\\p{L}{1,4}|(?:me|se) romp\\p{L}{1,3}|puntos (?:de sutura|en la)|conmoción|quemaduras|sangr\\p{L}{1,5}|desmay\\p{L}{1,4}|hinch\\p{L}{1,5}|ingresad[oa]|reacción alérgica|anafil\\p{L}{2,6}|adrenalina|gastroenteritis|mordedura|mordisco|chich[oó]n|morat[oó]n(?:es)?|brecha|escayola|(?:me|le) (?:quemaron|quemó|quemé|cortaron|corté|abrí|partí)`,
  `(?:à l'|aux )?(?:hôpital|urgences)|ambulance|samu|pompiers|intoxi\\p{L}{2,7}|vomi\\p{L}{0,8}|diarrhée|fractur\\p{L}{1,4}|(?:cassée?|brisée?) (?:le|la|une?|deux|trois) \\p{L}{3,10}|points de suture|commotion|brûlures|saign\\p{L}{1,6}|évanouie?|gonflée?s?|hospitalis\\p{L}{1,5}|tombée?s? malades?|(?:été|tous|toute|rendu) malades?|réaction allergique|opérée?|morsures?|bosse (?:sur|au|à)|hématomes?|(?:des|ses) bleus|plâtre|(?:me suis|s'est) (?:\\p{L}{1,8} )?(?:ouverte?|coupée?|entaillée?) (?:le|la|les) \\p{L}{3,10}|(?:me suis|s'est) (?:\\p{L}{1,8} )?brûlée?`,
  `krankenhaus|notaufnahme|krankenwagen|rettungswagen|notarzt|\\p{L}{0,15}vergift\\p{L}{1,4}|erbrochen|übergeben|durchfall|gebrochen|\\p{L}{2,20}br(?:uch|üche)|bisswunde|gebissen|beule|platzwunde|schnittwunde|verätzt|blaue flecken|genäht|gehirnerschütterung|verbrennungen|verbrannt|verbrüht|geblutet|ohnmächtig|\\p{L}{0,3}geschwollen|allergisch\\p{L}{0,2} (?:reaktion|schock)|krank geworden|auf(?:geschnitten|geschürft|geschlagen)`,
])
const PET = compile([
  `(?<!hot )dogs?|cats?|pup(?:py)?|kitten|rabbit|horse|pony|vet|vets|veterinary`,
  `perr[oa]s?|gat[oa]s?|conej[oa]s?|caballo|cachorr[oa]s?|mascotas?|veterinari[oa]s?`,
  `chien(?:ne)?s?|chiots?|chats?|chatte|lapine?|cheval|(?<!services )vétérinaires?`,
  `hunde?s?|hündin|katzen?|kater|welpe|kaninchen|pferd|tier(?:arzt|ärztin|klinik|arztpraxis)`,
])

/** Who somebody is to the writer, as reviews say it and as a reply does. */
const KIN: readonly (readonly [pattern: string, Record<Locale, string>])[] = [
  [
    'daughter|(?:little )?girl|hija|niña|fille|fillette|tochter',
    { en: 'your daughter', es: 'su hija', fr: 'votre fille', de: 'Ihrer Tochter' },
  ],
  [
    'son|(?:little )?(?:boy|lad)|hijo|niño|fils|garçon|sohn|junge[n]?',
    { en: 'your son', es: 'su hijo', fr: 'votre fils', de: 'Ihrem Sohn' },
  ],
  [
    'child|kid|toddler|little one|peque|enfant|kind',
    { en: 'your child', es: 'su peque', fr: 'votre enfant', de: 'Ihrem Kind' },
  ],
  ['baby|bebé|bébé', { en: 'your baby', es: 'su bebé', fr: 'votre bébé', de: 'Ihrem Baby' }],
  [
    'mother|mum|mom|madre|mamá|mère|maman|mutter|mama',
    { en: 'your mother', es: 'su madre', fr: 'votre mère', de: 'Ihrer Mutter' },
  ],
  ['father|dad|padre|papá|père|papa|vater', { en: 'your father', es: 'su padre', fr: 'votre père', de: 'Ihrem Vater' }],
  [
    'husband|marido|esposo|mari|mann|ehemann',
    { en: 'your husband', es: 'su marido', fr: 'votre mari', de: 'Ihrem Mann' },
  ],
  [
    'wife|mujer|esposa|femme|épouse|frau|ehefrau',
    { en: 'your wife', es: 'su mujer', fr: 'votre femme', de: 'Ihrer Frau' },
  ],
  [
    'grandmother|grandma|gran|nan|nana|abuela|grand-mère|mamie|oma|großmutter',
    { en: 'your grandmother', es: 'su abuela', fr: 'votre grand-mère', de: 'Ihrer Großmutter' },
  ],
  [
    'grandfather|grandad|grandpa|abuelo|grand-père|papy|opa|großvater',
    { en: 'your grandfather', es: 'su abuelo', fr: 'votre grand-père', de: 'Ihrem Großvater' },
  ],
]
const OWN = `(?:my|our|mi|nuestr[oa]|mon|ma|notre|mein\\p{L}{0,2}|unser\\p{L}{0,2})`
const KIN_PATTERNS = KIN.map(
  ([pattern, named]) => [compile([`${OWN} (?:[\\p{L}\\p{N}-]{1,12} ){0,4}(?:${pattern})`]), named] as const,
)
/** Of whom it cannot be said how they are to be called. */
const OTHERS = compile([
  `${OWN} (?:[\\p{L}\\p{N}-]{1,12} ){0,2}(?:friends?|partner|boyfriend|girlfriend|sister|brother|kids|children|parents|twins|family|daughters|sons|aunt|uncle|colleagues?|amig[oa]s?|pareja|novi[oa]|herman[oa]s?|hij[oa]s|niñ[oa]s|padres|familia|tí[oa]|amie?s?|compagne|compagnon|copine?|sœur|soeur|frère|enfants|parents|famille|tante|oncle|freund(?:e|in)?|partner(?:in)?|schwester|bruder|kinder|eltern|familie|onkel|schwieger\\p{L}{3,6}|enkel(?:in)?|nichte|neffe|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|suegr[oa]|cuñad[oa]|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|belle-(?:mère|sœur|fille)|beau-(?:père|frère|fils)|petit-fils|petite-fille|grandkids|grand(?:son|daughter|children))`,
  `invitad[oa]s|invités|gästen?|guests|todos (?:los|habían|acab)\\p{L}{0,3}|(?:several|many|half|\\p{N}{1,3}|two|three|four|five) (?:of (?:us|them)|people|kids|children|guests)|varios|plusieurs (?:personnes|invités)|mehrere|(?:whole|entire) (?:family|table|party|group)|toda la (?:familia|mesa)|toute la (?:famille|table)|die ganze (?:familie|runde)`,
  `other guests?|another guest|a guest|otr[oa] client[ea]|une? autre cliente?|ein anderer gast`,
])

const BODY_EN = `(?:wrist|arm|leg|ankle|hip|nose|tooth|teeth|finger|hand|foot|back|head|face|skin|scalp|knee|shoulder|lips?|eyes?|stomach|throat|collarbone|ribs?|mouth|tongue)`
/** The writer's own. */
const MYSELF = compile([
  `(?<=(?:^|[.!?]) ?)(?:bit|slipped|tripped|fell|burnt|burned|cut|broke)(?= \\p{L})|i (?:\\p{L}{1,10} ){0,3}(?:slipped|fell|tripped|ended up|finished up|vomit(?:ed|ing)|threw up|broke|fractured|fainted|passed out|collapsed|needed stitches|needed surgery|got (?:\\p{L}{1,9} ){0,2}(?:ill|sick|food)|was (?:\\p{L}{1,9} ){0,2}(?:ill|sick|hospitali[sz]ed|taken|bleeding|burnt|burned|throwing|vomiting)|had (?:food poisoning|an? \\p{L}{1,9} reaction|stitches|diarrh\\p{L}{2,5}))|(?:took|drove|drive|rushed|brought|sent|made|left|burnt|burned|scalded|poisoned|gave) (?:me|us)|my ${BODY_EN}|we (?:\\p{L}{1,9} ){0,3}(?:ill|sick|got|vomit\\p{L}{1,3}|threw up|had food)|(?:both|all) of us|on top of me|(?:hit|grabbed|pushed|shoved|punched|kicked|bit) me|(?:wife|husband|partner|son|daughter|mum|mom|dad|mother|father|friend|girlfriend|boyfriend) and i`,
  `me (?:caí|abrí|partí|resbalé|quemé|quemaron|rompí|corté|cortaron|intoxiqué|intoxicaron|puse|desmayé|ingresaron|operaron|llevaron|llevó|hinché|salieron|dieron|tuvieron)|(?:acabé|terminé|estuve) (?:\\p{L}{1,9} ){0,6}(?:en|vomit\\p{L}{1,4})|tuve que ir|tuvimos|acabamos|nos (?:intoxic|pus)\\p{L}{1,6}|vomité|pasé la noche|y yo|mi (?:mano|dedo|brazo|pierna|pie|muñeca|tobillo|cadera|rodilla|hombro|espalda|cabeza|cara|nariz|piel|labio|boca)`,
  `je (?:me )?suis (?:\\p{L}{1,9} ){0,2}(?:tombée?|brûlée?|cassée?|blessée?|coupée?|ouverte?|entaillée?|retrouvée?|évanouie?)|j'ai (?:\\p{L}{1,9} ){0,2}(?:fini|vomi|été (?:\\p{L}{1,9} )?(?:malade|opérée?|hospitalisée?|intoxiquée?)|dû aller|glissé|chuté|saigné|atterri)|(?:m'a|m'ont|m'est) (?:\\p{L}{1,9} ){0,2}(?:brûlée?|emmenée?|conduite?|retombée?|tombée?|blessée?|hospitalisée?|opérée?)|opérée? (?:le|dès|en)|nous (?:avons|sommes) (?:tous |\\p{L}{1,9} ){0,2}(?:été|fini|vomi|tombés|malades)|(?:mon|ma|mes) (?:main|doigt|bras|jambe|pied|poignet|cheville|hanche|genou|épaule|dos|tête|visage|nez|peau|lèvres?|clavicule|dents?)|et moi`,
  `(?:ich|bin|habe|hab|musste) (?:\\p{L}{1,24} ){0,6}(?:gestürzt|ausgerutscht|gebrochen|krankenhaus|notaufnahme|übergeben|erbrochen|ohnmächtig|operiert|genäht|krank|vergiftung)|(?:mir|mich) (?:\\p{L}{1,24} ){0,5}(?:verbrannt|verbrüht|verätzt|gebrochen|übergeben|erbrochen|verletzt|aufgeschnitten|aufgeschürft|aufgeschlagen|genäht|ins krankenhaus|in die notaufnahme)|wir (?:\\p{L}{1,24} ){0,5}(?:krank|übergeben|erbrochen|vergiftung|durchfall)|mein(?:e|em|en|er)? (?:hand|finger|arm|bein|fuß|handgelenk|knöchel|hüfte|knie|schulter|rücken|kopf|gesicht|nase|haut|kopfhaut|lippe)|uns beiden?|wir beide|und ich (?:hatten|waren|haben|mussten|lagen)`,
])

const YOU: Record<Locale, string> = { en: 'you', es: '', fr: 'vous', de: 'Ihnen' }
const EVERYONE: Record<Locale, string> = {
  en: 'everyone affected',
  es: 'todas las personas afectadas',
  fr: 'toutes les personnes concernées',
  de: 'allen Betroffenen',
}
/** What a reply says of them behind "we hope that", up to "better". */
const withVerb: Record<Locale, (who: string, verb: 'you' | 'one' | 'many') => string> = {
  en: (who, verb) => `${who} ${verb === 'you' ? 'are' : 'is'}`,
  es: (who, verb) => `${who} se ${verb === 'many' ? 'encuentren' : 'encuentre'}`.trim(),
  fr: (who, verb) => `${who} ${verb === 'you' ? 'allez' : verb === 'many' ? 'vont' : 'va'}`,
  de: (who) => who,
}

/** Somebody is known to be, and it is no animal. */
export const isHurt = (text: string) => HURT.test(text) && !PET.test(text)

/** Whom to wish well, in a clause of the reply's language; `null` where nobody is known to be hurt, or it was an animal. */
export function findHurt(content: string, language: Locale): string | null {
  const text = content.replaceAll(/[’‘]/g, "'")
  if (!isHurt(text)) return null
  const kin = KIN_PATTERNS.filter(([pattern]) => pattern.test(text)).map(([, named]) => named[language])
  const [isMyself, isOther] = [MYSELF.test(text), OTHERS.test(text)]
  const [only] = kin
  const say = withVerb[language]
  if (only !== undefined && kin.length === 1 && !isMyself && !isOther) return say(only, 'one')
  return isMyself && kin.length === 0 && !isOther ? say(YOU[language], 'you') : say(EVERYONE[language], 'many')
}
