// Pieces of patterns in four languages, as in find-caution.ts. Strangers write these texts: every repetition has an end.

const WORDS = (most: number) => `(?:[\\p{L}\\p{N}'-]{1,14},? ){0,${most}}`
const CHILD = `(?:child|children|kids?|son|daughter|boy|girl|baby|toddler|grand(?:son|daughter|child))`
const RELATIVE = `(?:${CHILD}|wife|husband|mother|mum|mom|father|dad|partner|girlfriend|boyfriend|sister|brother|friend)`
const HIJO = `(?:hij[oa]s?|niñ[oa]s?|bebé|niet[oa]s?|madre|padre|abuel[oa])`
const ENFANT = `(?:enfants?|fils|fille|bébé|petit-fils|petite-fille|mère|père|grand-mère|grand-père)`
const KIND = `(?:kind(?:er|ern)?|sohn|tochter|baby|enkel(?:in)?|mutter|vater|oma|opa|großmutter|großvater)`
const BODY = `(?:face|neck|scalp|skin|arms?|legs?|hands?|back|mouth|gums?|eyes?|head|ears?|lips?)`
/** `Hit us with a fee` and `grabbed us a table` hurt nobody. */
const NOT_MEANT = `(?! (?:to|into|on|for|an?|the|some|out|with|up|off|around|away|from|through)(?!\\p{L}))`

/** Both in one sentence, whichever comes first. */
const both = (one: string, other: string) =>
  `(?:${one})(?=[^.!?\\p{L}][^.!?]{0,160}(?<!\\p{L})(?:${other})(?!\\p{L}))|(?:${other})(?=[^.!?\\p{L}][^.!?]{0,160}(?<!\\p{L})(?:${one})(?!\\p{L}))`
const PERSON = `(?:i|we|he|she|mum|mom|mother|dad|father|nan|gran|grand\\p{L}{2,8}|${RELATIVE}|patient|guest|man|woman|lady)`

