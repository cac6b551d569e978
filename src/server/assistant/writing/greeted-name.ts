import { findContactDetails } from '#shared/domain/review-signals/contact-details.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'

/** As long as a name is; what is longer is more than a person. */
const MOST_PARTS = 4
const LONGEST_NAME = 40
/** Before a family name: with these, the whole of it is how people are addressed. */
const TITLE =
  /^(?:family|familie|famille|familia|dr|mr|mrs|ms|miss|herr|frau|mme|mlle|sr|sra|prof|sir|lady|don|doña)\.?$/iu
/** What people call themselves in jest, or are called by those who know them. */
const NICKNAME =
  /^(?:big|little|lil|old|young|king|queen|captain|crazy|mad|mister|missy|uncle|auntie?|tante|onkel|tata|t[íi][oa]|tonton|oma|omi|opa|opi|abuel[oa]|yay[oa]|mamie|papy|papi|mémé|pépé|mami|gran|granny|grandma|grandpa|nan|nana|baby|mausi|schatzi|hasi|profe|teacher|el|la|le|il|lo|der|das|ein|eine|un|une|una|the|los|las|les|die|lic|rev|ing|arq|abg|fr|hno|hna|pbro)\.?$/iu
/** `Jojo` and `Gégé`, and what grandmothers make of a name. */
const PET_NAME = /^(\p{L}{2,3})\1$|^(?!gretchen$|jochen$|lieschen$|käthchen$)\p{L}{4,}chen$/iu
/** Two words in one, but for those that a name begins with. */
const CAMEL_CASE = /(?<!^(?:Mc|Mac|De|Di|La|Le|Van|Von|Fitz|D|O|Da|Du|St)|-(?:Mc|Mac|De|Di|La|Le))(?<=\p{Ll})\p{Lu}/u
const INITIALS = /^(?:\p{L}\.){1,3}$|^\p{Lu}$/u
/** Capitals throughout are shouted. */
const SHOUTED = /^\p{Lu}{2,}$/u
const FIRST_PART = /^[\p{Lu}\p{Lo}][\p{L}\p{M}’'-]*\.?$/u
const COUPLE = /^\S+ (?:y|e|et|und|and|u\.|n) \S+$/iu
const NOBODY =
  /(?<!\p{L})(?:anon|anonymous|anonym|anonyme|anónim[oa]|user|member|guests?|customers?|reviewer|patient(?:in)?|visitor|tourist|local|nutzer(?:in)?|kund(?:e|in|en)|gast|gäste|besucher(?:in)?|utilisat(?:eur|rice)|cliente?s?|usuari[oa]|visiteur|visitante|paciente|patiente|membre|miembro|mitglied)(?!\p{L})/iu
/** Who somebody is to somebody else, or a couple: nobody is addressed so, with a name behind it or without. */
const RELATION =
  /(?<!\p{L})(?:ehepaar|paar|eheleute|couple|pareja|matrimonio|ménage|papa|mama|papá|mamá|mami|maman|mum|mom|mummy|mommy|dad|daddy|vater|mutter|père|mère|padre|madre|profe|teacher|lehrer(?:in)?|prof|oma|opa|abuel[oa]|mamie|papy|nana|granny)(?= (?:von|de|d'|of|del|vom|to)(?!\p{L})|$)|^(?:ehepaar|paar|eheleute|couple|pareja|matrimonio|ménage)(?!\p{L})/iu
/** What somebody is, does or feels: with a name behind it or alone, nobody is greeted so. Names that are trades, too, are none of these. */
const ROLE = new RegExp(
  `^(?:${[
    `pensioners?|retirees?|retired|nurses?|doctors?|chefs?|sisters?|brothers?|neighbou?rs?|plumbers?|builders?|drivers?|dentists?|students?|travell?ers?|campers?|tourists?|foodies?|shoppers?|bikers?|cyclists?|runners?|walkers?|tenants?|landlords?|parents?|mothers?|fathers?|sons?|daughters?|wife|husband|nephews?|nieces?|friends?|coach|colonel|sergeant|major|professor|pastor|father|reverend|lover|fans?|happy|angry|sad|disappointed|frustrated|annoyed|satisfied|unhappy|honest|loyal|regular|former|ex|mystery|secret|concerned|tired|hungry|grumpy|truth|just|some|one|two|three|another|your|my|our|not|no|coffee|pizza|food|dog|cat|book|music|travel|beer|wine|tea|cake|burger|steakhouse|steak|curry`,
    `jubilad[oa]s?|pensionistas?|enfermer[oa]s?|doctora?|vecin[oa]s?|maestr[oa]s?|profesora?|estudiantes?|viajer[oa]s?|turistas?|padres?|madres?|hij[oa]s?|espos[oa]s?|sobrin[oa]s?|amig[oa]s?|prim[oa]s?|jef[ea]s?|abogad[oa]s?|camioneros?|taxistas?|ciclistas?|amantes?|fan[aá]tic[oa]s?|felices|feliz|cabread[oa]s?|enfadad[oa]s?|decepcionad[oa]s?|content[oa]s?|anónim[oa]s?|madrileñ[oa]s?|andaluz(?:a|es)?|gallego|gallega|catalan(?:a|es)?|sevillan[oa]s?|valencian[oa]s?|vasc[oa]s?|una?|otr[oa]s?|dos|tres|mi|tu|su|nuestr[oa]s?`,
    `retraitée?s?|infirmi(?:er|ère)s?|docteure?|voisine?s?|professeure?|étudiante?s?|voyageu(?:rs?|ses?)|touristes?|parents?|mère|père|fils|fille|épouse|neveu|nièce|copines?|copains?|amie?s?|chauffeurs?|motards?|cyclistes?|gourmande?s?|amat(?:eur|rice)s?|contente?s?|déçue?s?|fâchée?s?|mécontente?s?|heureu(?:x|se|ses)|parisien(?:ne)?s?|breton(?:ne)?s?|lyonnais(?:e|es)?|marseillais(?:e|es)?|une?|deux|trois|mon|ma|mes|notre|nos`,
    `rentner(?:in)?|pensionär(?:in)?|krankenschwester|pfleger(?:in)?|doktor|nachbar(?:in|n)?|lehrer(?:in)?|student(?:in)?|reisende[rn]?|tourist(?:in|en)?|eltern|vater|mutter|sohn|tochter|ehefrau|ehemann|neffe|nichte|freund(?:in|e)?|handwerker(?:in)?|fahrer(?:in)?|camper|biker|radler(?:in)?|schwester|bruder|pfarrer(?:in)?|meister(?:in)?|chef(?:in)?|stammgast|genießer(?:in)?|feinschmecker(?:in)?|liebhaber(?:in)?|zufriedene[rs]?|unzufriedene[rs]?|enttäuschte[rs]?|verärgerte[rs]?|glückliche[rs]?|wütende[rs]?|ehrliche[rs]?|berliner(?:in)?|hamburger(?:in)?|münch(?:e)?ner(?:in)?|kölner(?:in)?|wiener(?:in)?|zwei|drei|mein[e]?|unser[e]?`,
  ].join('|')})$`,
  'iu',
)
/** What somebody is fond of, joined to it. */
const FOND =
  /-(?:fans?|liebhaber(?:in)?|freund(?:in)?|hasser(?:in)?|lovers?|haters?|junkie|queen|king|girl|boy|mom|mum|dad|mama|papa|oma|opa|addict|expert[ea]?|profi)$/iu
/** Whose son, wife or friend it is. */
const POSSESSIVE =
  /^\p{L}+(?:['’]s|s['’])$|^\p{L}+s (?:mann|frau|sohn|tochter|mama|papa|oma|opa|freund(?:in)?|schwester|bruder)$/iu
/** Alone they name nobody. */
const FAMILY =
  /^fam\.? |^(?:the|los|las|les|die) |^(?:die |the |la |les |los |una |une |eine |a )?(?:family|familie|famille|familia|herr|frau|mr|mrs|ms|mme|sr|sra|dr)\.?$/iu
/** A name for a machine, and not how somebody is called: digits, or words joined by lines. */
const HANDLE = /\p{N}|^\p{L}\.?$|\p{L}_\p{L}|^\p{Ll}+\.\p{Ll}/u
/** Two that are one given name. */
const DOUBLE_NAME =
  /^(?:(?:Mar[ií]a?|Ana|Rosa) (?:Carmen|Jos[eé]|Luisa|Pilar|Teresa|[ÁA]ngeles|Dolores|Jes[uú]s|Isabel|Elena|Mar[ií]a|Bel[eé]n|Cristina)|Jos[eé] (?:Luis|Antonio|Manuel|Mar[ií]a|Miguel|[ÁA]ngel|Ram[oó]n|Carlos|Ignacio|Javier|Vicente)|Juan (?:Carlos|Jos[eé]|Antonio|Manuel|Pablo|Luis|Ram[oó]n|Francisco)|(?:Luis|Miguel|Francisco|V[ií]ctor) (?:Miguel|[ÁA]ngel|Javier|Manuel|Alberto|Fernando|Jos[eé])|Jean (?:Pierre|Paul|Luc|Marc|Claude|Michel|Fran[cç]ois|Louis|Jacques|Yves)|(?:Marie|Anne) (?:Claude|Laure|Jos[eé]|France|Christine|H[eé]l[eè]ne|Th[eé]r[eè]se|Marie|Sophie|Louise|Claire)|(?:Hans|Karl) (?:Peter|J[uü]rgen|Werner|Heinz))(?= |$)/u
/** Nobody is called so; whoever writes it wants something of the reader. */
const NO_NAME_AT_ALL =
  /\b(ignore|system|assistant|prompt|instructions?|refunds?|free|discount|coupon|admin|owner|call|click|visit|http|www)\b/i
const NAME_PART = /^[\p{L}\p{M}\p{N}._'’-]+$/u
const SMALL_PART = /^(de|del|della|di|da|du|la|le|van|von|der|den|zu|y|e|bin|al|el|i)$/
const MOST_DIGITS = 4

export interface GreetedName {
  first: string
  whole: string
}

/**
 * How somebody is addressed: by a plain first name, or by a title and a family name. `null` where nobody is named, where it
 * is a nickname, or where more is written there than a name: it would stand in a public reply.
 */
export function findGreetedName(author: string | null): GreetedName | null {
  const whole = author?.trim().replace(/\s+/g, ' ') ?? ''
  const parts = whole.split(' ')
  if (NOBODY.test(whole.replaceAll('_', ' ')) || !isName(whole, parts) || isNoName(whole) || !isPlain(parts))
    return null
  const first = DOUBLE_NAME.exec(whole)?.[0] ?? parts[0] ?? ''
  return { first: TITLE.test(first) ? whole : first, whole }
}

const isNoName = (whole: string) =>
  RELATION.test(whole.replace(/[_.-]/g, ' ')) ||
  [FAMILY, HANDLE, COUPLE, POSSESSIVE].some((pattern) => pattern.test(whole))

/** A given name as people are greeted by it, or a title before a single name. */
function isPlain([first = '', ...rest]: readonly string[]): boolean {
  if (TITLE.test(first)) return rest.length === 1
  const isOdd = [NICKNAME, PET_NAME, INITIALS, SHOUTED, ROLE, FOND, POSSESSIVE].some((pattern) => pattern.test(first))
  return FIRST_PART.test(first) && !isOdd && ![first, ...rest].some((part) => CAMEL_CASE.test(part))
}

function isName(whole: string, parts: readonly string[]): boolean {
  const isShort = whole.length <= LONGEST_NAME && parts.length <= MOST_PARTS
  const isSentence =
    parts.length > 1 && /^\p{Lu}/u.test(whole) && parts.some((part) => /^\p{Ll}/u.test(part) && !SMALL_PART.test(part))
  const hasOnlyNames = parts.every((part) => NAME_PART.test(part) && !/\.[\p{L}\p{N}]{2,}/u.test(part))
  return isShort && hasOnlyNames && !isSentence && !saysMore(whole)
}

function saysMore(whole: string): boolean {
  const digits = whole.replace(/\D/g, '').length
  if (digits > MOST_DIGITS || NO_NAME_AT_ALL.test(whole.replace(/[_.-]/g, ' '))) return true
  return findContactDetails(whole).length > 0 || findOffensiveWords(whole.replace(/[_\d]/g, ' ')).length > 0
}
