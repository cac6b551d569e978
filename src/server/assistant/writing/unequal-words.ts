// Pieces of patterns in four languages, as in grave-words.ts. Strangers write these texts: every repetition has an end.

const WORDS = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`

/** Both within a few sentences of each other, whichever comes first. */
const near = (one: string, other: string) =>
  `(?:${one})(?=\\P{L}[^]{0,200}?(?<!\\p{L})(?:${other})(?!\\p{L}))|(?:${other})(?=\\P{L}[^]{0,200}?(?<!\\p{L})(?:${one})(?!\\p{L}))`

/** What only somebody who is mistrusted is asked for. */
const ASKED_FOR = [
  `(?:my|our|for|see|show|his|her) (?:id|i\\.d\\.|passports?|papers|identification|immigration \\p{L}{2,8})|pay (?:up ?front|first|before|in advance)|(?:double|extra|bigger) deposit|open (?:my|our) bags?`,
  `(?:el|mi|nuestro|los) (?:dni|pasaportes?|papeles|documentación)|la documentación|pagar (?:antes|por adelantado)|fianza (?:doble|extra)|(?:enseñ|mostr|abr)\\p{L}{1,7} (?:el|mi|los) bolsos?`,
  `pièces? d'identité|(?:nos|mes|les) papiers|(?:mon|nos|le) passeports?|carte de séjour|payer (?:avant|d'avance)|ouvrir (?:mon|nos) sacs?`,
  `(?:meinen|unseren|unsere|den|meine) (?:ausweise?|papiere|pass|aufenthaltstitel)|im voraus (?:\\p{L}{1,8} )?(?:zahlen|bezahlen)|vorkasse|(?:tasche|rucksack) (?:öffnen|zeigen|aufmachen|ausleeren)`,
].join('|')
/** And those who were not. */
const OTHERS = [
  `everyone else|any ?(?:one|body) else|no ?(?:one|body) else|none of the others?|(?:no|any) other (?:table|guest|customer|couple)s?|the (?:\\p{L}{1,10} )?(?:couple|family|man|woman|guy|lady|people|party|customers?) (?:before|after|behind|next to|in front of|beside|ahead of) (?:me|us)|my (?:german|english|british|american|french|spanish|blonde?|local) \\p{L}{3,12}`,
  `(?:a )?(?:los|las) demás|nadie más|a ningun[oa]|ningun[oa] otr[oa]|otr[oa]s (?:clientes|mesas|parejas|familias)|(?:pareja|familia|mesa|chica|señora|gente) ${WORDS(3)}(?:detrás|delante|al lado|después)`,
  `aucune? autre (?:table|cliente?|personne|couple)|personne d'autre|les autres (?:clients|tables|couples)|(?:le couple|la famille|la table|les gens|la dame|le monsieur|le client|la cliente) ${WORDS(3)}(?:derrière|devant|à côté|après)`,
  `kein(?:en?)? andere[nr]?|(?:alle|die) anderen(?: gäste| kunden)?|andere (?:gäste|kunden)|(?:die|der) (?:dame|herr|mann|frau|kunde|kundin) (?:vor|hinter|neben) (?:mir|uns)|sonst niemand(?:en)?|niemand(?:en)? sonst|(?:deutsche|blonde|schwedische|einheimische)[nrms]? (?:freund(?:in)?|kolleg(?:e|in|en)|paar|familie|frau|mann|begleitung)`,
].join('|')
const FULL = `fully booked|no record|under my name|unter meinem namen|con mi (?:nombre|apellido)|sous mon nom|(?:flat|apartment|wohnung|piso|appartement) ${WORDS(2)}(?:gone|taken|weg|vergeben|prise?)|no (?:free )?(?:tables?|rooms?|space)|(?:already|all) (?:let|taken|rented|gone|reserved|booked)|complet|déjà (?:louée?|prise?|réservée?)|plus de place|ausgebucht|(?:schon|bereits|alles|alle) ${WORDS(1)}(?:vergeben|vermietet|reserviert|belegt)|(?:kein|keinen) (?:tisch|zimmer|platz)|completo|(?:ya|todo) ${WORDS(2)}(?:alquilad[oa]|reservado|ocupado)|no (?:había|quedaban?) (?:mesas?|sitio|habitaci\\p{L}{2,5})`
const SOMEBODY = `(?:couple|family|group|people|colleague|friend|brother|neighbou?r|nachbar(?:in)?|pareja|familia|grupo|compañer[oa]|amig[oa]|veci[no]{1,2}a?|collègue|amie?|famille|paar|familie|gruppe|kolleg(?:e|in)|freund(?:in)?)`
const AFTER = `(?:minutes?|minutos|minuten|hour|hora|heure|stunde|later|after|después|detrás|après|danach|nach uns|spontan|walked in|sin reserva|without a (?:booking|reservation)|sans réservation|ohne reservierung|(?:have|had) (?:a|no) (?:booking|reservation))`