/** Hurt and sick people, in words that everyday complaints do not use. */
export const HARMED: readonly string[] = [
  both(
    `gluten(?:[ -]free)?|lactose`,
    `sick|ill|in bed|all night|pain|noche|fatal|enferm[oa]|malades?|nuit|krank|nacht|bauchschmerzen|bauchweh`,
  ),
  `(?:chemical|nasty|bad|severe|serious|got) burns|burns? from|had a (?:bad |nasty |serious )?fall|cancer|pneumonia|stroke(?! of)|sepsis|tumou?r|fractures?|miscarriage|meningitis`,
  `cáncer|neumonía|ictus|septicemia|tumor|fracturas?|aborto|sufrió una caída|pneumonie|avc|septicémie|tumeur|fausse couche|(?:a fait|fait) une chute|(?:brust|haut|darm)?krebs|lungenentzündung|schlaganfall|blutvergiftung|fehlgeburt|knochenbruch|schwer gestürzt`,
  `(?:someone|somebody) else's (?:tablets|pills|medication|medicine|prescription)|(?:wrong|expired) (?:tablets|pills|vaccine)|medicación (?:de otr[ao]|equivocada)|médicaments d'un autre|mauvais médicaments?|medikamente (?:eines|einer) anderen|falschen? medikamente?|bite mark|bitten|morsures?|mordid[oa]s?|bisswunde|bissspuren?`,
  `collapsed|headaches? (?:for|since|every|ever)|migraines?|se desplomó|se desmay\\p{L}{1,4}|s'est effondrée?|zusammengebrochen|kollabiert|kopfschmerzen seit`,
  `on a trolley|gurney|stretcher|en una camilla|sur un brancard|auf (?:der|einer) trage`,
  `ana?esthetic|numbing|it hurt|hurts? (?:so|a lot|like hell|badly)|in (?:so much |terrible |a lot of |agonising |constant )?pain`,
  both(
    `(?<!hot )dogs?|cats?|puppy|kitten|rabbit|horse`,
    `cuts? (?:on|in|to|all)|wound(?:s|ed)?|limping|injur\\p{L}{1,4}|burn(?:t|ed|s)?|bleeding|stitches|lethargic`,
  ),
  both(`perr[oa]s?|gat[oa]s?|mascota|cachorro`, `cortes? en|heridas?|herid[oa]|quemadura|cojea\\p{L}{0,3}`),
  both(`(?:mon|ma|notre) (?:chien(?:ne)?|chat(?:te)?|lapin|chiot)`, `coupures?|blessée?|plaies?|brûlures?`),
  both(`hunde?s?|hündin|katzen?|kater|welpe`, `wunden?|schnittwunde|verletzt|humpelt|verbrannt`),
  `me dolió|mucho dolor|dolor(?:es)? (?:horribl|insoport|terribl)\\p{L}{1,4}|sin anestesia|anestesia|j'ai (?:eu )?(?:très |si |vraiment )?mal(?= *[.,!]|$)|anesthésie|souffert|betäubung|schmerzen|weh ?getan`,
  `bled|blood(?! (?:orange|sausage|pudding)|y)|bruis(?:e|es|ed|ing)|chok(?:ed|ing)(?! hazard)|cough(?:s|ing)?|asthma attacks?|(?:couldn't|can't|could not|struggl\\p{L}{1,3} to) breathe|${PERSON} (?:\\p{L}{1,10} )?(?:fell|has fallen|had fallen)(?! (?:in love|asleep|apart|for|short|through|flat|behind|ill with joy))|scar(?:s|red)|toxic fumes|overdos\\p{L}{1,3}|in bed for (?:\\p{L}{1,8} ){0,2}(?:days?|a week|weeks)|(?:sick|ill) for (?:\\p{L}{1,8} ){0,2}(?:days?|a week|weeks)|poison\\p{L}{0,3} (?:me|us|my|our)`,
  `chich[oó]n(?:es)?|(?:bump|lump) on (?:his|her|the) (?:\\p{L}{1,8} )?(?:head|forehead)|bosse (?:sur|à|au) (?:le |la )?(?:front|tête|crâne)|beule (?:am|an der|auf der) (?:kopf|stirn)|atragant\\p{L}{1,5}|morat[oó]n(?:es)?|moret[oó]n(?:es)?|hematomas?|ingresad[oa]s?|asfixi\\p{L}{1,4}|no podía respirar|(?:marisco|pescado|carne|comida) (?:\\p{L}{1,9} )?en mal estado|(?:diente|muela) equivocad[oa]`,
  `étouffée?s?(?= (?:avec|en|sur))|s'étouff\\p{L}{1,4}|(?:des|ses|couverte? de) bleus|hématomes?|mauvaise dent|ne pouvait plus respirer`,
  `blaue flecken?|blauen flecken|bluterguss|hämatom|verschluckt|erstickt|falschen zahn|falsche[sn]? (?:medikament|bein|auge)|hingefallen|(?:aus dem bett|vom stuhl|die treppe) (?:\\p{L}{1,9} )?(?:gefallen|runtergefallen|hinuntergefallen)|keine luft`,
  `blisters?|(?:second|third)[ -]degree|(?:was|were|is|gums|started|kept|still|head|nose|face|hand) bleeding|unconscious|fainted|passed out|chest pains?|heart attack|seizure|chok(?:ed|ing) on|swollen|infected|infection|nerve damage|in agony|screaming in pain|(?:an?|skin|itchy|bad|horrible) rash|hives`,
  `(?:end|ended|ending|landed|finished|rushed|taken|went|sent|straight|off|back) ${WORDS(3)}(?:in|to|at) (?:the )?(?:er|urgent care|emergency)|(?:call|called|ring|rang) (?:911|999|112)|poison control`,
  `bed ?bugs?|(?:flea|bug|insect) bites|bites all over|head lice`,
  `(?:burn(?:t|ed)|scalded|hurt|injured|cut|sliced|nicked|bruised) (?:my|his|her|our|their) (?:\\p{L}{1,10} ){0,1}(?!back (?:far|too|much|very|really|way|so))${BODY}(?! (?:length|far|off|of))|(?:burns?|bruis(?:es?|ed|ing)) (?:all )?(?:over|on|in|across) (?:my|his|her)|(?:burn(?:t|ed)|scalded|injured|hurt) (?:me|him|her)(?! feelings)`,
  `(?:nearly|almost) (?:died|drowned|choked)|gas leak|caught fire|electrocuted|food ?poison\\p{L}{0,3}|stomach (?:bug|cramps)|left (?:me|him|her|my \\p{L}{1,12}) (?:\\p{L}{1,10} ){0,2}(?:ill|sick|in pain)`,
  `(?:brakes?|steering) failed|wheel (?:fell|came) off|wrong (?:medication|medicine|dose|tooth|leg|eye)|misdiagnos\\p{L}{1,4}`,
  `(?:me|nos|le|les) (?:hicieron|hizo|han hecho) (?:mucho |bastante )?daño|ampollas?|sangr(?:ando|ó|aba)|se desmayó|me desmayé|infecci[oó]n|infectad[oa]|(?:cara|mano|labio|pie|ojo|encía)s? (?:\\p{L}{1,8} )?hinchad[oa]s?|sarpullido|chinches|picaduras|fiebre|casi (?:me |se )?(?:muer|ahog)\\p{L}{1,3}|(?:me|le) quemaron`,
  `(?:m'|l'|nous )(?:a|ont) fait (?:très |vraiment )?mal|cloques|saign(?:é|ait|er|ement)|évanouie?|infect(?:ion|ée?)|enflée?|punaises? de lit|piqûres|fièvre|failli (?:mourir|s'étouffer|y rester)|fait un malaise|(?:s'est|me suis|s'était) (?:cassé|coupé|brûlé|ouvert|tordu|foulé|blessé)e? (?:la |le |les |l'|une? )?(?:main|doigt|bras|jambe|pied|poignet|cheville|genou|épaule|tête|nez|dent|lèvre)s?|brûlée? (?:au|le|la) (?:cuir|visage|peau|main|bras)|brûlé le cuir chevelu`,
  `brandblasen?|blasen (?:an|auf|am)|geblutet|blutete\\p{L}{0,2}|ohnmächtig|infektion|entzünd(?:et|ung)|geschwollen|ausschlag|bettwanzen|gebissen|fieber|kreislaufkollaps|notarzt|(?:mir|ihm|ihr) (?:sehr |richtig )?wehgetan|fast (?:gestorben|erstickt)|magen-darm|krank geworden`,
]

