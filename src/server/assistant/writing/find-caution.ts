import type { Caution, HeldCaution } from '#shared/domain/assistant.ts'
import { findSignals } from '#shared/domain/review-signals/find-signals.ts'
import type { SignalKind } from '#shared/domain/review-signals/review-signal.ts'
import type { SentimentAnalysis } from '#shared/domain/sentiment.ts'
import type { ReviewText } from '#server/assistant/port.ts'
import type { Holding } from './phrase-book.ts'
import { CALLED_IN, DEGRADED, ENDANGERED, EXPOSED, HARMED, PROCEEDING, TAKEN, VULNERABLE } from './grave-words.ts'
import { BODY_HARMED } from './body-harm.ts'
import { isAbuse, wishesDeath } from './find-abuse.ts'
import { isHurt } from './find-hurt.ts'
import { isBereaved, isHardship } from './find-sorrow.ts'
import { isLeftInNeed } from './in-need.ts'
import { SICKENED, UNEQUAL } from './unequal-words.ts'
import { isUnequal } from './weigh-unequal.ts'

// Pieces of patterns in four languages, without regard to case. Strangers write these texts: every repetition has an end.

const WORDS = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14} ){0,${most}}`
/** Standards slip and prices fall; only people are hurt by it. */
const PERSON = `(?:i|we|he|she|they|who|mum|mom|mother|dad|father|parents?|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|child|children|kids?|baby|toddler|boy|girl|man|woman|lady|guest|customer|guy|nan|gran|grand\\p{L}{2,8}|aunt|uncle|sister|brother|colleague|old|someone|somebody|people|us)`
const SPANISH_PERSON = `(?:ella|él|madre|padre|mamá|papá|hij[oa]|mujer|marido|espos[oa]|pareja|novi[oa]|amig[oa]|niñ[oa]|bebé|abuel[oa]|herman[oa]|suegr[oa]|tí[oa]|señora?|client[ea]|años)`
const FRENCH_PERSON = `(?:mère|père|maman|papa|fils|fille|mari|femme|compagn(?:e|on)|conjointe?|amie?|enfant|bébé|sœur|soeur|frère|tante|oncle|belle-mère|dame|monsieur|cliente?|elle|il|ans)`
const SPANISH_BODY = `(?:mano|dedo|brazo|pierna|pie|muñeca|tobillo|cadera|rodilla|hombro|espalda|cabeza|cara|nariz|boca|labio|lengua|diente|piel|ceja)s?`
const FRENCH_BODY = `(?:main|doigt|bras|jambe|pied|poignet|cheville|hanche|genou|épaule|dos|tête|visage|nez|bouche|lèvre|langue|dent|peau|oreille|cuir chevelu)s?`
const FRENCH_GROUND = `(?:escaliers?|marches?|sol|carrelage|parquet|trottoir|chaise|tabouret|lit|douche|baignoire|verglas|flaque|échelle|toboggan|balançoire|cheval|dos|tête|hanche|genou|bras|trou)`
/** Not who has an allergy, but what the menu says of it. */
const INFORMED = `(?<!(?:${[
  `(?:information|info|list|menu|options?|choices?|dish(?:es)?|nothing|anything|food|caters?|catering) (?:about|on|of|for|to|with)`,
  `(?:información|info|carta|menú|opci(?:ón|ones)|platos?|nada|apt[oa]s?|indica\\p{L}{1,6}) (?:de|del|sobre|para|con)`,
  `(?:informations?|infos?|renseignements?|carte|liste|menu|options?|choix|plats?|rien|mention) (?:sur|pour|de|des|aux?|avec|concernant)`,
  `(?:infos?|information(?:en)?|angaben?|hinweise?|auskunft|karte|optionen|auswahl|nichts|gerichte?|kennzeichnung) (?:zu|zum|über|für|bei|auf|von)`,
].join('|')}) (?:\\p{L}{1,9} ){0,2})`
const HEALTH: readonly string[] = [
  `food poisoning|poisoned|salmonella|e\\. ?coli|norovirus`,
  `(?<!(?:chef|cook|stylist|barber|hairdresser|dentist|doctor|therapist|instructor|waiter|waitress|staff|driver|receptionist) )(?:got|was|were|fell|felt|been|became|made (?:me|us|him|her|my \\p{L}{1,12})) (?:\\p{L}{1,10} ){0,2}(?:ill|sick)(?! of| and tired| how| to see| at the (?:price|bill|thought)|[ -](?:informed|prepared|advised|equipped|mannered))`,
  `(?<!(?:smell\\p{L}{0,3}|smelt|stank|st[iu]nk\\p{L}{0,3}|reek\\p{L}{0,3}|tast\\p{L}{1,3}|covered|stain\\p{L}{0,3}) (?:of|like|in|with|from) )vomit(?:s|ed|ing)?|threw up|throwing up|diarrh\\p{L}{1,4}`,
  `${INFORMED}(?<=(?:my|our|his|her|their|the|an?|'s|have|has|had|with|despite|severe|serious) (?:[\\p{L}-]{1,12} ){0,2})allerg(?:y|ies)(?![ -](?:info\\p{L}{0,7}|menus?|lists?|cards?|charts?|sheets?|labels?|labell?ing|options?|advice|details|warnings?|friendly|sufferers?))`,
  `allergic(?! to (?:\\p{L}{1,5} )?(?:smil\\p{L}{1,3}|work\\p{L}{0,3}|customers?|clean\\p{L}{0,5}|service|people|answering))|anaphyla\\p{L}{1,6}|epipen|${INFORMED}co?eliac(?![ -](?:friendly|options?|menus?|safe))`,
  `(?:broke|broken|fractured|sprained|burn(?:t|ed)|scalded|hurt|injured|chipped) (?:my|his|her|our|their) (?:\\p{L}{1,10} ){0,1}(?:wrist|arm|leg|ankle|hip|nose|tooth|teeth|finger|hand|foot|back|head|mouth|lip|tongue|face|skin|scalp|knee|shoulder)`,
  `cut (?:my|his|her|our|their) (?:head(?! of)|(?!hair|fringe|bangs|layers|nails)(?:\\p{L}{1,10} ){0,1}(?:wrist|arm|leg|ankle|nose|finger(?! ?nails?)|hand|foot|mouth|lip|tongue|face|skin|scalp|knee|shoulder|ear))`,
  `burns? (?:on|to) (?:my|his|her)|(?:an?|my|his|her) dermatologist|(?:went to|see) (?:a|the|my) doctor|(?<!(?:before|until|till) (?:i|we|he|she) )saw (?:a|my) doctor|(?<!insult to )injur(?:y|ies|ed)|concussion|ambulance`,
  `(?:need(?:s|ed|ing)?|requir(?:es|ed|ing)|got|had|have|with|for|\\p{N}{1,2}) (?:(?:\\p{N}{1,2}|a few|some|several|two|three|four|five|six|seven|eight|nine|ten) )?stitches(?! (?:loose|missing|undone|came))`,
  `(?:${PERSON}(?: (?:then|also|nearly|almost|actually|badly|have|has|had|just|both|all)){0,2}|and(?: then| nearly| almost)?) (?:slipped (?:on|over|in|down)|tripped (?:on|over|up)|fell (?:down|over|off|on|in the)(?! a cliff))|${PERSON} (?:slipped|tripped|fell) and|fell down (?:the |some )?(?:stairs|steps)|(?:slipped|tripped) (?:on|over|in|down) ${WORDS(4)}(?:floors?|steps?|stairs?|staircase|ice|tiles?|shower|bath|kerb|curb|cables?|rug|carpet|puddle|path|pavement)`,
  `(?:taken|rushed|brought|driven|sent|admitted|went|go|going|gone|(?:end|ended|ending|finished) up|landed|spent|trip|put) (?:(?!next|close|near|opposite|right|directly|parking|work)[\\p{L}\\p{N}'-]{1,12} ){0,3}(?:in|to|at) (?:the |a )?(?:local )?(?:hospital|emergency room|a&e)|in hospital|${PERSON} (?:is|was|were|lay|has been) (?:\\p{L}{1,8} )?in the hospital|hospitali[sz]ed`,
  `(?:piece|pieces|shard|shards|bit) of (?:glass|metal|plastic|wire)|electric shock|carbon monoxide`,
  `intoxicaci[oó]n|intoxicad[oa]s?|gastroenteritis|(?<!(?:ol|sab|apest)\\p{L}{1,4} a )v[oó]mit(?!iv)\\p{L}{1,5}|diarrea|${INFORMED}(?:alergias?|celíac[oa]s?|alérgic[oa]s?(?! al? (?:trabaj|sonre|sonri|client|limpi)))`,
  `quemaduras(?! (?:de|por) (?:cigarr|colilla|tabaco|plancha))|(?:al|a la|una?|mi) dermatólog[oa]|hospitalizad[oa]s?|ambulancia|herid[oa]s?|lesi[oó]n(?:es)?|(?:trozos?|cristales?) de (?:cristal|vidrio|metal|plástico)`,
  `(?:acab|termin|ingres|llev|traslad|pas)\\p{L}{1,6} ${WORDS(4)}(?:en|al?|por) (?:el |un )?(?:hospital|urgencias)|(?:ir|ido|fui|fue|fuimos|fueron|voy|vamos) ${WORDS(2)}(?:al?|por) (?:un )?(?:hospital|urgencias)`,
  `me (?:caí(?! de (?:espaldas|culo))|resbalé|corté(?! (?:el|las?) (?:pelo|cabello|puntas|flequillo))|quemé|rompí)|se resbaló|${SPANISH_PERSON} ${WORDS(2)}se (?:cayó|cortó(?! el pelo)|quemó|rompió)|se (?:cortó|quemó|rompió) (?:en )?(?:el|la|los|las|una?) ${SPANISH_BODY}|se cayó (?:en|por|de) (?:el|la|las|los) (?:escalera|escalón|ducha|bañera|trona|cama|silla)s?`,
  `intoxication|intoxiquée?s?|empoisonn\\p{L}{1,5}|(?<!à |odeur de |odeurs de |sent(?:ait|ent)? le |sentait le )vomi(?:s|r|ssements?)?|diarrhée|${INFORMED}(?:allergi(?:e|es|que(?! (?:au|aux|à la|à l') ?(?:travail|sourire|clients?|politesse|propreté|effort))|ques)|cœliaque|coeliaque)`,
  `(?:finie?s?|termin\\p{L}{1,4}|all(?:ée?s?|er)|emmenée?s?|transportée?s?|conduite?s?|admise?s?|atterri|partie?s?|envoyée?s?|retrouvée?s?|pass\\p{L}{1,4}|directement|nuits?|jours?) ${WORDS(4)}(?:à l'hôpital|aux urgences)|hospitalisée?s?|ambulance|brûlures(?! de (?:cigarette|mégot))|(?:une?|mon|ma|chez le) dermatologue`,
  `(?:poignet|bras|cheville|jambe|dent|nez) cassée?|(?:s'est|me suis) (?:blessée?|(?:cassée?|coupée?|brûlée?|tordue?|foulée?|ouverte?) (?:la |le |les |l'|une? )?${FRENCH_BODY})|me suis (?:brûlée?|coupée?(?! (?:les|la) (?:cheveux|pointes|frange)))`,
  `tombée?s? (?:malades?|par terre|(?:dans|de|sur) (?:l'|(?:le|la|les|une?|du|des|mon|ma|son|sa) )?${FRENCH_GROUND})|${FRENCH_PERSON} (?:est|a) tombée?(?! (?:sous|amoureu|d'accord|sur|de haut|des nues|dans le panneau|en panne|bien|mal|à))|glissé (?:sur|dans) (?:l'|(?:le|la|les|une?|du|des) )${FRENCH_GROUND}|malades? (?:après|toute)`,
  `blessures?|blessée?s?(?! par (?:\\p{L}{1,8} ){1,2}(?:propos|remarques?|mots|paroles|attitude|commentaires?))|(?:bout|morceau|éclat)s? de (?:verre|métal|plastique)`,
  `lebensmittelvergiftung|vergiftung|vergiftet|salmonellen|erbrochen|(?:mich|uns|sich)(?: alle| beide| mehrmals| mehrfach| dann| danach| nachts| sofort| die ganze nacht| nur noch)? übergeben|durchfall`,
  `${INFORMED}(?:allergi(?:e|en|sch\\p{L}{0,3}(?! (?:auf|gegen) (?:\\p{L}{1,8} )?(?:kritik|beschwerden?|nachfragen?|fragen?|kunden|gäste|arbeit|wünsche|freundlichkeit)))|allergiker(?:in)?)`,
  `ins krankenhaus|(?:lag|lagen|liegt|landete\\p{L}{0,2}|tage?|nächte?|wochen?) ${WORDS(6)}im krankenhaus|im krankenhaus (?:gelandet|behandelt|gelegen|verbracht|liegen)|in (?:die|eine) notaufnahme|(?:landete\\p{L}{0,2}|lag|lagen) ${WORDS(5)}in der notaufnahme|notaufnahme (?:gelandet|behandelt)|rettungswagen|krankenwagen`,
  `zum (?:haut)?arzt|(?:danach|anschließend|deswegen|deshalb|sofort|war|waren|musste) ${WORDS(2)}beim (?:haut)?arzt|(?:beim|einen?|einem|meinen?|meinem) hautarzt|verbrennungen|hautausschlag|verätzt|verbrüht|(?:handgelenk|arm|bein|knöchel|hüfte|zahn) gebrochen|glassplitter|glasscherben?|gehirnerschütterung`,
  `(?<!(?:datenschutz|regeln?|vertrag|pflicht|rechte?|privatsphäre|gefühle) )verletzt|verletzung(?:en)?(?! (?:de[rs]|meiner|unserer) (?:privatsphäre|datenschutzes|vertrags|rechte|aufsichtspflicht))|(?<!(?:unkosten|chaos|auf uns|auf mich) )gestürzt|ausgerutscht|(?:kabel|stufen?|treppe|teppich|kante|schwelle|bordstein|stein|tasche|stuhl|kiste) ${WORDS(2)}gestolpert`,
]
/** Only who means to go there: there are newspapers at breakfast, and a police station round the corner. */
const PRESS: readonly string[] = [
  `(?:i am|i'm|as) an? ${WORDS(2)}(?:journalist|reporter)|(?:journalist|reporter) (?:with|at|for) the`,
  `(?:contact|tell|told|inform|alert|call|email|notif|ring|phon)\\p{L}{0,4} (?:the |a |our |my )?(?:local |national )?(?:press|newspapers?|media|papers|journalists?|reporters?)(?! (?:boy|man|stand))`,
  `(?:go|going|went|gone|talk|talking|talked|speak|speaking|spoken|turn|turning|take|taking|sell|selling|leak|leaking) ${WORDS(3)}to (?:the |a |our )?(?:local |national )?(?:press|newspapers?|media|papers|journalists?|reporters?)|(?:will|'ll|going to) (?:read|see|be|end up) ${WORDS(5)}in the (?:local |national )?(?:newspapers?|papers|press|news)`,
  `soy periodista|(?:contact|habl|avis|llam|escrib)\\p{L}{1,6} ${WORDS(3)}(?:periodistas?|periódicos?|la prensa|los medios|la televisión)|(?:ir|iré|iremos|voy|vamos|acud|llev|cont|saldr|sac)\\p{L}{0,6} ${WORDS(3)}(?:a|en) (?:la prensa|los periódicos|el periódico|un periódico|los medios|la televisión)`,
  `je suis journaliste|(?:contact|alert|appel|écri|prév|parl)\\p{L}{0,5} ${WORDS(3)}(?:journalistes?|(?:à )?la presse|les médias)|(?:aller|irai|irons|vais|allons) ${WORDS(2)}à la presse|(?:lirez|lira|verrez|paraîtra|finir\\p{L}{0,3}) ${WORDS(5)}dans (?:la presse|les journaux|le journal)`,
  `(?:ich bin|bin|als) ${WORDS(1)}(?:journalist|reporter)(?:in)?|(?:informier|kontaktier|schreib|wend|sprech|meld|geh|red)\\p{L}{1,4} (?:mich |uns |das |dies |es |damit )?(?:an |mit |zur |bei )?(?:die |der |einer? |den |dem )?(?:\\p{L}{1,10} )?(?:journalist(?:en|in)?|zeitung(?:en)?|presse|medien)`,
  `(?:an die|zur|die|der|mit der|bei der) ${WORDS(1)}(?:zeitung|presse|medien) ${WORDS(3)}(?:wenden|gehen|melden|informier\\p{L}{1,3}|erzählen|sprechen|weitergeben|kontaktier\\p{L}{1,3}|einschalten)|(?:kommt|landet|bringen?) ${WORDS(4)}in die (?:zeitung|presse)|in der (?:zeitung|presse) (?:lesen|landen)`,
]
const GERMAN_OFFICE = `(?:gesundheitsamt|ordnungsamt|veterinäramt|lebensmittelaufsicht|verbraucherzentrale)`
const LAW: readonly string[] = [
  `(?:hear(?:ing)? from|contact(?:ed|ing)?|spoken to|speaking to|talk(?:ed|ing)? to|instruct(?:ed|ing)?|hired|consult(?:ed|ing)?|calling|(?:be back|come back|return|in touch) with) (?:my|our|a) (?:lawyer|attorney|solicitor)s?`,
  `(?:my|our) (?:lawyer|attorney|solicitor)s? (?:will|has|is|says|advised)|legal action|lawsuit|see you in court|small claims|(?:going to|will|'ll) sue|suing|trading standards|consumer protection`,
  `police report|(?:call|ring|rang|contact|inform|involv|tell|told|notif|fetch|get|got)\\p{L}{0,4} the police|(?:to|with) the police(?! (?:station|headquarters|academy))|police (?:came|arrived|(?:were|was|are|got|have been|had to be) (?:called|involved|informed|investigating))|(?:was|were|been|got) stolen|theft`,
  `(?:call|contact|report|inform|notif|complain|go|tell|told|email|ring|rang|phon|speak|write)\\p{L}{0,4} ${WORDS(5)}(?:health (?:department|inspectors?|authorit(?:y|ies))|environmental health)|(?:health inspectors?|health department|environmental health) (?:will|should|needs? to|must)`,
  `(?:mi|nuestr[oa]) abogad[oa] (?:se|les?|os|ya|va|pondrá|contactará|tiene|está)|(?:habl|consult|contact|pon)\\p{L}{1,8} ${WORDS(4)}(?:con|a|de) (?:mi|nuestr[oa]|un|una) abogad[oa]|(?:en manos|noticias) de (?:mi|nuestr[oa]|mis|nuestr[oa]s|un|los) abogad[oa]s?`,
  `(?:pon|pus|puest|present|interpon|interpus|interpuest)\\p{L}{0,6} ${WORDS(2)}(?:denuncia|demanda|querella)|denunciar(?:emos|é|los|les|os|te)?|denunciad[oa]s?|demandar(?:emos|é|los|les|os|te)|(?:voy|vamos) a demandar|(?:me|nos|le) (?:han?|habían?) robado|robaron|(?:fue|sido) robad[oa]`,
  `(?:vemos|veremos|acud\\p{L}{1,6}|llevar\\p{L}{1,5}|ir|iré|iremos|voy|vamos|acabar\\p{L}{1,5}) ${WORDS(3)}(?:en|a|al|ante) (?:el |los )?(?:juzgados?|tribunal(?:es)?|juez)|(?:llam|avis|acud|vino|vinieron|intervin)\\p{L}{0,6} ${WORDS(4)}(?:a |ante )?la policía|(?:denuncia|parte) ${WORDS(2)}(?:a|ante|en) la policía|la policía (?:vino|tuvo que|intervino)`,
  `(?:denunci|llam|avis|inform|acud|escrib|quej|reclam)\\p{L}{0,8} ${WORDS(4)}(?:a |ante |en |de )?sanidad|(?:iré|iremos|voy|vamos) ${WORDS(2)}a sanidad|sanidad (?:debería|tendría que|tiene que)`,
  `(?:mon|notre|mes|nos) avocate?s? (?:vous|va|prendr|prend|se|nous)|(?:contact|saisi|consult|parl|nouvelles|affaire)\\p{L}{0,4} ${WORDS(4)}(?:avocate?s?|d'avocate?s?)(?! (?:crevette|farci|vinaigrette))|porté plainte|porter(?:ai|ons)? plainte|dépos\\p{L}{1,5} (?:une )?plainte|en justice`,
  `(?:finir|aller|irai|irons|verra|reverra|retrouv|port|traîner)\\p{L}{0,5} ${WORDS(4)}(?:au|devant le|devant les) tribuna(?:l|ux)|saisi\\p{L}{0,3} le tribunal|(?:appel|préven|contact|alert|intervention)\\p{L}{0,4} ${WORDS(3)}la (?:police|gendarmerie)|(?<!face )à la (?:police|gendarmerie)|police est (?:venue|intervenue)|au commissariat|volée? (?:mon|ma|notre)|dgccrf|répression des fraudes`,
  `(?:contact|signal|appel|préven|alert|saisi|écri|dénonc|inform)\\p{L}{0,5} ${WORDS(5)}services? d'hygiène|services? d'hygiène (?:devrai|ser|va|vont|doi)\\p{L}{0,4}`,
  `(?:rechts)?anw[aä]lt\\p{L}{0,3} ${WORDS(3)}(?:eingeschaltet|einschalten|beauftragt|nehmen|übergeben|informiert|kontaktiert|melden|meldet|schreiben)|(?:zum|meinem|unserem|meinen|unseren|einen) (?:rechts)?anwalt(?! (?:beraten|vertreten|empfohlen|gefunden))|(?:mein|unser)e? (?:rechts)?anw[aä]lt(?:in)? (?:wird|meldet|prüft|kümmert)|verklag(?:en|e)|klage einreichen|vor gericht`,
  `(?:erstatt|stell)\\p{L}{1,4} ${WORDS(4)}anzeige|strafanzeige|anzeige ${WORDS(6)}(?:erstatt\\p{L}{1,4}|gestellt|stellen|ist raus|läuft|folgt)|anzeige (?:ist raus|läuft|folgt)|zur anzeige|zeigen? (?:wir )?(?:sie|euch|das|den laden) ${WORDS(2)}an|werden? (?:sie|euch|das|dies|den laden) ${WORDS(3)}anzeigen`,
  `(?:ruf|rief|hol|verständig|alarmier|informier)\\p{L}{0,4} ${WORDS(3)}(?:die |der )?polizei|polizei ${WORDS(4)}(?:gerufen|rufen|geholt|holen|verständigt|alarmiert|eingeschaltet|einschalten|informiert|kam|kommen|gemeldet|erstattet)|(?:bei der|zur) polizei(?! (?:arbeit|um die ecke))|(?<!zeit )gestohlen(?! (?:bleiben|werden))`,
  `(?:meld|informier|kontaktier|ruf|schalt|schreib|wend|beschwer)\\p{L}{1,4} ${WORDS(5)}${GERMAN_OFFICE}|${GERMAN_OFFICE} ${WORDS(4)}(?:gemeldet|melden|informier\\p{L}{1,3}|eingeschaltet|einschalten|verständig\\p{L}{1,3}|kontaktier\\p{L}{1,3}|anrufen|schicken|vorbeischauen)|(?:beim|ans) ${GERMAN_OFFICE}`,
]
const GRAVE: Record<Exclude<HeldCaution, 'loss'>, readonly string[]> = {
  health: [...HEALTH, ...HARMED, ...BODY_HARMED, ...SICKENED, ...ENDANGERED],
  discrimination: [
    ...DEGRADED,
    ...UNEQUAL,
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
  legal: [...LAW, ...PROCEEDING, ...PRESS, ...EXPOSED, ...TAKEN, ...CALLED_IN],
}
/**
 * Piece by piece, and in small letters alone: one pattern of them all takes a tenth of a second to compile when it is first used,
 * and half of that goes into telling which letters are the same without regard to case.
 */
function compile(pieces: readonly string[]) {
  const patterns = pieces.map((piece) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${piece})(?![\\p{L}\\p{N}])`, 'u'))
  return {
    test(text: string): boolean {
      const lower = text.toLowerCase()
      return patterns.some((pattern) => pattern.test(lower))
    },
  }
}
/** The gravest first. */
const PATTERNS = (['health', 'discrimination', 'legal'] as const).map(
  (caution) => [caution, compile(GRAVE[caution])] as const,
)

/** Within what is legal: who lost something, or asks for the public, is not answered like somebody's lawyer. */
const OF_THEFT =
  /(?<!\p{L})(?:stole|stolen|theft|thie(?:f|ves)|robbed|taken from my|robad[oa]s?|robaron|robo|hurto|volée?s?|dérobée?s?|cambriol\p{L}{1,4}|gestohlen|geklaut|bestohlen|entwendet|diebstahl|einbruch)(?!\p{L})/iu
/** They speak for the writer from now on. */
const OF_COUNSEL =
  /(?<!\p{L})(?:lawyers?|attorneys?|solicitors?|barristers?|law firm|court|lawsuit|legal action|su(?:e|ing)|small claims|abogad[oa]s?|bufete|juzgados?|tribunal(?:es)?|juez|demanda|querella|avocate?s?|tribuna(?:l|ux)|huissier|mise en demeure|(?:rechts)?anw[aä]lt(?:in|e|en|s)?|kanzlei|klage(?:schrift)?|verklag\p{L}{1,3}|vor gericht|gerichtlich\p{L}{0,2}|mahnbescheid)(?!\p{L})/iu
/** And are to be written to alone, or from now on. */
const ONLY_COUNSEL =
  /(?<!\p{L})(?:(?:anything|everything|all) (?:else|further)|further (?:contact|communication|correspondence)|from (?:now|here) on|in future|(?:todo|cualquier) lo demás|todo lo demás|(?:de|a partir de) ahora(?: en adelante)?|en adelante|désormais|dorénavant|à partir de maintenant|(?:toute|la) suite|le reste|alles weitere|weiteres|ab (?:jetzt|sofort)|künftig|in zukunft|von nun an)(?:[^.!?\p{L}][^.!?]{0,60})?[^\p{L}.!?](?:lawyers?|attorneys?|solicitors?|abogad[oa]s?|bufete|avocate?s?|(?:rechts)?anw[aä]lt(?:in|e|en|s)?|kanzlei)(?!\p{L})|(?<!\p{L})(?:only|solely|exclusively|solo|sólo|únicamente|exclusivamente|uniquement|exclusivement|seulement|nur|ausschließlich|lediglich)(?: noch)? (?:\p{L}{1,12} ){0,4}(?:lawyers?|attorneys?|solicitors?|abogad[oa]s?|bufete|avocate?s?|(?:rechts)?anw[aä]lt(?:in|e|en|s)?|kanzlei)(?!\p{L})/iu
/** And has written already. */
const COUNSEL_WROTE =
  /(?<!\p{L})(?:lawyers?|attorneys?|solicitors?|abogad[oa]s?|avocate?s?|(?:rechts)?anw[aä]lt(?:in|e)?)(?!\p{L})[^.!?]{0,50}?(?:has (?:already )?(?:written|sent|contacted)|wrote|sent you|(?:les|os|le) (?:ha|han) (?:\p{L}{1,5} )?(?:escrito|enviado|mandado|remitido)|(?:les|os|le) (?:escribió|envió|mandó)|vous (?:a|ont) (?:\p{L}{1,6} )?(?:adressé|écrit|envoyé)|hat (?:ihnen|euch) (?:[\p{L}\p{N}.]{1,12} ){0,6}(?:geschrieben|geschickt|gesendet))(?!\p{L})/iu
const [OF_PRESS, EXPOSES, TAKES] = [compile(PRESS), compile(EXPOSED), compile(TAKEN)]

/** Whoever lost somebody and blames the business is not thanked for kind words. */
export function findHolding(content: string, caution: HeldCaution, stars: number): Holding {
  if (caution === 'loss' && stars > MOST_STARS) return 'loss'
  const text = straighten(content)
  if (caution === 'loss' || isBereaved(text)) return 'bereaved'
  if (ONLY_COUNSEL.test(text)) return 'counsel'
  if (COUNSEL_WROTE.test(text)) return caution === 'health' && isHurt(text) ? 'represented' : 'counsel'
  return caution === 'legal' ? findLegalHolding(text) : caution
}

function findLegalHolding(text: string): Holding {
  if (OF_COUNSEL.test(text)) return 'counsel'
  if (OF_PRESS.test(text)) return 'press'
  if (OF_THEFT.test(text) || TAKES.test(text) || isHardship(text)) return 'theft'
  if (EXPOSES.test(text)) return 'privacy'
  return VULNERABLE.test(text) ? 'health' : 'legal'
}

/** Praise in which the contrary is meant often begins or ends so. */
const IRONY =
  /^\W*(?:oh|wow|bravo|well done|congratulations|great job|na toll|na super|herzlichen glückwunsch|enhorabuena|felicidades|félicitations|quel bonheur)(?![\p{L}])|^\W*(?:\p{L}{1,14} ){0,3}\p{L}{1,14} ?:|^\W*(?:toll|super|schön|great|nice|lovely|genial|qué bien|génial),? (?:wenn|dass|if|when|how|si|quand|cuando|que)(?!\p{L})|["“„«][^"”“»]{1,30}["”“»]|(?<!\p{L})(?:truly world class|(?:thanks|thank you|gracias|merci|danke?) (?:for nothing|por nada|pour rien|für nichts)|unos artistas|herzlichen dank auch|merci bien)(?!\p{L})/iu
/** Thanks for what nobody gives thanks for, and joy at what nobody enjoys. */
const MOCKERY = new RegExp(
  `(?<!\\p{L})(?:${[
    `than(?:ks|k you)(?: \\p{L}{1,9}){0,3} for (?:nothing|(?:ruin|wast|spoil|los|ignor|mak|keep|destroy|mess|forgett)\\p{L}{0,8})`,
    `(?:great|nice|lovely|good|brilliant|wonderful|fantastic|perfect) way (?:to|of) (?:los|treat|ruin|spoil|end|drive)\\p{L}{0,8}`,
    `if you (?:enjoy|like|love) (?:being|wait|get|pay)\\p{L}{0,8}`,
    `good luck (?:get|find|reach|with|try)\\p{L}{0,8}`,
    `(?:lov|enjoy)(?:e|ed) (?:watching|waiting|being|sitting|listening|paying|queuing|standing|chasing)`,
    `(?:hair|fly|insect|plastic|bug) in (?:my|our|the)`,
    `gracias por (?:nada|(?:arruin|estrope|ignor|amarg|fastidi)\\p{L}{0,8}|hacer(?:me|nos) (?:perder|esperar))`,
    `me encant(?:a|ó) (?:que (?:me|nos)|esperar|pagar|ver cómo|estar)|(?:buena|bonita) (?:manera|forma) de (?:perder|tratar)`,
    `merci (?:d'|de (?:nous |m'))avoir (?:gâché|ruiné|ignoré|fait (?:perdre|attendre))|merci (?:pour|de) rien`,
    `(?:belle|jolie) (?:façon|manière) de (?:perdre|traiter)|on adore (?:être|attendre|payer)|j'ai adoré (?:attendre|payer|être|regarder)`,
    `danke,? (?:dass|fürs?) [^.!?]{0,60}(?:ruinier|verdorben|versaut|vermiest|ignorier|verpass)\\p{L}{0,8}|danke für (?:gar )?nichts`,
    `(?:schöne|tolle|nette|feine) art,? (?:kunden|gäste|mit)|viel glück (?:dabei|beim)|(?:liebe|genieße|genoss) es,? (?:zu warten|wenn)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
)
const SHAM =
  /^\W*(?:oh|wow|bravo|well done|congratulations|great job|na toll|na super|herzlichen glückwunsch|glückwunsch|enhorabuena|felicidades|félicitations|chapeau)(?![\p{L}])/iu
const QUOTED_PRAISE =
  /["“„«]\s?(?:\p{L}{1,12} ){0,2}(?:great|best|quality|service|professional\p{L}{0,3}|friendly|premium|luxury|fresh|express|fast|quick|expert\p{L}{0,2}|deluxe|calidad|servicio|profesional\p{L}{0,4}|urgente|rápid[oa]|lujo|qualité|rapide|professionnel\p{L}{0,4}|accueil|frais|luxe|qualität|schnell\p{L}{0,2}|freundlich\p{L}{0,2}|frisch\p{L}{0,2}|kundenservice|fach\p{L}{2,8})(?: \p{L}{1,12}){0,2}\s?["”“»]/iu
const LONG_ONLY =
  /(?<!\p{L})(?:only|just|solo|sólo|seulement|à peine|nur|bloß)(?: \p{L}{1,10}){0,4} (?:\p{N}{1,3}|two|three|four|five|six|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|zwei|drei|vier|fünf) (?:weeks|months|years|semanas|meses|años|semaines|mois|ans|wochen|monate|jahre)|(?:would|will) (?:\p{L}{1,8} ){0,2}(?:wait|billed|ignored|lied to|ripped off|overcharged) (?:\p{L}{1,8} )?again(?!\p{L})/iu
/** Many stars that are not meant. */
export function soundsMocking(content: string, isCounted: boolean): boolean {
  const text = straighten(content)
  return MOCKERY.test(text) || QUOTED_PRAISE.test(text) || LONG_ONLY.test(text) || (isCounted && SHAM.test(text))
}
export const soundsIronic = (content: string) =>
  IRONY.test(content.slice(0, LONGEST_READ)) || MOCKERY.test(straighten(content))

/** Longer than nearly every review. */
const LONGEST_READ = 8000
const straighten = (content: string) => content.slice(0, LONGEST_READ).replaceAll(/[’‘]/g, "'")
/** So few stars, or words that blame: whoever praises how an allergy was taken care of is thanked. */
const MOST_STARS = 3

/** Hateful words that the writer had to hear. */
const REPORTED =
  /(?<!\p{L})(?:called|calling|told|said|yelled|shouted|heard|llam(?:ó|aron|an)|dij(?:o|eron)|grit(?:ó|aron)|traitée?s?|a dit|ont dit|appelée?s?|genannt|gesagt|beschimpft|bezeichnet)(?!\p{L})/iu

/** Nobody was hurt, in so many words. */
const PAINLESS =
  /(?<!\p{L})(?:(?:did(?:n't| not)|does(?:n't| not)) (?:even |really )?hurt(?: (?:a bit|at all|me))?|no pain(?! relief)(?: at all| whatsoever)?|without (?:any )?pain|no (?:me |le |nos )?(?:ha |han )?(?:dolió|dolido|duele)(?: nada)?|(?:sin|nada de|ningún) dolor|(?:aucune|sans(?: la moindre)?|pas de) douleur|(?:pas|rien) (?:eu |senti |fait )?(?:mal|senti)(?! (?:placé|vu|compris))|(?:nichts?|nix|gar nichts) (?:\p{L}{1,9} ){0,2}(?:weh ?getan|gespürt)|(?:tat|hat) (?:\p{L}{1,9} ){0,2}(?:nicht|nichts|nix) weh(?: ?getan)?|weh ?getan hat (?:\p{L}{1,9} ){0,2}(?:nichts?|nix)|(?:keine|null|ohne) schmerzen)(?!\p{L})/giu

/** Who lost somebody is met with care, whatever the stars. */
function findGrave(told: string, blames: boolean): HeldCaution | null {
  const text = told.replaceAll(PAINLESS, ' ')
  const grave = blames ? PATTERNS.find(([, pattern]) => pattern.test(text)) : undefined
  if (grave === undefined && isBereaved(text)) return 'loss'
  const found = grave?.[0] ?? null
  if (!blames) return null
  if ((found === null || found === 'legal') && isUnequal(text.toLowerCase())) return 'discrimination'
  return found ?? (isLeftInNeed(text) ? 'health' : null)
}

const isCurse = (text: string) => wishesDeath(text) && !REPORTED.test(text)

function findSilenced(text: string, kinds: ReadonlySet<SignalKind>) {
  if (kinds.has('threat')) return 'threat'
  if (kinds.has('extortion')) return 'extortion'
  if (kinds.has('hate')) return REPORTED.test(text) ? 'discrimination' : 'abuse'
  return null
}

/** What keeps a review from an everyday reply; the gravest first. `null`: nothing does. */
export function findCaution(
  { content, rating, isRecommended }: Pick<ReviewText, 'content' | 'rating' | 'isRecommended'>,
  { sentiment, aspects }: Pick<SentimentAnalysis, 'sentiment' | 'aspects'>,
): Exclude<Caution, 'unwritten-language'> | null {
  const text = straighten(content ?? '')
  if (text.trim() === '') return null
  const kinds = new Set(findSignals(text).map(({ kind }) => kind))
  const silenced = findSilenced(text, kinds)
  if (silenced !== null) return silenced
  const blames = rating === null ? !(isRecommended ?? sentiment === 'positive') : rating <= MOST_STARS
  const grave = isCurse(text) && blames ? 'abuse' : findGrave(text, blames)
  if (grave !== null) return grave
  return blames && isAbuse(text, { aspects, isInsult: kinds.has('insult') }) ? 'abuse' : null
}
