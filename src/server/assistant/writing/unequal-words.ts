// Pieces of patterns in four languages, as in grave-words.ts. Strangers write these texts: every repetition has an end.

const WORDS = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`

/** Both within a few sentences of each other, whichever comes first. */
const near = (one: string, other: string) =>
  `(?:${one})(?=\\P{L}[^]{0,200}?(?<!\\p{L})(?:${other})(?!\\p{L}))|(?:${other})(?=\\P{L}[^]{0,200}?(?<!\\p{L})(?:${one})(?!\\p{L}))`

/** What only somebody who is mistrusted is asked for. */
const ASKED_FOR = [
  `(?:my|our|for|see|show|his|her) (?:id|i\\.d\\.|passports?|papers|identification|immigration \\p{L}{2,8})|pay (?:up ?front|first|before|in advance)|(?:double|extra|bigger) deposit|do you have a (?:reservation|booking)|open (?:my|our) (?:bags?|coats?|jackets?)|["“](?:that's |it's )?too expensive|(?:see|show|check(?:ed)?) (?:my |our |the |all )?receipts?`,
  `(?:el|mi|nuestro|los) (?:dni|pasaportes?|papeles|documentación)|la documentación|pagar (?:antes|por adelantado)|fianza (?:doble|extra)|doble de (?:la )?fianza|["“«](?:es )?(?:muy|demasiado) caro|tien(?:en?|es) reserva|(?:enseñ|mostr|abr)\\p{L}{1,7} (?:el|mi|los) bolsos?`,
  `pièces? d'identité|(?:nos|mes|les) papiers|(?:mon|nos|le) passeports?|carte de séjour|payer (?:avant|d'avance)|avez-vous (?:réservé|une réservation)|ouvrir (?:mon|ma|nos|mes) (?:sacs?|manteau|veste|poches)|[«“"] ?(?:c'est )?trop cher`,
  `(?:meinen|unseren|unsere|den|meine) (?:ausweise?|papiere|pass|aufenthaltstitel)|im voraus (?:\\p{L}{1,8} )?(?:zahlen|bezahlen)|vorkasse|kassenbon|haben sie reserviert|(?:mantel|jacke) öffnen|[„“"](?:das ist |ist )?zu teuer|(?:tasche|rucksack) (?:öffnen|zeigen|aufmachen|ausleeren)`,
].join('|')
/** And those who were not. */
const OTHERS = [
  `everyone else|any ?(?:one|body) else|no ?(?:one|body) else|none of the others?|(?:no|any) other (?:table|guest|customer|couple)s?|the (?:lady|woman|man|couple|family) who came (?:in )?(?:after|next)|the (?:\\p{L}{1,10} )?(?:couple|family|man|woman|guy|lady|people|party|customers?) (?:before|after|behind|next to|in front of|beside|ahead of) (?:me|us)|who is (?:english|british|american|german|french|spanish)|que es (?:español|española|de aquí)|qui est français(?:e)?|(?:der|die) deutsche?r? ist|my (?:german|english|british|american|french|spanish|blonde?|local) \\p{L}{3,12}`,
  `(?:a )?(?:los|las) demás|nadie más|a ningun[oa]|ningun[oa] otr[oa]|(?:señora|señor|chica|chico|pareja|cliente) que (?:entró|vino|llegó|iba) (?:después|detrás|antes)|otr[oa]s (?:clientes|mesas|parejas|familias)|(?:pareja|familia|mesa|chica|señora|gente) ${WORDS(3)}(?:detrás|delante|al lado|después)`,
  `aucune? autre (?:table|cliente?|personne|couple)|personne d'autre|(?:couple|famille|clients?) qui (?:nous )?suivai(?:t|ent)|les autres (?:clients|tables|couples)|(?:le couple|la famille|la table|les gens|la dame|le monsieur|le client|la cliente) ${WORDS(3)}(?:derrière|devant|à côté|après)`,
  `kein(?:en?)? andere[nr]?|(?:alle|die) anderen(?: gäste| kunden)?|andere (?:gäste|kunden)|(?:dame|frau|herr|paar),? (?:die|der|das) nach (?:mir|uns)|(?:die|der) (?:dame|herr|mann|frau|kunde|kundin) (?:vor|hinter|neben) (?:mir|uns)|sonst niemand(?:en)?|niemand(?:en)? sonst|(?:deutsche|blonde|schwedische|einheimische)[nrms]? (?:freund(?:in)?|kolleg(?:e|in|en)|paar|familie|frau|mann|begleitung)`,
].join('|')
const FULL = `fully booked|no record|under my name|unter meinem namen|con mi (?:nombre|apellido)|sous mon nom|(?:flat|apartment|wohnung|piso|appartement) ${WORDS(2)}(?:gone|taken|weg|vergeben|prise?)|no (?:free )?(?:tables?|rooms?|space)|(?:already|all) (?:let|taken|rented|gone|reserved|booked)|complet|déjà (?:louée?|prise?|réservée?)|plus de place|ausgebucht|(?:schon|bereits|alles|alle) ${WORDS(1)}(?:vergeben|vermietet|reserviert|belegt)|(?:kein|keinen) (?:tisch|zimmer|platz)|completo|(?:ya|todo) ${WORDS(2)}(?:alquilad[oa]|reservado|ocupado)|no (?:había|quedaban?) (?:mesas?|sitio|habitaci\\p{L}{2,5})`
const SOMEBODY = `(?:couple|family|group|people|colleague|friend|brother|neighbou?r|nachbar(?:in)?|pareja|familia|grupo|compañer[oa]|amig[oa]|veci[no]{1,2}a?|collègue|amie?|famille|paar|familie|gruppe|kolleg(?:e|in)|freund(?:in)?)`
const AFTER = `(?:minutes?|minutos|minuten|hour|hora|heure|stunde|later|after|después|detrás|après|danach|nach uns|spontan|walked in|sin reserva|without a (?:booking|reservation)|sans réservation|ohne reservierung|(?:have|had) (?:a|no) (?:booking|reservation))`

