import { HELD_CAUTIONS, type Caution, type HeldCaution } from '#shared/domain/assistant.ts'
import { findOffensiveWords } from '#shared/domain/review-signals/offensive-words.ts'
import { findSignals } from '#shared/domain/review-signals/find-signals.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '#server/assistant/port.ts'
import type { Holding } from './phrase-book.ts'

/** Pieces of patterns in four languages, without regard to case. Strangers write these texts: every repetition has an end. */
const GRAVE: Record<HeldCaution, readonly string[]> = {
  health: [
    `food poisoning|poisoned|salmonella|e\\. ?coli|norovirus`,
    `(?:got|was|were|fell|felt|been|became|made (?:me|us|him|her|my \\p{L}{1,12})) (?:\\p{L}{1,10} ){0,2}(?:ill|sick)(?! of)`,
    `vomit\\p{L}{0,4}|threw up|throwing up|diarrh\\p{L}{1,4}`,
    `allerg(?:y|ies|ic)|anaphyla\\p{L}{1,6}|epipen|co?eliac`,
    `(?:broke|broken|fractured|sprained|cut|burn(?:t|ed)|scalded|hurt|injured|chipped) (?:my|his|her|our|their) (?:\\p{L}{1,10} ){0,1}(?:wrist|arm|leg|ankle|hip|nose|tooth|teeth|finger|hand|foot|back|head|mouth|lip|tongue|face|skin|scalp|knee|shoulder)`,
    `burns? (?:on|to) (?:my|his|her)|dermatologist|(?:saw|went to) (?:a|the|my) doctor|slipped (?:on|and)|tripped (?:on|over|and)|fell (?:down|over|off|on)|injur(?:y|ies|ed)|concussion|stitches|ambulance`,
    `(?:in|to|at) (?:the |a )?(?:hospital|emergency room|a&e)|hospitali[sz]ed`,
    `(?:piece|pieces|shard|shards|bit) of (?:glass|metal|plastic|wire)|electric shock|carbon monoxide`,
    `intoxicaci[oó]n|intoxicad[oa]s?|gastroenteritis|v[oó]mit\\p{L}{1,5}|diarrea|alérgic[oa]s?|alergias?|celíac[oa]s?|urgencias|quemaduras|dermatólog[oa]|hospital(?:izad[oa])?|ambulancia|me (?:caí|resbalé|corté|quemé|rompí)|se (?:cayó|resbaló|cortó|quemó|rompió)|herid[oa]s?|lesi[oó]n(?:es)?|(?:trozos?|cristales?) de (?:cristal|vidrio|metal|plástico)`,
    `intoxication|intoxiquée?s?|empoisonn\\p{L}{1,5}|vomi(?:s|t|r|ssements?)?|diarrhée|allergi(?:e|es|que|ques)|cœliaque|coeliaque|hôpital|hospitalisée?|aux urgences|ambulance|brûlures|dermatologue|(?:poignet|bras|cheville|jambe|dent|nez) cassée?|(?:s'est|me suis) (?:cassée?|coupée?|brûlée?|blessée?)|tombée? (?:dans|de|sur|malade)|glissé (?:sur|dans)|blessures?|blessée?s?|(?:bout|morceau|éclat)s? de (?:verre|métal|plastique)|malades? (?:après|toute)`,
    `lebensmittelvergiftung|vergiftung|vergiftet|salmonellen|erbrochen|übergeben müssen|durchfall|allergi(?:e|en|sch\\p{L}{0,3})|allergiker(?:in)?|krankenhaus|notaufnahme|rettungswagen|krankenwagen|(?:zum|beim) (?:haut)?arzt|hautarzt|verbrennungen|hautausschlag|verletz(?:t|ung|ungen)|verätzt|verbrüht|(?:gestürzt|ausgerutscht|gestolpert)|(?:handgelenk|arm|bein|knöchel|hüfte|zahn) gebrochen|glassplitter|glasscherben?|gehirnerschütterung`,
  ],
  discrimination: [
    `racis(?:m|t|ts)|sexis(?:m|t)|homophob\\p{L}{1,4}|transphob\\p{L}{1,4}|anti-?semiti(?:c|sm)|islamophob\\p{L}{1,4}|discriminat\\p{L}{1,5}|xenophob\\p{L}{1,4}`,
    `because (?:of )?(?:i am|i'm|we are|we're|my|our|his|her) (?:\\p{L}{1,12} ){0,2}(?:skin|race|colou?r|religion|hijab|headscarf|disability|accent|wheelchair|nationality|black|muslim|jewish|gay|disabled|foreign)`,
    `(?:wheelchair|guide dog|hijab|headscarf|disab(?:led|ility))[^.!?]{0,60}(?:refused|would not|wouldn't|not allowed|turned away)`,
    `(?:refused|turned away|would not|wouldn't)[^.!?]{0,60}(?:wheelchair|guide dog|hijab|headscarf|disab(?:led|ility)|because we (?:are|were))`,
    `(?:every|all the|only the|the other) white (?:couples?|people|customers?|guests?|famil(?:y|ies))|only (?:black|brown|asian|indian|muslim|jewish|gay) (?:couple|people|person|customers?|guests?|family|ones)`,
    `sexual(?:ly)? (?:harass\\p{L}{1,5}|assault\\p{L}{0,3})|harass(?:ed|ment)|groped|molested`,
    `racis(?:mo|tas?)|discrimina\\p{L}{1,6}|homóf\\p{L}{1,5}|homofobia|machis(?:ta|mo)|xenófob\\p{L}{1,3}|xenofobia|por ser (?:gitan|negr|extranjer|latin|musulm|gay|moren|inmigrant)\\p{L}{1,5}|color de (?:mi|su|nuestra) piel|lleva (?:el )?(?:velo|hiyab)|acos(?:o|ó|ada|ado)(?: sexual)?|tocamientos`,
    `racis(?:me|tes?)|discrimin\\p{L}{1,6}|homophobie|sexis(?:me|te)|xénophob\\p{L}{1,3}|islamophob\\p{L}{1,3}|antisémit\\p{L}{1,4}|harcèlement|harcelée?|attouchements|port(?:e|ait|ant) (?:le|un) (?:voile|foulard|hijab)|femmes? voilées?|couleur de (?:ma|notre|sa) peau|à cause de (?:ma|notre|sa) (?:couleur|peau|religion|origine|handicap)`,
    `rassis(?:mus|tisch\\p{L}{0,3}|ten?|t)|diskrimin\\p{L}{1,8}|ausländerfeindlich\\p{L}{0,2}|homophob\\p{L}{0,2}|sexistisch\\p{L}{0,2}|antisemit\\p{L}{1,6}|wegen (?:mein|unser|sein|ihr)e[rs]? (?:hautfarbe|herkunft|kopftuch(?:s|es)?|religion|behinderung)|dunkelhäutig\\p{L}{0,2}|(?:trägt|trage|mit) (?:ein |dem |einem )?kopftuch|(?:sexuell )?belästig(?:t|ung)|begrapscht`,
  ],
  legal: [
    `(?:hear(?:ing)? from|contact(?:ed|ing)?|spoken to|speaking to|talk(?:ed|ing)? to|instruct(?:ed|ing)?|hired|consult(?:ed|ing)?|calling|with) (?:my|our|a) (?:lawyer|attorney|solicitor)s?`,
    `(?:my|our) (?:lawyer|attorney|solicitor)s? (?:will|has|is|says|advised)|legal action|lawsuit|see you in court|small claims|(?:going to|will|'ll) sue|suing|trading standards|consumer protection`,
    `police|(?:was|were|been|got) stolen|theft|journalist|reporter|newspapers?|the press|health (?:department|inspector|authorit(?:y|ies))|environmental health`,
    `abogad[oa]s?|denuncia(?:d[oa]|remos|ré)?|demanda(?:r|ré|remos)?|juzgado|tribunales|policía|periodista|periódico|la prensa|robad[oa]|hojas? de reclamaciones|sanidad`,
    `avocate?s?|porté plainte|porter plainte|dépos\\p{L}{1,3} (?:une )?plainte|tribunal|en justice|police|commissariat|gendarmerie|journaliste|la presse|volée? (?:mon|ma|notre)|dgccrf|répression des fraudes|services? d'hygiène`,
    `anwalts?|anwältin|rechtsanwalt|anzeige|verklagen|klage einreichen|vor gericht|polizei|journalist(?:in)?|zeitung|die presse|gestohlen|gesundheitsamt|ordnungsamt|verbraucherzentrale`,
  ],
  loss: [
    `put (?:him |her |them |our \\p{L}{1,12} )?to sleep|passed away|funeral|bereave\\p{L}{1,6}|cremat\\p{L}{1,5}|lost (?:my|our) (?:dog|cat|baby|mother|father|mum|dad|husband|wife|son|daughter)`,
    `falleci\\p{L}{1,6}|funeral|tanatorio|eutanasia|sacrificar(?:lo|la)|entierro`,
    `décédée?s?|décès|obsèques|enterrement|euthanasi\\p{L}{1,5}|(?:fait|faire) endormir`,
    `verstorben\\p{L}{0,2}|eingeschläfert|einschläfern|beerdigung|beisetzung|trauerfall|trauerfeier|gestorben`,
  ],
}
const PATTERNS = HELD_CAUTIONS.map(
  (caution) =>
    [caution, new RegExp(`(?<![\\p{L}\\p{N}])(?:${GRAVE[caution].join('|')})(?![\\p{L}\\p{N}])`, 'iu')] as const,
)

