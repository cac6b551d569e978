import { joinLines } from '../../text/long-pattern.ts'
import type { Moods } from './moods.ts'

export const ENGLISH_MOODS: Moods = {
  glad: joinLines`
    glad|happy|pleased|delighted|thrilled|overjoyed|proud|pride|love|forward|committed|strive|aim|honou?red|excited|eager|wish|hope|
    want|great|good|wonderful|lovely|enjoy(?:ed)?|thank our|celebrate|best|dedicated|pleasure|joy|smile|like|continue|
    work|working|welcome
  `,
  sour: joinLines`
    disappoint\S*|frustrat\S*|upset\S*|annoy\S*|wait|waits|waiting|delay\S*|troubl\S*|problems?|issues?|inconvenien\S*|unhappy|
    unpleasant\S*|difficult\S*|hassle|letdown|let you down|fell short|fall short|falling short|missed|confus\S*|complain\S*|
    regret\S*|stress\S*|worr\S*|dissatisf\S*|lack\S*|wrong|leave us|leaving|rushed|cramped|crowded|unfair|unacceptable|fail\S*
  `,
  bridge: joinLines`
    resolv\S*|improv\S*|address\S*|prevent\S*|avoid\S*|reduc\S*|discuss\S*|talk|hear (?:from|more|about)|look|learn|understand\S*|make|making it|fix\S*|put|
    shar\S*|bring\S*|tell\S*|letting|report\S*|not|find\S*|despite|but|sorry|apologi\S*|feedback|comments?|patience|better|seriously|
    to know|know|reach|contact|pass\S*|help|shorter|less|what went|spend|can not|while|about your|on
  `,
  unwelcome: joinLines`
    (?:sorry|regret|sad|saddened|apologi\S+) (?:(?:that|for|to) )*(?:you (?:came|visited|chose|stayed|enjoyed|liked|loved|returned|are back|
    joined|trusted|like|love|enjoy|come)|(?:see|seeing|welcome|welcoming|host|hosting|meet|meeting|serve|serving|have|having) (?:_ )?you|your (?:visit|
    stay|presence|business|trust|choice|kind words)(?= $| ,| and)|(?:we|i) (?:welcomed|met|served|hosted|are here|love|hope))|you (?:\S+ )?(?:are|were|seem) (?:\S+ ){0,2}(?:difficult|hard|unfair|unpleasant|person|problem|wrong)
  `,
  prying: joinLines`
    (?:send|share|give|tell|provide|email|leave|write|bring|with)\S* (?:\S+ ){0,6}?(?:account|address|card|data|password|passport|birth|
    bank|login|identity|code|signature)
  `,
}

export const SPANISH_MOODS: Moods = {
  glad: joinLines`
    alegra\S*|alegria|encanta\S*|feli(?:z|ces)|content\S*|placer|orgull\S*|ilusion\S*|complace\S*|esperamos|deseamos|trabaja\S*|buscamos|
    esfor\S+|esfuerza\S*|queremos|gusta\S*|celebramos|seguir\S*|disfrut\S*
  `,
  sour: joinLines`
    malestar|decepcion\S*|frustra\S*|molest\S*|inconvenient\S*|espera|retrasos?|demoras?|enfado|problemas?|quejas?|disgust\S*|insatisf\S*|
    incomod\S*|preocupa\S*|falta|dificult\S*|mal|pena|fallo|fallos|descuid\S*
  `,
  bridge: joinLines`
    resolver\S*|solucion\S*|mejor\S*|evitar\S*|reducir|paciencia|contar\S*|compart\S*|comunic\S*|inform\S*|hac\S*|senal\S*|explic\S*|tras|pese|
    sentimos|lamentamos|disculp\S*|entend\S*|comprend\S*|pero|no|dej\S*|aclarar|aunque|saber que|opinion|comentario|corregir\S*|hablar\S*
  `,
  unwelcome: joinLines`
    (?:sentimos|lamentamos|siento) (?:que )?(?:ver(?:te|le|os)|recibir\S*|(?:tu|su|vuestra) (?:visita|presencia|confianza|eleccion)(?= $| ,| y)|(?:hayas|haya) venido|
    vinier\S*|vengas|nos (?:visit|elig|eleg)\S*|disfrut\S*|te (?:gust|encant)\S*|volver a)|(?:eres|es usted|sois) (?:una? )?(?:persona|dificil\S*|cliente|problema|complicad\S*)
  `,
  prying: joinLines`
    (?:envi\S*|mand\S*|dej\S*|d[ae]nos|facilit\S*|comparte\S*|escrib\S*|indic\S*) (?:\S+ ){0,6}?(?:cuenta|tarjeta|direccion|contrasena|pasaporte|nacimiento|banco|
    identidad|clave|firma|domicilio)
  `,
}