const TURNED_AWAY = `members only|regulars only|nur (?:für )?(?:stammgäste|mitglieder)|solo (?:para )?(?:socios|clientes habituales)|réservé aux (?:habitués|membres)|turned (?:us |me )?away|refused (?:us |me )?entry|(?:not|\\p{L}{2,6}n't) let (?:us|me) in|(?:no (?:nos|me) dejaron|a mí) ${WORDS(4)}(?:entrar|pasar|fiesta privada)|abgewiesen|nicht (?:rein|hinein)gelassen|refoulée?s?|pas (?:laissée?s? )?entrer`
const LET_IN = `nach uns ${WORDS(5)}(?:rein|hinein)|après nous ${WORDS(5)}entr\\p{L}{2,5}|después de nosotros ${WORDS(5)}entr\\p{L}{2,5}|(?:behind|after) (?:us|me) ${WORDS(6)}(?:in|through)|walk(?:ed|s)? straight in|(?:entr|pas)(?:ó|aron) sin(?: ningún)? problemas?|ohne problem\\p{L}{0,2} (?:rein|hinein)|durften rein|(?:sont|est) entrée?s? sans (?:problème|souci)`
/** What changes once somebody is seen or named. */
const ONCE_KNOWN = `(?:als|sobald) (?:sie|er|man|die) (?:mich|uns) (?:dann )?(?:sah|gesehen|sahen)|(?:when|once|as soon as) (?:they|he|she) saw (?:me|us)|(?:when|once|as soon as) (?:i|they) (?:gave|said|heard) my (?:name|surname|accent)|(?:cuando|al) (?:me|nos) (?:vio|vieron)|en cuanto (?:me|nos) (?:vio|vieron)|(?:dès que|quand) (?:j'ai (?:donné|dit) mon|il|elle|on|ils) ${WORDS(3)}(?:prénom|nom|vue?s?)|(?:cuando|en cuanto) dije mi (?:nombre|apellido)|(?:als|sobald) ich meinen (?:nach)?namen`
const SUDDENLY = `suddenly|cancell?ed|no longer|gone|plötzlich|auf einmal|abgesagt|weg|vergeben|de repente|cancel\\p{L}{1,4}|ya no|soudain|tout à coup|annulée?|plus (?:de|disponible)|toujours en ligne`