/** Within what is legal: who lost something, or asks for the public, is not answered like somebody's lawyer. */
const OF_THEFT =
  /\b(?:stolen|theft|thief|taken from my|robad[oa]|robo|volée?s?|gestohlen|geklaut|diebstahl)(?![\p{L}])/iu
const OF_PRESS =
  /\b(?:journalist(?:in)?|reporter|newspapers?|the press|periodista|peri[oó]dico|la prensa|journaliste|la presse|zeitung|die presse)(?![\p{L}])/iu

export function findHolding(content: string, caution: HeldCaution): Holding {
  if (caution !== 'legal') return caution
  if (OF_PRESS.test(content)) return 'press'
  return OF_THEFT.test(content) ? 'theft' : 'legal'
}

/** Praise in which the contrary is meant often begins or ends so. */
const IRONY =
  /^\W*(?:oh|wow|bravo|well done|congratulations|great job|na toll|na super|herzlichen glückwunsch|enhorabuena|felicidades|félicitations|quel bonheur)(?![\p{L}])|["“„«][^"”“»]{1,30}["”“»]|(?<!\p{L})(?:truly world class|thanks for nothing|unos artistas|herzlichen dank auch|merci bien)(?!\p{L})/iu
export const soundsIronic = (content: string) => IRONY.test(content.slice(0, LONGEST_READ))

/** Longer than nearly every review. */
const LONGEST_READ = 8000
/** So few stars, or words that blame: whoever praises how an allergy was taken care of is thanked. */
const MOST_STARS = 3
const MANY_SWEAR_WORDS = 2
/** Besides the swearing: in fewer nobody says what went wrong. */
const FEWEST_TELLING_WORDS = 4
const FEWEST_WORDS_OF_A_STORY = 10

/** What keeps a review from an everyday reply; the gravest first. `null`: nothing does. */
export function findCaution(
  { content, rating, isRecommended }: Pick<ReviewText, 'content' | 'rating' | 'isRecommended'>,
  { sentiment, aspects }: Pick<SentimentAnalysis, 'sentiment' | 'aspects'>,
): Exclude<Caution, 'unwritten-language'> | null {
  const text = (content ?? '').slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
  if (text.trim() === '') return null
  const kinds = new Set(findSignals(text).map(({ kind }) => kind))
  if (kinds.has('threat')) return 'threat'
  if (kinds.has('extortion')) return 'extortion'
  if (kinds.has('hate')) return 'abuse'
  const blames = rating === null ? isRecommended === false || sentiment !== 'positive' : rating <= MOST_STARS
  const grave = PATTERNS.find(([caution, pattern]) => (blames || caution === 'loss') && pattern.test(text))
  if (grave) return grave[0]
  return blames && isAbuse(text, { aspects, isInsult: kinds.has('insult') }) ? 'abuse' : null
}

interface Sworn {
  aspects: SentimentAnalysis['aspects']
  /** It calls people names. */
  isInsult: boolean
}

/** Swearing at something that went wrong is a complaint, however much of it there is; swearing alone is none. */
function isAbuse(text: string, { aspects, isInsult }: Sworn): boolean {
  const count = findOffensiveWords(text).length
  if (count === 0) return false
  const blamed = aspects.filter(({ polarity }) => polarity === 'negative').map(({ clause }) => countTelling(clause))
  if (count >= MANY_SWEAR_WORDS) return blamed.every((words) => words < FEWEST_TELLING_WORDS)
  return blamed.length === 0 && (isInsult || countTelling(text) < FEWEST_WORDS_OF_A_STORY)
}

const countTelling = (text: string) => (text.match(/[\p{L}\p{N}']+/gu) ?? []).length - findOffensiveWords(text).length