/** Who was treated without respect for what they are, pestered, or laid hands on; and children. */
export const DEGRADED: readonly string[] = [
  `left (?:the |all the )?(?:kids|children|toddlers) (?:\\p{L}{1,10} ){0,2}(?:alone|unattended|unsupervised)|dej(?:ó|aron) (?:a )?(?:los |las |mis? )${HIJO} (?:\\p{L}{1,9} ){0,2}sol[oa]s?|laissé (?:les|nos|mes) enfants (?:\\p{L}{1,9} ){0,2}seule?s?|kinder (?:\\p{L}{1,12} ){0,3}(?:allein ?gelassen|unbeaufsichtigt)|(?:deutsch|weiß)es paar|(?:deutsche|weiße) familie|couple (?:blanc|français)|pareja (?:blanca|española)`,
  `por ser (?:\\p{L}{1,5} )?(?:mujer(?:es)?|chicas?|chicos?|hombres?|jóvenes|mayor(?:es)?)|(?:heard|saw|because of) my (?:\\p{L}{1,8} )?(?:name|surname|accent)|(?:al oír|por) mi (?:nombre|apellido)|(?:en entendant|à cause de|vu|en voyant) mon (?:nom|prénom|accent)|(?:wegen|als sie) meine[ns] (?:nach)?namens?|meinen (?:nach)?namen (?:hörte|sah|las)\\p{L}{0,2}`,
  `(?:an?|the|another|two|some) white (?:guys?|man|men|woman|women|lady|girl|bloke|lad)|white (?:friends?|customers?|people|couples?|guests?|famil(?:y|ies))|(?:that|your) (?:type|kind|sort) of hair|(?:has been|keeps?|kept|started) (?:texting|messaging|following) me (?:for|about|at|after|stuff|things)|waited for me (?:by|at|outside)|(?:comments?|remarks?|stuff) about (?:my body|what i wear|my (?:chest|legs|bum|figure))|(?:amig|client)[oa]s? blanc[oa]s?|(?:amie?s?|cliente?s?) blanc(?:he)?s?|weißen? (?:freunde?|kunden|gäste)`,
  `["“]?go (?:back )?(?:home|to (?:your|my|our) (?:own )?country)["”]?(?= by| from|["”])|(?:told|telling|said)(?: \\p{L}{1,8}){0,3} to ["“]?go (?:back )?(?:home|to (?:my|our|your))|vuelve a tu país|vete a tu país|rentre[rz]? (?:dans (?:ton|votre|mon) pays|chez (?:toi|vous))|geh (?:doch )?zurück|dahin zurück`,
  `(?:women|men|people|girls|ladies|someone) (?:of )?my (?:size|age|weight|colou?r)|${both('kiss(?:ed|ing)?|hold(?:ing)? hands', 'thrown out|threw us out|kicked (?:us )?out|asked to leave|refused')}`,
  both('besar\\p{L}{0,3}|beso|de la mano', 'ech(?:aron|ó)|expuls\\p{L}{1,4}|fuera'),
  both('embrass\\p{L}{1,4}', 'virée?s?|mise? dehors|mis dehors|sortir'),
  both(
    'pork|porc|cerdo|schweinefleisch',
    `(?:don't|do not) eat|halal|kosher|n'en mange pas|ne mange pas|casher|no como|esse kein\\p{L}{0,2}|muslim\\p{L}{0,3}|musulm\\p{L}{2,4}`,
  ),
  `(?:mein|unser)(?:e|en)? ${KIND} ${WORDS(7)}(?:vergessen|allein ?gelassen|unbeaufsichtigt)|(?:olvidaron|dejaron sol[oa]) a (?:mi|nuestr[oa]) ${HIJO}|oublié (?:mon|ma|notre) ${ENFANT}`,
  `threaten(?:ed|ing|s)?|(?:he|she|they)(?:'d| would|'ll| will) ["“]?(?:find|get|hurt|kill|come for) (?:me|us)|amenaz\\p{L}{1,5}|menacée?s?|menaces|gedroht|bedroht|drohungen?`,
  `(?:asian|african|arab|muslim|indian|pakistani|latin[oa]|hispanic|mexican|turkish|jewish|gay|lesbian|trans|brown|black|foreign) (?:guy|man|woman|person|people|couple|family|girl|boy|kid|customers?|guests?|lady)`,
  `(?:los|las|el|la) únic[oa]s? (?:extranjer|negr|latin|gitan|musulm|árab|chin)\\p{L}{1,5}|(?:les?|la) seule?s? (?:noire?s?|arabes?|étrang(?:er|ère)s?|asiatiques?)|(?:die|der) einzigen? (?:ausländer\\p{L}{0,3}|schwarzen?|türk\\p{L}{1,3}|muslim\\p{L}{0,4})|(?:türk|arab|afrikan|asiat|muslim)\\p{L}{2,6} (?:namen?|familie|aussehen|herkunft|mann|frau)`,
  `for being (?:an? )?(?:pregnant|gay|black|brown|asian|disabled|old|muslim|jewish|foreign(?:er)?|trans|woman|women|overweight|autistic|single mother)|(?:disabled|pregnant|autistic|elderly) (?:woman|man|person|people|mother|father|wife|husband|${CHILD}|customers?|guests?)|wheelchair|guide dog|service dog|hijab|headscarf|singled (?:me|us|him|her) out|only (?:one|person|ones) (?:\\p{L}{1,10} ){0,3}(?:checked|searched|stopped|followed|asked for)`,
  `(?:gripp|grabb|shak|yank)(?:ed|en|ing) (?:my|our) (?:\\p{L}{1,10} ){0,2}${CHILD}|(?:told|said to) (?:my|our) (?:\\p{L}{1,10} ){0,2}${CHILD} (?:that )?(?:his|her|he|she) (?:\\p{L}{1,10} ){0,4}(?:hair|skin|weight|clothes|looks?|accent|fat|ugly)|made (?:my|our) (?:\\p{L}{1,10} ){0,2}${CHILD} cry`,
  `silla de ruedas|discapacitad[oa]s?|perro guía|embarazada|por estar embarazada|hiyab|(?:el|la) únic[oa] (?:al?|a la|en) (?:que )?(?:registr|par|pid|control)\\p{L}{1,6}|(?:grit|chill|zarande|agarr)\\p{L}{1,4} (?:a )?(?:mi|nuestr[oa]) ${HIJO}|volvió llorando`,
  `fauteuil roulant|handicapée?s?|chien guide|femme enceinte|(?:le|la) seule? (?:à être|qu'on a|que l'on a) (?:\\p{L}{1,9} )?(?:contrôl|fouill|refus|arrêt)\\p{L}{1,4}|(?:dit|lancé) à (?:ma|mon|notre) (?:\\p{L}{1,9} )?${ENFANT} ${WORDS(3)}(?:cheveux|peau|poids|accent|vêtements|grosse?|moche|sale|pas « ?présentable)|(?:secou|brutalis|malmen|empoign)\\p{L}{1,3} (?:ma|mon|notre) ${ENFANT}`,
  `rollstuhl|behinderte?[rnm]?|blindenhund|schwangere?[rn]?|als einzige[rs]? (?:\\p{L}{1,12} ){0,3}(?:kontrolliert|durchsucht|abgewiesen|angehalten|gefilzt)|(?:mein|unser)(?:e|en)? ${KIND} ${WORDS(4)}(?:angepackt|gezerrt|geschüttelt|angebrüllt|zum weinen)`,
  `skin colou?r|colou?r of (?:my|our|his|her|their) (?:\\p{L}{1,10} )?skin|(?:people|someone|folks|families) like (?:us|me|you|him|her|them)|(?:your|our|his|her|their) kind(?= (?:is|are|isn't|aren't)|[.!?,]|$)|(?:don't|didn't|won't|wouldn't|not|never) ${WORDS(2)}serve (?:foreigners|gays|muslims|black|asian|disabled)`,
  `slurs?|n-word|(?:mocked|mocking|laughed at|making fun of|made fun of|joked about|jokes? about|imitated|comments? about|remarks? about) (?:my|our|his|her|their) (?:\\p{L}{1,12} )?(?:accent|weight|body|size|disability|skin|religion|wheelchair|hijab|headscarf|stutter|autism|${CHILD})|(?:body|fat)[ -]?sham\\p{L}{1,4}|(?:i|i'm|am|was|is|she|he) too fat`,
  `harass\\p{L}{0,5}|grop(?:ed|ing)|stalk(?:ed|ing)|leer(?:ed|ing) at|inappropriate(?:ly)? (?:touch\\p{L}{0,4}|comments?|remarks?|messages?|behavio\\p{L}{1,4})|touched (?:me|her|him) (?:in|on|when|while|without|several|twice|inappropriately)|(?:kept|keeps) (?:texting|messaging|following|touching|staring at) (?:me|her|my daughter)|assault(?:ed)?|(?:shoved|pushed|grabbed|slapped|hit|punched|kicked|spat at|spat on) (?:me|us|him|her|my (?:\\p{L}{1,10} )?${RELATIVE})${NOT_MEANT}`,
  `(?:called|told|calling) (?:my|our) (?:\\p{L}{1,10} ){0,2}${CHILD} (?:an? |that (?:he|she) (?:is|was) )?(?:stupid|dumb|idiot|ugly|fat|lazy|retard\\p{L}{0,2}|worthless)|(?:screamed|yelled|shouted|shouting|screaming|yelling) at (?:my|our|the) (?:\\p{L}{1,10} ){0,2}(?:${CHILD}|mother|father|mum|mom|dad|gran|nan|grandmother|grandfather|residents?|patients?)|(?:left|locked|forgot) (?:my|our) (?:\\p{L}{1,10} ){0,2}${CHILD} (?:\\p{L}{1,10} ){0,2}(?:alone|behind|outside|in the|unattended|crying)|${CHILD} ${WORDS(3)}(?:was|were|been|got) (?:hit|slapped|bullied|left alone|unsupervised|locked|abused|neglected|grabbed)`,
  `neglect of (?:residents|patients|animals|children)|abus(?:ed|ive|ing) (?:to|towards|my|our|him|her|residents|animals|dogs)|mistreat\\p{L}{0,4}|humiliat\\p{L}{1,4}`,
  `sudacas?|(?:mor|negr)[oa]s? de mierda|maric[oó]n(?:es)?|gente como (?:nosotr[oa]s|yo|tú|usted|ell[oa]s)|por (?:mi|su|nuestro) (?:acento|color|origen|velo|religión)|se (?:rio|rió|rieron|burl\\p{L}{1,5}) de (?:mi|su|nuestr[oa]) (?:acento|hij[oa]|madre|peso|discapacidad)|me (?:manoseó|acosa\\p{L}{0,4}|empujó|pegó)|(?:pegó|empujó|gritó|insultó|humill\\p{L}{1,4}) a (?:mi|nuestr[oa]|un|una) ${HIJO}|llam(?:ó|aron) (?:\\p{L}{1,9} )?(?:tont[oa]|inútil|gord[oa]) a|humillante`,
  `sales? (?:voilées?|arabes?|noire?s?|juifs?|juives?|étrang(?:er|ère)s?|pédés?|gouines?)|gens comme (?:nous|moi|vous|toi|eux)|(?:moqu|ri)\\p{L}{1,6} de (?:mon|ma|notre) (?:accent|fils|fille|poids|handicap|enfant)|(?:à cause de|remarques? sur) (?:mon|ma|notre|son) (?:accent|origine|voile|poids|handicap)|m'a (?:bousculée?|frappée?|poussée?|touchée? (?:les|la|le|sans))|(?:frappé|giflé|insulté|humilié|crié sur|hurlé sur|secoué) (?:mon|ma|notre|un|une) ${ENFANT}|traitée? (?:mon|ma|notre) ${WORDS(2)}(?:d'idiote?|de (?:débile|gros|grosse|nul|nulle|sale|bête))|grossophob\\p{L}{1,3}|(?:propos|gestes?) déplacés?|mains baladeuses|humiliante?s?`,
  `(?:leuten?|menschen|solche) wie (?:ich|mich|wir|uns|mir|dich)|so (?:jemanden|leute) wie (?:mich|uns)|ausländer(?:n|in)?|(?:wegen|über) (?:meine[rnms]?|unsere[rnms]?|mein|seinen?|ihren?) (?:akzent\\p{L}{0,2}|gewicht\\p{L}{0,2}|figur|kopftuch|behinderung)|(?:mich|sie|tochter) ${WORDS(3)}(?:angefasst|begrabscht)|anzügliche?\\p{L}{0,2}|(?:mich|ihn|sie|uns|${KIND}) ${WORDS(3)}(?:geschubst|geschlagen|geohrfeigt|angespuckt|angegriffen)|(?:mein|unser)(?:e|en)? ${KIND} ${WORDS(5)}(?:angeschrien|beleidigt|gepackt|ausgelacht|eingesperrt)|gedemütigt|(?:ich|sei|bin|wäre) zu dick`,
]