/** Who was treated otherwise than the rest, told by what happened alone. */
export const UNEQUAL: readonly string[] = [
  near(ASKED_FOR, OTHERS),
  near(ONCE_KNOWN, SUDDENLY),
  near(TURNED_AWAY, LET_IN),
  near(FULL, OTHERS),
  near(
    FULL,
    `${SOMEBODY},? ${WORDS(6)}${AFTER}[^.!?]{0,60}(?<!\\p{L})(?:booking|seated|table|free|\\p{L}{0,14}termine?|visite|cita|gets?|bekommt|kriegt|available|got|mesa|libre|sentaron|place|tisch|frei|zimmer|piso|bekam\\p{L}{0,2})`,
  ),
  `as an? (?:woman|black|brown|asian|muslim|gay|disabled|foreign\\p{L}{0,2}|trans) ?(?:man|woman|person|customer|couple|mother)?(?= |,)|(?:als|comme|como) (?:frau|femme|mujer) (?:allein|seule|sola)|burkinis?|turbans?|turbantes?|kippa\\p{L}{0,2}|kopftuch|niqab|velo islámico|con (?:el )?velo|(?:avec|porte|portais) (?:mon|un|le) voile|with (?:my|a) veil|femme voilée|(?:mon|son|notre) voile|["“„«](?:esa ropa|ese pañuelo|dein tuch|that thing on (?:my|her|your) head)`,
  `learn (?:proper |some )?(?:english|german|french|spanish)|(?:speak|talk) (?:proper )?(?:english|german) (?:first|properly|here)|aprend\\p{L}{1,3} (?:primero |a hablar )?(?:español|castellano)|apprend\\p{L}{1,4} (?:d'abord )?(?:le |à parler )?français|(?:erst ?mal |richtig )?deutsch (?:zu )?lernen|lernen sie (?:erst )?(?:mal )?deutsch|in deutschland spricht man`,
  `walking (?:frame|stick)|zimmer frame|crutches|rollator|gehhilfe|krücken|andador|muletas|déambulateur|béquilles|(?:am|is|i'm|he's|she's) (?:deaf|blind|autistic)|gehörlos\\p{L}{0,2}|sehbehindert\\p{L}{0,2}|(?:soy|es) (?:sord[oa]|cieg[oa]|autista)|(?:suis|est) (?:sourde?|aveugle|autiste|malvoyante?|malentendante?)|down[- ]syndrom\\p{L}{0,2}|síndrome de down|trisomi\\p{L}{1,4}`,
  `breast ?-?feed\\p{L}{0,3}|stillen|gestillt|allait(?:er|ais|ait|é)|dar(?:le)? el pecho|amamant\\p{L}{1,4}`,
  `(?:english|german|french|spanish|british|american|western|local)[ -](?:sounding )?(?:sur)?name|deutsche[nmr]? (?:nach)?namen?|(?:nombre|apellido) (?:español|catalán)|(?:nom|prénom) (?:bien )?français|(?:friend|colleague|neighbou?r),? (?:called|named|whose name is)|(?:compañer|amig|vecin)[oa],? que se (?:llama|apellida)|(?:collègue|amie?|voisine?),? qui s'appelle|(?:kollege|kollegin|freund|freundin),? (?:der|die) \\p{L}{2,14} heißt`,
  `follow(?:ed|ing) (?:me|us|my \\p{L}{3,10}) (?:around|through|everywhere|the (?:whole|entire))|(?:security|guard|vigile|wachmann|detektiv|vigilante|guardia de seguridad) ${WORDS(4)}(?:follow|suiv|folgt|sigui|hinter (?:mir|uns)|detrás de)\\p{L}{0,5}`,
  `(?:asked|wanted|insisted)(?: \\p{L}{1,8}){0,3} (?:for|to (?:speak|talk) (?:to|with)) my husband|(?:mit|nach) meinem mann (?:sprechen|gefragt|reden|verlangt)|hablar con mi marido|parler à mon mari`,
  `(?:two|both) (?:men|women) ${WORDS(5)}(?:bed|room|couple)|zwei (?:männer|frauen) ${WORDS(5)}(?:bett|zimmer|paar)|dos (?:hombres|mujeres|chicos|chicas) ${WORDS(5)}(?:cama|habitación|pareja)|deux (?:hommes|femmes) ${WORDS(5)}(?:lit|chambre|couple)`,
  `(?:i am|i'm|we are|we're|we were|they were|she is|he is) (?:the only )?(?:black|brown|asian|muslim|jewish|gay|latino|roma)|(?:wir sind|ich bin|wir waren|er ist|sie ist) (?:schwarz\\p{L}{0,2}|muslim\\p{L}{0,3}|schwul|lesbisch|türk\\p{L}{1,3}|jüdisch)|(?:soy|somos|es|son) (?:negr|gitan|musulman|árab|latin|marroqu|ecuatorian|colombian)\\p{L}{1,4}|(?:je suis|nous sommes|il est|elle est) (?:noire?s?|arabes?|musulmane?s?|juifs?|juives?|maghrébine?s?|gays?)`,
  `(?:dans (?:ma|votre|sa)|in (?:my|your|meiner|ihrer|deiner)|en (?:mi|su|tu)) (?:culture|kultur|cultura|religion|religión)|gente (?:del país|de fuera)|(?:solo|sólo) (?:a |para )?españoles|nur (?:an |für )?deutsche|only (?:to |for )?(?:locals|british|english)|que (?:des|aux) français|(?:nací|nacido|nacida) (?:en|aquí)|born (?:here|in this country)|hier geboren|née? (?:ici|en france)`,
  `where (?:i|we|are you) (?:was|were|am|are|really|come)(?: really)? from|where are you really|woher (?:ich|wir|sie) (?:\\p{L}{1,10} )?komm\\p{L}{1,3}|d'où (?:je|nous|vous) ven\\p{L}{1,4}|de dónde (?:era|éramos|soy|eres|venía|somos)|(?:not|n't) (?:\\p{L}{1,8} ){0,3}(?:our|usual|right) (?:kind|sort|type) of (?:client|customer|guest|people)\\p{L}{0,2}|notre clientèle|nuestra clientela|(?:unser|ihr)\\p{L}{0,2} (?:klientel|publikum)`,
  `(?:cache|registr|par|control|pidi)\\p{L}{2,6}[^]{0,80}(?<!\\p{L})solo a (?:mí|nosotros)|(?:searched|stopped|checked|asked)[^]{0,80}(?<!\\p{L})only (?:me|us)|only (?:searched|stopped|checked|asked) (?:me|us)|(?:fouill|contrôl|arrêt)\\p{L}{1,4}[^]{0,80}(?<!\\p{L})que (?:moi|nous)|nur (?:mich|uns) ${WORDS(3)}(?:kontrolliert|durchsucht|gefragt|angehalten)`,
  `(?:mi|su|nuestro) (?:tipo|clase) de (?:pelo|piel|cuerpo)|my (?:type|kind) of (?:hair|skin|body)|mon type de (?:cheveux|peau)|meine[rnms]? (?:haartyp|hauttyp)|(?:nur mein|only my|solo mi|seul mon) (?:name|nombre|apellido|nom)(?!\\p{L})`,
  `your (?:sort|type)(?= (?:here|in here|of people)|["”.!?,'])|ihresgleichen|gente de (?:su|vuestra|tu) (?:clase|calaña)|gens de votre (?:espèce|genre)|(?:haar|haut)farbe (?:\\p{L}{1,9} ){0,3}nicht|(?:colou?r of|wrong) (?:my|our) (?:hair|skin)`,
  `(?:wife|husband|friend|partner|girlfriend|boyfriend|colleague),? who(?:'s| is) (?:white|blonde?|english|british)|(?:copine|amie?|femme|mari),? (?:blonde?|blanche?|français)e?(?!\\p{L})|(?:amig[oa]|novi[oa]|mujer|marido),? (?:rubi[oa]|blanc[oa]|español[a]?|que es de aquí)|(?:freundin|freund|frau|mann),? (?:blond|weiß|deutsch)(?:e[rn]?)?(?= |,)`,
  `(?:überhaupt|even|seulement|siquiera) (?:\\p{L}{1,8} )?(?:deutsch|english|français|español|castellano)|(?:could|can) (?:even )?(?:read|speak) english|(?:savais|sais) (?:lire|parler) (?:le )?français|sabía (?:leer|hablar) español`,
  `gyps(?:y|ies)|zigeuner\\p{L}{0,2}|(?:you|those|these|sois|vous|ihr) (?:gitan[oae]s?|arabs?|blacks|indians|foreigners|extranjeros|étrangers|ausländer)`,
]