export const FRENCH_MOODS: Moods = {
  glad: joinLines`
    ravi\S*|heureux|heureuse|content|contents|enchant\S*|plaisir|fiers?|fierte|hate|esperons|souhaitons|cherchons|efforcons|travaillons|
    aimons|rejoui\S*|joie|bonheur|appreci\S*|plu|plaise|voulons|visons
  `,
  sour: joinLines`
    deception\S*|decu\S*|decevoir|frustr\S*|gene|desagre\S*|attente|retards?|mecontent\S*|agacement|colere|problemes?|manque\S*|difficult\S*|
    insatisf\S*|inconfort|inquiet\S*|peine|malaise|contrari\S*|penible
  `,
  bridge: joinLines`
    resoudre|amelior\S*|eviter|remedier|trouver|faire|regler|reduire|compren\S*|desole\S*|regrett\S*|excus\S*|navre\S*|mais|malgre|
    pas|ne|n|parler|discuter|patience|avoir|repondre|savoir
  `,
  unwelcome: joinLines`
    regrettons votre _(?= $| ,| et)|(?:regrettons|desole\S*|navre\S*) (?:de |pour |que |d )*(?:(?:votre|ta) (?:venue|confiance|passage)(?= $| ,| et)|vous (?:voir|revoir|accueillir|recevoir|
    servir)|vous (?:ayez|avez|soyez) (?:choisi|visite|aime|apprecie|venu\S*))|vous etes (?:une? )?(?:personne|difficile\S*|client\S*|probleme)
  `,
  prying: joinLines`
    (?:envo\S*|laiss\S*|donn\S*|communiqu\S*|partag\S*|indiqu\S*|transmett\S*|contact\S*) (?:\S+ ){0,6}?(?:compte|adresse|carte|coordonnees|passe|passeport|naissance|banque|
    identite|code|domicile)
  `,
}

export const GERMAN_MOODS: Moods = {
  glad: joinLines`
    freu\S*|froh|glucklich|stolz|begeistert|hoffen|wunschen|bemuh\S*|arbeiten|streben|lieben|geniessen|schon|toll|wollen|mochten|spass|freude
  `,
  sour: joinLines`
    arger\S*|enttausch\S*|frust\S*|unmut|unannehm\S*|wartezeit\S*|warten|verspat\S*|verzoger\S*|problem\S*|schwer\S*|schwierig\S*|
    beschwer\S*|unzufrieden\S*|stress\S*|mangel\S*|leid|verargert|unwohl
  `,
  bridge: joinLines`
    losen|losung\S*|verbesser\S*|vermeid\S*|helfen|klar\S*|hinweis\S*|ruckmeldung\S*|geduld|versteh\S*|verstand\S*|leid|bedauern|entschuldig\S*|
    aber|doch|nicht|kein\S*|trotz\S*|offen\S*|daran|besser\S*|mitteil\S*|bescheid|verkurz\S*|nachgehen|wissen|erfahren|feedback
  `,
  unwelcome: joinLines`
    (?:leid|bedauern|schade) (?:, )?(?:dass )?(?:sie uns _ haben|sie uns (?:besucht|gewahlt|gefunden|vertraut|empfohlen)|du uns (?:besucht|gewahlt|gefunden)|(?:ihren|deinen) besuch|
    (?:ihnen|dir) (?:(?!nicht |kein)\S+ ){0,4}(?:gefallen|geschmeckt)|sie (?:wieder|bei uns) (?:zu|begrussen))|(?:sie|du|ihr) (?:\S+ ){0,3}(?:schwierig\S*|anstrengend\S*|unangenehm\S*|schwer\S*|problem) (?:\S+ )?(?:sind|bist|seid)|(?:sie sind|du bist) (?:ein\S* )?(?:schwierig\S*|anstrengend\S*|unangenehm\S*|problem)
  `,
  prying: joinLines`
    (?:send\S*|schick\S*|teil\S*|geb\S*|gib|nenn\S*|hinterlass\S*|schreib\S*) (?:\S+ ){0,7}?(?:konto\S*|karte\S*|adresse|anschrift|passwort|ausweis\S*|geburtsdatum|bank\S*|daten|
    kennwort|personlichen angaben)
  `,
}