/** What was entrusted to the business and others came to know. */
export const EXPOSED: readonly string[] = [
  `(?:was|were|been|being|got) (?:secretly )?(?:filmed|photographed|recorded) (?:in|while|when|without)|me (?:han? )?(?:fotografiad|grabad|filmad)o|été (?:filmée?|photographiée?)|(?:umkleide|kabine|dusche|toilette|sauna)[^.!?]{0,40} (?:fotografiert|gefilmt|kamera)|delete my (?:account|data)|(?:bor(?:r|re)n?|eliminen?) mis datos|(?:supprim|effac)\\p{L}{1,3} mes données|meine daten (?:\\p{L}{1,12} ){0,2}löschen`,
  `(?:used|using|cloned|skimmed|copied) my (?:\\p{L}{1,8} )?card|card (?:was |got )?(?:cloned|skimmed|used)|clon(?:aron|ado) (?:mi|la) tarjeta|carte (?:\\p{L}{1,8} )?(?:piratée|copiée|utilisée)|karte (?:\\p{L}{1,12} )?(?:missbraucht|kopiert)`,
  both(
    `passport(?:s| (?:scans?|cop(?:y|ies)|numbers?))?|payslips?|bank (?:statements?|details)|tax returns?|id (?:cards?|scans?|copies)|medical (?:records?|files?|letters?)|test results|tenancy agreements?`,
    `(?:complete |total )?strangers?(?:'s)?|(?:someone|somebody) else(?:'s)?|(?:another|other|different) (?:tenant|applicant|client|customer|patient|person|guest|resident|family|couple)s?(?:'s?)?|(?:my|the|our) neighbou?rs?`,
  ),
  both(
    `nóminas?|extractos?|dni|pasaportes?|declaraci(?:ón|ones) de la renta|informes? médicos?|historial(?:es)?|datos bancarios`,
    `(?:de|a) (?:un |una )?(?:otr[oa]|desconocid[oa])s?(?: (?:persona|client[ea]|inquilin[oa]|paciente))?|otr[oa] (?:client[ea]|inquilin[oa]|paciente|persona|solicitante)|(?:mi|la|el) vecin[oa]`,
  ),
  both(
    `bulletins? (?:de (?:salaire|paie))|fiches? de paie|relevés? (?:bancaires?|de compte)|pièces? d'identité|passeports?|avis d'imposition|dossier médical|ordonnances?|rib`,
    `(?:d'|à )(?:un |une )?(?:inconnue?s?|autre (?:personne|locataire|cliente?|patiente?|candidate?))|(?:un|une|l') ?autre (?:personne|locataire|cliente?|patiente?|candidate?)|quelqu'un d'autre|(?:ma|mon|la|le) voisine?`,
  ),
  both(
    `gehaltsabrechnung(?:en)?|lohnabrechnung(?:en)?|kontoausz[uü]ge?n?|ausweiskopien?|(?:personal)?ausweis|reisepass|steuerbescheid\\p{L}{0,2}|befunde?|arztbrief\\p{L}{0,2}|schufa\\p{L}{0,10}`,
    `(?:eine[rs]|von) (?:\\p{L}{1,10} )?(?:fremden?|unbekannten?|anderen (?:person|mieter\\p{L}{0,3}|kund\\p{L}{1,4}|patient\\p{L}{0,4}|bewerber\\p{L}{0,3}))|(?:ein anderer|eine andere|jemand anders?) ?(?:mieter(?:in)?|kund(?:e|in)|patient(?:in)?|bewerber(?:in)?|person)?|(?:meine?[rmn]?|der|die|dem) nachbar(?:in|n)?`,
  ),
  `(?:(?:another|other|different|wrong) (?:tenant|applicant|client|customer|patient|person)|stranger|someone else|she|he) (?:\\p{L}{1,9} ){0,2}(?:has|got|received|was sent|have) (?:all )?my (?:\\p{L}{1,10} )?(?:documents|papers|paperwork|file|contract)|my (?:documents|papers|paperwork|file|contract) (?:\\p{L}{1,9} ){0,3}(?:sent|emailed|went|given) to (?:a stranger|someone else|the wrong|another)`,
  `(?:otr[oa] (?:client[ea]|inquilin[oa]|paciente|persona|solicitante)|un desconocido) (?:ha recibido|recibió|tiene) (?:mis|mi) (?:documentos|documentación|papeles|contrato|expediente)`,
  `(?:une? autre (?:locataire|cliente?|patiente?|personne|candidate?)|un inconnu) (?:a reçu|a eu|possède|détient) (?:mes|mon) (?:documents|papiers|dossier|contrat)`,
  `(?:eine? andere[rn]? (?:mieter(?:in)?|kund(?:e|in)|patient(?:in)?|bewerber(?:in)?|person)|ein fremder) (?:\\p{L}{1,9} ){0,1}(?:hat|bekam|erhielt) (?:\\p{L}{1,9} ){0,2}(?:meine?n?) (?:unterlagen|dokumente|papiere|vertrag|akte)`,
  both(
    `diagnos[ie]s|illness|disease|(?:my|test) results`,
    `loud(?:ly)?|out loud|waiting room|in front of|for everyone|whole room`,
  ),
  both(
    `(?:discuss|announc|read|talk|shout|mention|call)\\p{L}{0,4} (?:\\p{L}{1,10} ){0,3}(?:my|our|his|her) (?:\\p{L}{1,12} ){0,2}(?:pregnan\\p{L}{2,3}|test|tests|results?|symptoms|medication|prescription|condition|weight|debts?|treatment|problem|appointment)`,
    `in front of|waiting room|so (?:that )?every(?:one|body)|loud(?:ly)?|whole (?:room|shop|queue)`,
  ),
  both(
    `(?:comentó|dijo|leyó|habló|gritó|anunció|coment\\p{L}{1,4}) (?:\\p{L}{1,9} ){0,3}(?:mi|mis|nuestr[oa]s?) (?:\\p{L}{1,12} )?(?:embarazo|prueba|pruebas|análisis|tratamiento|peso|deudas?|medicación|problema)`,
    `delante de|sala de espera|en voz alta|a gritos|todo el mundo`,
  ),
  both(
    `(?:parl|annonc|évoqu|cri|lu)\\p{L}{0,4} (?:\\p{L}{1,9} ){0,3}(?:mon|ma|mes) (?:\\p{L}{1,12} )?(?:grossesse|test|analyses|traitement|poids|dettes?|problème)`,
    `devant|salle d'attente|à voix haute|tout le monde`,
  ),
  both(
    `(?:mein|meine[nr]?) (?:schwangerschaft\\p{L}{0,6}|test|testergebnis|behandlung|gewicht|schulden|medikamente|problem) (?:\\p{L}{1,12} ){0,6}(?:besprochen|erzählt|gerufen|vorgelesen|ausgeplaudert)|(?:besprach|erzählte|rief|fragte) (?:\\p{L}{1,12} ){0,4}(?:mein|meine[nr]?) (?:schwangerschaft\\p{L}{0,6}|test|testergebnis|behandlung|gewicht|schulden|problem)`,
    `vor (?:allen|meine\\p{L}{1,2}|der|den|anderen)|wartezimmer|laut|ganze\\p{L}{0,2} (?:praxis|laden)`,
  ),
  `meine?[nr]? (?:schwangerschaft|schulden|krankheit|behandlung|gewicht|testergebnis(?:se)?) (?:\\p{L}{1,12} ){0,3}(?:laut|vor (?:allen|der|den|dem))`,
  `(?:test|résultats?|results?|resultados|diagnos\\p{L}{1,4}|vih|hiv|ergebnis(?:se)?)(?!\\p{L})[^]{0,40}(?<!\\p{L})(?:devant|in front of|delante de|vor) (?:toute?|all|the (?:whole|entire)|every(?:one|body)|toda|todo|allen|dem ganzen|der ganzen)`,
  both(`photos?|pictures?|videos?`, `without (?:my |our |any )?(?:permission|consent|asking)`),
  both(`diagnóstico|enfermedad|resultados|historial`, `en voz alta|sala de espera|delante de`),
  both(`fotos?|vídeos?|imágenes`, `sin (?:mi |nuestro |su |ningún )?(?:permiso|consentimiento|autorización)`),
  both(`diagnostic|maladie|résultats|dossier`, `à voix haute|salle d'attente|devant (?:tout le monde|tous|les autres)`),
  both(`photos?|vidéos?`, `sans (?:mon |notre |son |aucune )?(?:autorisation|permission|accord|consentement)`),
  both(`diagnose|krankheit|befunde?|ergebnisse?|krankenakte`, `laut|wartezimmer|vor allen|durchs? wartezimmer`),
  both(`fotos?|bilder|videos?`, `ohne (?:meine |unsere |jede )?(?:erlaubnis|einwilligung|zustimmung|zu fragen)`),
  `(?:film|record|photograph|videotap)(?:ed|ing) (?:me|us|my|our|him|her)|(?:took|taking|take) (?:photos|pictures|videos?|pics) of (?:me|us|my|our)|walked in on (?:me|us|my)|watch(?:ed|ing) me (?:change|undress|shower)|peep\\p{L}{0,5}|camera in (?:the|my|our) (?:room|bathroom|changing|fitting|shower|toilet)|gossip(?:s|ing|ed)? about|(?:heard|overheard|hear) (?:\\p{L}{1,10}'?s?,? ){0,4}(?:diagnosis|medical|results)`,
  `me (?:grab|film)(?:ó|aron|an|aba)|cámara (?:en|oculta)|fotos? (?:mía|de mi|nuestra)s? (?:sin|en)`,
  `(?:m'a|m'ont|nous a|nous ont) (?:filmée?s?|prise? en photo|photographiée?)|caméra dans (?:la|les|ma|notre)`,
  `(?:mich|uns|meine tochter) (?:\\p{L}{1,12} ){0,3}(?:gefilmt|fotografiert)|heimlich (?:gefilmt|fotografiert)|kamera (?:im|in der|in unserem)`,
  `(?:test results?|medical (?:records?|history|details|file)|diagnosis|personal (?:data|details|information|info)|card details|card number|bank details|home address|room number|phone number|passport) ${WORDS(6)}(?:in front of|out loud|with everyone|to (?:my ex|my boss|my employer|my neighbou?r|an? stranger|strangers|someone|another|other|the (?:whole|entire))|leaked|exposed|posted|for everyone)`,
  `(?:sold|leak(?:ed|ing)?|shared|gave(?: out| away)?|given (?:out|away)|passed on|disclosed|revealed|discuss(?:ed|ing)|announc(?:ed|ing)|read out|posted) (?:my|our|her|his|patients?'?|customers?'?) (?:\\p{L}{1,10} ){0,2}(?:e-?mail(?: address)?|data|details|number|address|information|info|results|diagnosis|condition|illness|medical \\p{L}{1,9}|photos?|records?)`,
  `(?:the )?information commissioner(?:'s office)?|(?:to|with|by) the ico|aepd|agencia (?:española )?de protección de datos|cnil|datenschutzbe(?:hörde|auftragte[rn]?)|dates? of birth|other (?:people|patients|customers|clients|guests)'s?,? (?:\\p{L}{1,10} ){0,2}(?:names?|details|data|results|addresses|records?|files?)|data (?:breach|leak|protection)|gdpr|hipaa|(?:breach|violation|invasion) of (?:my |our )?privacy|privacy (?:breach|violation|was violated)|confidential(?:ity)?|identity theft|(?:photos?|pictures?|video) of (?:me|us|my ${RELATIVE}) ${WORDS(4)}(?:without|online|instagram|facebook)|hidden camera`,
  `protección de datos|(?:filtr|compart|vend|difund|dier|dio|publica)\\p{L}{0,6} ${WORDS(3)}(?:mis|nuestros|sus) datos|datos personales|confidencial\\p{L}{0,5}|(?:mi|su) (?:diagnóstico|historial|expediente) ${WORDS(4)}(?:delante|en voz alta|a otr)|rgpd`,
  `données personnelles|(?:partag|vend|divulgu|transmi|donné)\\p{L}{0,4} ${WORDS(3)}(?:mes|nos) (?:données|coordonnées)|confidentialité|vie privée|rgpd|secret médical|(?:mon|ma) (?:diagnostic|dossier médical|numéro de chambre) ${WORDS(4)}(?:devant|à)`,
  `datenschutz\\p{L}{0,10}|dsgvo|(?:meine|unsere|persönliche|private) (?:\\p{L}{1,12} )?(?:daten|befunde?|diagnose|adresse|nummer|krankenakte) ${WORDS(6)}(?:weitergegeben|verkauft|veröffentlicht|vor allen|laut|besprochen)|schweigepflicht|privatsphäre verletzt|verletzung (?:der|meiner|unserer) privatsphäre`,
]