/** Heat, and nights that nobody would choose. */
export const SICKENED: readonly string[] = [
  `platzwunde|schnittwunde|(?:wurde|musste\\p{L}?|mussten) (?:\\p{L}{1,12} ){0,3}genäht|krankenhaus wurde|brecha en la (?:cabeza|frente|ceja)|plaie (?:ouverte|à la|au)|recoudre|recousue?|(?:split|gashed) (?:his|her|my) (?:lip|head|chin|eyebrow)|sunstroke|heat ?stroke|insolation|coup de chaleur|insolación|golpe de calor|sonnenstich|hitzschlag`,
  `\\p{L}{0,3}geschwollen\\p{L}{0,2}|swelled|swelling|pins and needles|hormigueo|fourmillements|kribbeln in|taubheitsgefühl|cracked my (?:neck|back)|adrenalin[ea]?|epinephrine|autoinje\\p{L}{2,6}|hinch(?:ó|aron|ados?|adas?)|tout gonflée?s?`,
  `bed ?sores?|pressure sores?|escarres?|escaras|wund ?gelegen|dekubitus|oberschenkelhals\\p{L}{0,6}|col du fémur|hip fracture|(?:über|auf) (?:die|den|das|der|dem|eine\\p{L}{0,2}) ${WORDS(2)}\\p{L}{3,16} gefallen(?= *[.,!]|$)`,
  `(?:wirbel|rippen|knochen|arm|bein|schädel|becken|finger|nasen|kiefer)br(?:uch|üche)|(?:bébé|fils|fille|enfant|mari|mère|père) ${WORDS(3)}brûlée?|(?:baby|son|daughter|child|toddler) (?:was|got|has been) (?:burnt|burned|scalded)|quemaron a|mareos?|maread[oa]s?|dizzy|schwindelig|hypoglyc\\p{L}{2,5}|points? de suture|puntos de sutura|genäht werden|mordiscos?|bite marks?|traces? de morsures?|bissspuren?`,
  `stomach (?:pains?|ache|upset)|bauch(?:krämpfe|schmerzen|weh)|magen(?:krämpfe|schmerzen)|maux de ventre|mal au ventre|mal de ventre|dolor(?:es)? de (?:barriga|estómago|tripa)|retortijones`,
  `(?:night|nacht|nuit|noche) ${WORDS(5)}(?:toilet|bathroom|klo|toilette|toilettes|baño|wc|kloschüssel)|gekotzt|puk(?:ed|ing)`,
]
