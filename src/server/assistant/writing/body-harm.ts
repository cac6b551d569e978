// A part of the body beside what was done to it, as in find-caution.ts. Things have arms, legs, feet and backs as well, and those
// count only where somebody was treated. Strangers write these texts: every repetition has an end.

const W = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`
/** With a few words between them, whichever comes first. */
const near = (part: string, harm: string) => `(?:${part}),? ${W(4)}(?:${harm})|(?:${harm}),? ${W(4)}(?:${part})`

const ENGLISH_PART = `(?<!ankle |socks? )ankles?|wrists?|knees?|kneecaps?|(?<!shrug\\p{L}{0,4} (?:his|her|their) |cold |lamb |pork )shoulder(?:s| blades?)?|collar ?bones?|vertebrae?|(?<!lift\\p{L}{0,3} an? |fish |chicken |cheese )fingers?|thumbs?|toes?|elbows?|jaw|tibia|femur|skull|forearms?|cheekbones?`
const SPANISH_PART = `tobillos?|rodillas?|hombros?|clavícula|vértebras?|(?<!(?:muev\\p{L}{1,3}|mov\\p{L}{1,5}|levant\\p{L}{1,4}) (?:ni )?un )dedos?(?! de frente)|codos?|mandíbula|ligamentos?|tendón|tibia|fémur|peroné|cráneo|menisco|(?:brazo|pierna)s?(?! (?:de |del )(?:la |el )?\\p{L})`
const FRENCH_PART = `chevilles?|poignets?|genoux?|épaules?|clavicule|hanche|vertèbres?|(?<!petit )doigts?|coudes?|mâchoire|ligaments?|tendon|tibia|fémur|péroné|crâne|ménisque`
const GERMAN_PART = `sprunggelenke?s?|handgelenke?s?|knie|schulter|schlüsselbein|rippen?|wirbel|(?<!keinen )finger(?! weg)|daumen|zehen?|ellbogen|kiefer|kreuzb[aä]nd(?:er)?|(?:achilles)?sehnen?|meniskus|schienbein|wadenbein|oberschenkel|unterarm|knöchel|nasenbein|schädel`

export const BODY_HARMED: readonly string[] = [
  near(
    ENGLISH_PART,
    `broken|broke|fractured?|fractures|dislocated|shattered|crushed|operated|operation|surgery|amputated|screws|stitches|sprained|in (?:a )?(?:plaster|cast|splint|sling)`,
  ),
  `chipped (?:an?|my|his|her) (?:\\p{L}{1,8} )?tooth|torn (?:\\p{L}{1,9} )?(?:ligaments?|tendons?|meniscus|muscles?|achilles|acl)|(?:ligaments?|tendons?|meniscus|achilles|acl) ${W(2)}(?:torn|ruptured|snapped)|operated on (?:twice|me|him|her|my|again|last)|(?:arm|leg|foot|hand)s? ${W(4)}in (?:a )?(?:plaster|cast|splint|sling)|(?:emergency|had|needs?|needed|having) surgery|lost (?:part|the tip|half) of (?:an?|his|her|my) (?:\\p{L}{1,8} )?(?:finger|toe|thumb|ear)|(?:was|were|be|been) amputated|(?:broke|broken|cracked|fractured|bruised) (?:\\p{L}{1,8} )?ribs?|ribs? (?:\\p{L}{1,8} )?(?:cracked|fractured)`,
  near(
    SPANISH_PART,
    `rot[oa]s?|rompi(?:ó|eron|do)|fracturad[oa]s?|operar(?:me|le|la|lo)?|(?<!(?:estoy|está|recién|estaba) )operad[oa]s?|operaron|operación|escayolad[oa]s?|tornillos|dislocad[oa]s?|luxad[oa]s?|aplastad[oa]s?|pilló|amputad[oa]s?`,
  ),
  `me (?:abrí|partí|corté) ${W(2)}(?:labio|lengua|boca|mano|dedo|rodilla|ceja|cabeza|paladar|diente|muela)|(?:tuvieron|tenido|tuvo|tendrán|van|han) (?:a |que )?operar(?:me|le|la|lo|nos)?(?= |[.,!])|me (?:operaron|han operado)|escayola(?:s|d[oa]s?)?|en cabestrillo|costillas? (?:rotas?|fisurad[oa]s?|fracturad[oa]s?)`,
  near(
    FRENCH_PART,
    `cassée?s?|fracturée?s?|opérée?s?|opération|vis|plâtre|démise?s?|fêlée?s?|déboîtée?s?|écrasée?s?|amputée?s?|broyée?s?|luxée?s?`,
  ),
  `(?:me suis|s'est) (?:\\p{L}{1,8} )?(?:ouverte?|coupée?|entaillée?|cassée?) (?:le|la|les|une?) (?:genoux?|lèvres?|langue|main|doigt|menton|arcade|front|tête|bouche|dent|palais|pied)|(?:bras|jambe|pied|main|poignet) ${W(3)}(?:dans le|en) plâtre|(?:été|suis|est) opérée?s? (?:du|de|d'|en urgence)|(?:a dû|dû) (?:être opérée?|se faire opérer)|côtes (?:fêlées|cassées|fracturées)|(?:a été|être) amputée?`,
  near(
    GERMAN_PART,
    `\\p{L}{0,8}gebrochen|gerissen|verschraubt|schrauben|operiert|operation|op|gips|gequetscht|ausgekugelt|amputiert|geprellt|verstaucht|genäht|zertrümmert`,
  ),
  `(?:mir|sich|ihm|ihr) ${W(4)}(?:gaumen|lippen?|zunge|zahnfleisch|finger|hand|fuß|knie|stirn|kinn|kopf|mund) ${W(2)}auf(?:geschnitten|gerissen|geschürft|geschlagen)|(?:arm|bein|fuß|hand|knie) ${W(5)}(?:im|in) gips|(?:musste|wurde) (?:\\p{L}{1,12} ){0,4}amputiert|kreuzbandriss|bänderriss|not-?op(?:eration|eriert)?|op mit (?:nagel|platte|schrauben)`,
]