/** Something is gone, and somebody here is thought to have it. */
export const TAKEN: readonly string[] = [
  `broke into (?:my|our)|(?:locker|car|room|safe) (?:\\p{L}{1,8} ){0,2}(?:broken into|robbed|emptied)|forzaron (?:mi|la) taquilla|(?:casier|vestiaire|voiture) (?:\\p{L}{1,9} ){0,2}(?:forcée?|fracturée?)|(?:spind|schließfach|auto) (?:\\p{L}{1,12} ){0,3}aufgebrochen`,
  `(?:went|going|gone|rummag\\p{L}{1,4}) through (?:my|our|her|his) (?:\\p{L}{1,10} )?(?:bags?|things|stuff|purse|handbag|luggage|suitcase|drawers?|pockets?)|stole|stolen|robbed (?:me|us) (?:while|in|at)|(?:cash|wallet|purse|jewell?ery|watch|necklace|laptop|earrings|bracelet|euros|dollars|pounds) ${WORDS(4)}(?:gone|missing|disappeared|vanished)(?! (?:for|on|to)(?!\\p{L}))`,
  `(?<!wedding )rings?(?= [^.!?]{0,80} (?:gone|missing|disappeared|vanished)(?! (?:for|on|to)))|(?:me|nos) (?:falt(?:a|an|aba|aban|ó)|(?:ha |han |había )?desapareci(?:ó|eron|do)) ${WORDS(4)}(?:euros|dinero|cartera|móvil|joyas?|joyero|reloj|anillo|bolso|collar|cámara)|(?:dinero|cartera|móvil|joyas?|reloj|anillo|bolso) ${WORDS(3)}desapareci\\p{L}{1,4}`,
  `(?:argent|portefeuille|téléphone|bijoux?|montre|bague|sac|colis|vélo) ${WORDS(6)}(?:disparue?s?|volée?s?)|fouillé (?:dans )?(?:mon|ma|mes|nos)|(?:on m'a|s'est fait|me suis fait) (?:volée?|voler)`,
  `(?:ehe|verlobungs)?ring (?:\\p{L}{1,12} ){0,4}(?:verschwunden|weg|nicht mehr da)|(?:geld|geldbörse|portemonnaie|handy|schmuck|kette|tasche) ${WORDS(5)}(?:verschwunden|geklaut|entwendet)|geklaut|bestohlen|durchwühlt|diebstahl`,
]