/** Who was treated otherwise than the rest, told by what happened alone. */
export const UNEQUAL: readonly string[] = [
  near(ASKED_FOR, OTHERS),
  near(
    FULL,
    `${SOMEBODY},? ${WORDS(6)}${AFTER}[^.!?]{0,60}(?<!\\p{L})(?:booking|seated|table|free|termine?|visite|cita|available|got|mesa|libre|sentaron|place|tisch|frei|zimmer|piso|bekam\\p{L}{0,2})`,
  ),
  `as an? (?:woman|black|brown|asian|muslim|gay|disabled|foreign\\p{L}{0,2}|trans) ?(?:man|woman|person|customer|couple|mother)?(?= |,)|(?:als|comme|como) (?:frau|femme|mujer) (?:allein|seule|sola)|burkinis?|turbans?|turbantes?|kippa\\p{L}{0,2}|kopftuch|niqab|velo islámico|con (?:el )?velo|(?:avec|porte|portais) (?:mon|un|le) voile|with (?:my|a) veil|femme voilée|["“„«](?:esa ropa|ese pañuelo|dein tuch|that thing on (?:my|her|your) head)`,
  `learn (?:proper |some )?(?:english|german|french|spanish)|(?:speak|talk) (?:proper )?(?:english|german) (?:first|properly|here)|aprend\\p{L}{1,3} (?:primero |a hablar )?(?:español|castellano)|apprend\\p{L}{1,4} (?:d'abord )?(?:le |à parler )?français|(?:erst ?mal |richtig )?deutsch (?:zu )?lernen|lernen sie (?:erst )?(?:mal )?deutsch|in deutschland spricht man`,
  `walking (?:frame|stick)|zimmer frame|crutches|rollator|gehhilfe|krücken|andador|muletas|déambulateur|béquilles|(?:am|is|i'm|he's|she's) (?:deaf|blind|autistic)|gehörlos\\p{L}{0,2}|sehbehindert\\p{L}{0,2}|(?:soy|es) (?:sord[oa]|cieg[oa]|autista)|(?:suis|est) (?:sourde?|aveugle|autiste|malvoyante?|malentendante?)|down[- ]syndrom\\p{L}{0,2}|síndrome de down|trisomi\\p{L}{1,4}`,
  `breast ?-?feed\\p{L}{0,3}|stillen|gestillt|allait(?:er|ais|ait|é)|dar(?:le)? el pecho|amamant\\p{L}{1,4}`,
  `(?:english|german|french|spanish|british|american|western|local)[ -](?:sounding )?(?:sur)?name|deutsche[nmr]? (?:nach)?namen?|(?:nombre|apellido) (?:español|catalán)|(?:nom|prénom) (?:bien )?français|(?:friend|colleague|neighbou?r),? (?:called|named|whose name is)|(?:compañer|amig|vecin)[oa],? que se (?:llama|apellida)|(?:collègue|amie?|voisine?),? qui s'appelle|(?:kollege|kollegin|freund|freundin),? (?:der|die) \\p{L}{2,14} heißt`,
  `follow(?:ed|ing) (?:me|us|my \\p{L}{3,10}) (?:around|through|everywhere|the (?:whole|entire))|(?:security|guard|vigile|wachmann|detektiv|vigilante|guardia de seguridad) ${WORDS(4)}(?:follow|suiv|folgt|sigui|hinter (?:mir|uns)|detrás de)\\p{L}{0,5}`,
  `(?:asked|wanted|insisted)(?: \\p{L}{1,8}){0,3} (?:for|to (?:speak|talk) (?:to|with)) my husband|(?:mit|nach) meinem mann (?:sprechen|gefragt|reden|verlangt)|hablar con mi marido|parler à mon mari`,
  `(?:two|both) (?:men|women) ${WORDS(5)}(?:bed|room|couple)|zwei (?:männer|frauen) ${WORDS(5)}(?:bett|zimmer|paar)|dos (?:hombres|mujeres|chicos|chicas) ${WORDS(5)}(?:cama|habitación|pareja)|deux (?:hommes|femmes) ${WORDS(5)}(?:lit|chambre|couple)`,
  `gyps(?:y|ies)|zigeuner\\p{L}{0,2}|(?:you|those|these|sois|vous|ihr) (?:gitan[oae]s?|arabs?|blacks|indians|foreigners|extranjeros|étrangers|ausländer)`,
]

/** Heat, and nights that nobody would choose. */
export const SICKENED: readonly string[] = [
  `sunstroke|heat ?stroke|insolation|coup de chaleur|insolación|golpe de calor|sonnenstich|hitzschlag`,
  `\\p{L}{0,3}geschwollen\\p{L}{0,2}|swelled|swelling|hinch(?:ó|aron|ados?|adas?)|tout gonflée?s?`,
  `bed ?sores?|pressure sores?|escarres?|escaras|wund ?gelegen|dekubitus|oberschenkelhals\\p{L}{0,6}|col du fémur|hip fracture|(?:über|auf) (?:die|den|das|der|dem|eine\\p{L}{0,2}) ${WORDS(2)}\\p{L}{3,16} gefallen(?= *[.,!]|$)`,
  `stomach (?:pains?|ache|upset)|bauch(?:krämpfe|schmerzen|weh)|magen(?:krämpfe|schmerzen)|maux de ventre|mal au ventre|mal de ventre|dolor(?:es)? de (?:barriga|estómago|tripa)|retortijones`,
  `(?:night|nacht|nuit|noche) ${WORDS(5)}(?:toilet|bathroom|klo|toilette|toilettes|baño|wc|kloschüssel)|gekotzt|puk(?:ed|ing)`,
]