/** Boards and offices. */
export const CALLED_IN: readonly string[] = [
  `report(?:ed|ing)? (?:you|them|this|it|the|your)(?: \\p{L}{1,12}){0,3} to (?!reception|(?:the |your |a )?(?:front desk|manager|management|staff|owner|waiter|waitress|reception))|(?:medical|dental|city|local|general) council|signal\\p{L}{1,4} (?:\\p{L}{1,9} ){0,3}(?:aux autorités|à l'ordre|à l'ars)|(?:ärztekammer|behörde|gewerbeamt|aufsicht) (?:\\p{L}{1,12} ){0,3}(?:gemeldet|informiert|melden)`,
  `(?:fil(?:e|ed|ing)|lodg(?:e|ed|ing)|submit(?:ted|ting)?) ${WORDS(2)}(?:complaint|claim|report|suit|dispute) (?:with|to|against|in|at)|ombudsman|(?:medical|dental|state|licensing) board|attorney general|better business bureau|bbb|ofsted|osha|chargeback|animal welfare|rspca|child protection|social services|(?:health department|police|authorities) ${WORDS(3)}(?:informed|notified|involved|contacted|on their way)|malpractice|(?:medical|gross) negligence`,
  `pancarta|llam\\p{L}{1,5} a la tele(?:visión)?|oficina del consumidor|omic|guardia civil|comisaría|negligencia médica`,
  `(?:à|avec|de|par) mon (?:avocate?|assurance)|mon avocate?|litige|huissier|mise en demeure|faute médicale`,
  `rechtsweg|strafbar|körperverletzung|kunstfehler|verbraucherschutz|ärztekammer|handwerkskammer|jugendamt|tierschutzverein`,
]

/** Those whom a careful answer is for, even where it is not understood what happened to them. */
export const VULNERABLE = new RegExp(
  `(?<!\\p{L})(?:my|our|his|her|mi|nuestr[oa]|su|mon|ma|notre|mein\\p{L}{0,2}|unser\\p{L}{0,2}) (?:\\p{L}{1,12} |\\p{N}{1,3} ){0,3}(?:\\p{N}{1,2} ?yo|${CHILD}|twins|gemel[oa]s|jum(?:eaux|elles)|zwillinge|mother|mum|mom|father|dad|gran|nan|grand(?:mother|father|ma|pa)|${HIJO}|${ENFANT}|${KIND})(?!\\p{L})|(?<!\\p{L})(?:mum|mom|dad|nan|gran|mamá|papá|maman|papa|mamie|papy|mama|oma|opa) (?:is|was|has|had|waits?|waited|lives|está|estaba|tiene|espera|vive|lleva|est|était|a|attend|vit|ist|war|hat|hatte|wartet|lebt|wohnt)(?!\\p{L})`,
  'iu',
)

/** Where people or animals might have come to harm, whether they did or not. */
export const ENDANGERED: readonly string[] = [
  `(?:wheel|lug|wheel's) ?(?:nuts?|bolts?)|wheels? ${WORDS(4)}(?:loose|came off|fell off|wobbl\\p{L}{1,3})|loose wheels?|brakes? ${WORDS(4)}(?:fail(?:ed|ing)?|gave out|went|didn't work|not working|no longer)|no brakes|brake (?:fluid|line|pads?) ${WORDS(4)}(?:leak\\p{L}{0,3}|missing|wrong|loose)|airbags?|seat ?belt ${WORDS(4)}(?:broken|missing|failed)|steering ${WORDS(3)}(?:failed|locked|went)`,
  `sparks? (?:flew|flying|came|coming)|double (?:the )?dos(?:e|age)|wrong dos(?:e|age)|gas (?:leak|escape|smell)|smell(?:ed|t|s)? (?:of )?gas|leaking gas|(?:house|kitchen|car|van|oven|boiler|socket|plug|flat) ${WORDS(3)}(?:on fire|caught fire|burst into flames|sparks|sparking)|live wires?|bare wires?|smoke alarms? ${WORDS(3)}(?:off|missing|disabled|didn't)|fire exit ${WORDS(4)}(?:locked|blocked)|(?:could|would) have (?:killed|died)|(?:a|one|another) (?:day|hour|night|few hours) (?:later|more) ${WORDS(5)}(?:dead|died|gone|lost (?:him|her)|not have made)|life[- ]threatening`,
  `tornillos? (?:de la rueda|de las ruedas)|rueda ${WORDS(4)}(?:suelta|floja|salió|soltó)|(?:tornillos|tuercas|ruedas) (?:\\p{L}{1,9} ){0,2}(?:flojos|sueltos|flojas|sueltas)|(?:sin frenos|frenos? ${WORDS(4)}(?:fall\\p{L}{1,5}|no (?:funciona|responde|frena)\\p{L}{0,3}))|(?:fuga|escape|olor) de gas|ol(?:ía|er|iendo) a gas|(?:salió|salieron|se prendió|prendió|provocó un) (?:ardiendo|fuego|incendio)|incendio|cortocircuito|chispazos?|salt(?:aron|aban) chispas|(?:doble|el doble) (?:de la )?dosis|dosis equivocada|cables? pelados?|(?:un día|una hora|unas horas) más y ${WORDS(6)}(?:contaba|cuenta|muere|moría|muert[oa])|no (?:la|lo) (?:contaba|cuenta)|(?:pudo|podía|podría) (?:haber(?:nos|me|la|lo)? )?(?:matado|muerto|morir|matar(?:nos|me)?)|(?:nos|me|se) (?:podíamos|podía|podríamos|pudimos) (?:haber )?matar?d?o?|entre la vida y la muerte`,
  `(?:écrous?|boulons?) (?:de roues? )?${WORDS(4)}(?:desserrée?s?|mal serrée?s?|manquants?)|roue ${WORDS(4)}(?:desserrée|mal serrée|partie|détachée|perdue)|freins? ${WORDS(4)}(?:lâch\\p{L}{1,3}|défaillants?|hs|ne (?:répond|marche|fonctionn)\\p{L}{1,5})|plus de freins|(?:fuite|odeur) de gaz|incendie|pris feu|court-circuit|étincelles|double dose|mauvais(?:e dose| dosage)|fils? (?:dénudés?|à nu)|(?:un jour|une heure|quelques heures) (?:de plus|plus tard) ${WORDS(6)}(?:mort|morte|mourait|perdu|perdait)|(?:aurait|aurions|aurais) pu (?:y passer|mourir|se tuer|nous tuer|me tuer|être tués?|y rester)|pronostic vital|entre la vie et la mort`,
  `rad(?:schrauben?|muttern?|bolzen)|rad ${WORDS(4)}(?:locker|gelöst|verloren|lose|abgefallen)|bremsen? ${WORDS(5)}(?:versagt\\p{L}{0,2}|ausgefallen|defekt|nicht (?:funktioniert|gebremst|reagiert))|bremsversagen|airbags?|gas(?:leck|geruch|austritt)|nach gas (?:gerochen|riecht|roch|stinkt)|(?:in brand|feuer gefangen|hat es (?:\\p{L}{1,14} ){0,4}gebrannt|kabelbrand|wohnungsbrand|kurzschluss|funken (?:gesprüht|geschlagen|sprühen|sprühten)|(?:doppelte|falsche) dosis|stromschlag)|blanke (?:kabel|drähte)|offene (?:kabel|leitungen)|(?:einen tag|eine stunde|ein paar stunden|stunden) (?:länger|später) ${WORDS(6)}(?:tot|gestorben|nicht überlebt|verloren)|nicht überlebt|hätte\\p{L}? (?:\\p{L}{1,12} ){0,5}(?:tot sein|sterben|ums leben|draufgehen|tödlich)|lebensgefahr|todesangst|dem tod`,
]

/** Authorities, lawyers and their deadlines. */
export const PROCEEDING: readonly string[] = [
  `(?:the )?information commissioner(?:'s office)?|(?:to|with|by) the ico|final (?:deadline|demand|notice)|letter before action|(?:have|given you|you have|got) until ${WORDS(4)}(?:or|before|then|otherwise|after that)|court (?:date|case|order|papers|summons|claim)|take (?:you|this|them) to court|(?:my|our) (?:lawyer|attorney|solicitor|barrister)s?`,
  `aepd|agencia (?:española )?de protección de datos|rgpd|lopd|(?:mand|envi|recib)\\p{L}{1,5} (?:\\p{L}{1,8} ){0,2}burofax|(?:mi|nuestr[oa]|una?) abogad[oa]s?(?! (?:amigo|me recomend))|último plazo|juicio(?! de)|ante (?:el juez|consumo|los tribunales)|en consumo|reclamación (?:a|ante|en|oficial|formal)|vía judicial`,
  `(?:la )?cnil|données de santé|défenseur des droits|(?:mon|notre|une?) avocate?s?(?! (?:crevette|farci|vinaigrette|mûr))|dernier délai|(?:délai|jusqu'au) ${WORDS(4)}(?:sinon|faute de quoi|au-delà)|prud'hommes|conciliateur|médiateur de la consommation|protection juridique`,
  `(?:analyses|résultats?|dossier|ordonnance) d'une? (?:autre|inconnue?)(?: \\p{L}{1,9})?|(?:results?|records?|file|prescription) (?:of|for|belonging to) (?:someone else|another (?:patient|person|customer))|someone else's (?:results?|records?|file|details|data)|(?:resultados?|historial|informe|datos) de otr[ao] (?:persona|paciente|client[ea])|(?:befunde?|daten|akte|ergebnisse|rezept|unterlagen) (?:einer|eines) (?:anderen|fremden) (?:\\p{L}{1,12})`,
  `(?:mein|unser)e?[nrms]? (?:rechts)?anw[aä]lt(?:in|e)?|rechtsanw[aä]lt(?:in)?|(?:letzte |eine )?frist ${WORDS(4)}(?:gesetzt|bis|läuft|verstreich\\p{L}{1,4})|mahnbescheid|gerichtlich\\p{L}{0,2}|landesdatenschutz\\p{L}{0,14}|datenschutzbe(?:hörde|auftragte[rn]?)|dsgvo|schlichtungsstelle|rechtsschutz\\p{L}{0,12}|abmahnung`,
]
