import { joinLines } from '../../text/long-pattern.ts'
import type { TurnsOfPhrase } from './turns-of-phrase.ts'

const REACH = String.raw`(?:(?!,)\S+ ){0,9}?`
/** What follows a verb that could lead to anything, at the end of what is said. */
const DONE = joinLines`
  (?:weitergegeben|weitergeleitet|besprochen|notiert|gelesen|genommen|aufgenommen|uberpruft|informiert|gesprochen|gehort|gefreut|
  vorgenommen|angesprochen|erfahren|verstanden|geteilt|vermerkt|spass|freude|enttauscht|gelernt|verdient|gesagt|recht|verstandnis|
  gerecht geworden|uns (?:_|notiert)|gebeten|gewunscht|ausgewertet|zum anlass)
`
const TO_DO = joinLines`
  (?:verstehen|nachvollziehen|vorstellen|helfen|weiterhelfen|verbessern|lernen|erwarten|weitergeben|weiterleiten|besprechen|nachgehen|
  prufen|uberprufen|ansprechen|berucksichtigen|arbeiten|tun|bemuhen|mitteilen|achten|nehmen|aufnehmen|entschuldigen|bedanken|erfahren|
  bieten|wissen|klaren|danken|finden|begrussen|sprechen|umgehen|anbieten|sagen|horen|sehen|wiedersehen|verwohnen|uberzeugen|freuen|
  einladen|besser (?:machen|werden)|ermoglichen|beitragen|gerecht werden|anschauen|ausrichten|hinterfragen|fragen|bitten|eingehen|
  kummern|begeistern|unterstutzen|anknupfen|machen konnen|beheben|kontaktieren|reden|_ konnten|gut gemacht)
`
const VERBS = joinLines`
  (?:freuen|bedauern|danken|bedanken|hoffen|verstehen|entschuldigen|bitten|schatzen|nehmen ${REACH}(?:ernst|auf|zu herzen|mit|zum anlass|wahr|an|zur kenntnis)|
  geben ${REACH}(?:weiter|bestes|beste|muhe)|haben ${REACH}${DONE}|hatten ${REACH}(?:spass|freude|zeit|gewunscht|gehofft|verdient)|(?:werden|wurden|mochten|wollen|wollten|konnen|
  konnten|sollten|mussen|durfen) ${REACH}${TO_DO}|(?:wurden|waren) (?:uns|ihnen|dir)|sind (?:_|\+|froh|glucklich|stolz|dankbar|bemuht|bestrebt|jederzeit|gerne|fur sie|
  fur dich|uns (?:bewusst|sicher)|sicher|begeistert|geruhrt|gespannt|da |erleichtert|immer|wir unserem|unserem|hier|ihnen|dir|betroffen|traurig|offen|
  unserem anspruch|stets|erfreut|erreichbar)|wissen ${REACH}(?:wie|zu schatzen|dass)?|arbeiten (?:daran|stets|hart|weiter|an|intensiv|taglich|kontinuierlich|derzeit|bereits|
  jeden|standig)|bemuhen|sehen (?:uns|darin|es|das|dies|ihre|deine|hier|wir)|leiten ${REACH}weiter|sprechen ${REACH}(?:an|daruber|darauf|mit)|schauen ${REACH}(?:an|darauf|genau|
  hin|auf)|prufen|gehen ${REACH}nach|behalten ${REACH}(?:im|hinterkopf|auge|_)|legen (?:\S+ )?wert|laden ${REACH}ein|kummern|tun (?:alles|unser)|setzen (?:alles|uns|wir)|richten ${REACH}
  aus|lernen (?:daraus|gern|dazu|von)|erfahren|horen|stehen (?:ihnen|dir|euch|jederzeit|gerne)|teilen (?:ihre|deine|das|dies)|begrussen|klaren|helfen|besprechen|
  versuchen|gratulieren|melden uns|lesen (?:ihr|dein|so|gern|das|es)|vermissen|verbleiben|blicken|streben)
`
const US_OR_YOU =
  '(?:sie|ihnen|ihr|ihre[mnrs]?|dich|dir|dein\\S*|euch|eure\\S*|uns|es|das|dies\\S*|der|die|den|dem|ein\\S*|hier|da|daran|noch|gerne|sehr|nun)'
const NOT = joinLines`
  (?:zufrieden|klar|fertig|bereit|bezugsfertig|gerecht|so (?:_|\+|war|verlaufen|wie|gut|schon|knusprig|ist)|d(?:ie|as|er|en|em) (?:_|\+|erfahrung\S*|eindruck|anspruch|standard|qualitat|service|was|erlebnis|
  niveau|fall|richtigen|erwartungen|bild)|unser\S* (?:anspruch\S*|standard\S*|erwartung\S*|vorstellung\S*)|ihr\S* (?:erwartung\S*|vorstellung\S*|wunsch\S*)|
  dein\S* (?:erwartung\S*|vorstellung\S*|wunsch\S*)|eur\S* (?:erwartung\S*|vorstellung\S*)|erfullt|erfullen|entspr\S+|uberzeug\S*|gefallen|geschmeckt|
  wohl\S*|passieren|passiert|vorkommen|sein|in ordnung|bieten|erreich\S*|ernst genommen|willkommen|optimal|rund|gelungen|gut|_|\+|wie (?:_|erwartet|
  gewunscht)|immer|ganz|zur verfugung|zogern|umgehen|stehen|geschafft|gelaufen|geklappt|funktioniert|halten|vollstandig|
  wiederholt|zu (?:ihrer|deiner|eurer|unserem|ihren)|das was|was (?:sie|du|wir)|akzeptabel|,)
`
const IS = joinLines`
  (?:_|\+|uns (?:_|\+|ein\S*|sehr|wichtig|immer|eine|bewusst|wertvoll|besonders|stets)|sehr|fur (?:uns|unser\S*)|ein\S* (?:\+|_|freude|vergnugen|ehre|ansporn|grosse\S*|tolle\S*|
  schone\S*|wichtige\S*|gutes|motivation|bestatigung|genuss|kompliment)|wichtig|wertvoll|leid|schade|schon|gut|nicht|das (?:a|schonste|beste|wichtigste|ziel|
  herz|mindeste)|unser\S* (?:ziel|anspruch|_|hochste|lieblings\S*|grosste|wunsch|prioritat)|ihr\S* (?:_|feedback|meinung)|es |sie |dass |immer|ernst|verstandlich|
  argerlich|enttauschend|frustrierend|unangenehm|schwierig|berechtigt|nachvollziehbar|hilfreich|anstrengend|verlaufen|passiert|
  angekommen|gekommen|geworden|gewesen|zufrieden|jederzeit|gerne|froh|glucklich|dankbar|begeistert|bemuht|bestrebt|stolz|geehrt|
  willkommen|da |so |bei|in|mit|an|auf|im|am|zu |zum|alles|auch|nun|wir |gefallen|gut|besprochen|weitergegeben|weitergeleitet|notiert|
  aufgenommen|, |$|und |der |die |das |den |dem |wirklich|entstanden|ihn|genau|stets|rundum|wie |was |ausserordentlich|dir|ihnen|euch|gespannt)
`

export const GERMAN_TURNS: TurnsOfPhrase = {
  passedOver: `sehr wirklich aufrichtig ganz besonders vielmals herzlich auch immer stets naturlich selbstverstandlich leider
    ausdrucklich ausserordentlich unglaublich vollkommen vollig absolut sicherlich durchaus riesig umso gerne gern`,
  things: `kasse theke technik techniker technikern schwester pfleger pflegerin sitzung konzert klang abrechnung datum ankunft anreise abreise regel regeln fahrt reise halle wand abteilung klimaanlage verlasslichkeit lernen lehrer lehrern kurs kurse unterricht training fuhrung
    tour altstadt aufenthalt aufenthalts zimmer zimmern hotel bett betten bad dusche sauberkeit fruhstuck essen speisen gericht
    gerichte kuche restaurant tisch terrasse karte speisekarte preis preise preisen getrank getranke kaffee wein bier dessert
    service bedienung personal team mitarbeiter mitarbeitern kellner empfang rezeption lage aussicht pool parkplatz parken wlan
    verbindung buchung reservierung bestellung lieferung paket produkt produkte artikel grosse qualitat menge portion portionen
    wartezeit wartezeiten zeit anruf anrufe telefon termin termine behandlung untersuchung beratung praxis reparatur auto fahrzeug
    werkstatt laden geschaft filiale seite einkauf versand flug sitz sitze sitzplatz crew kabine gepack bus zug fahrer guide
    ausflug friseur schnitt haarschnitt frisur manikure massage bild bilder bildern foto fotos hochzeit geburtstag feier anlass
    familie kinder hund katze tier wohnung umzug bearbeitung anliegen kommunikation information informationen
    erklarung schwierigkeit schwierigkeiten saison moment momente detail details schnelligkeit zuverlassigkeit punktlichkeit vorschlag losung
    antwort leitung gesprach gesprache musik lautstarke atmosphare ambiente einrichtung look hinterkopf umstande umstanden
    gast gaste gasten kunde kunden kundinnen patienten besucher reinigung reinigungsteam herausforderung rauch rauchgeruch
    zusammenarbeit thema lieblinge mal`,
  pivot: new RegExp(
    joinLines`
      (?<= )(?:wir|ich|man|er|niemand\S*|keiner|jeder|alle|allen|viele|leute|kunden|gaste|gasten|freunde|freunden|andere\S*|anderswo|ist|
      sind|war|waren|wird|wurde|wurden|nicht|kein\S*|nie|niemals|nichts|ohne|weder|besser\S*|schlechter\S*|mehr|weniger|nur|statt|als|wenn|weil|
      wer|bitte|selten|manchmal|oft|letzt\S*|vorig\S*|vergangene\S*|meist\S*|kaum|zu|hat|hatte|kann|konnte|soll|sollte|muss|darf|mag)(?= )|
      (?<=^ |, |und |bitte )\p{L}+en sie(?= )|
      (?<=^ |bitte |, |und )(?:melde|schreib\S*|komm|ruf|sag|geh|bleib|nimm|gib|bring|zahl\S*|kauf|lass|such|frag|empfiehl|erzahl\S*|schick\S*|mach)(?= )
    `,
    'gu',
  ),
  known: new RegExp(
    joinLines`
      wir ${VERBS}|${VERBS}|was hatten wir (?:besser|anders)|wir wunschen (?:ihnen|dir|euch|ihrer|deiner|ihrem|viel|ein\S*|uns )|wunschen wir (?:ihnen|dir|euch|uns)|(?:ihr\S*|dein\S*|beim) letzte[nrm]? (?:besuch|aufenthalt|mal)|${VERBS} wir|(?:damit|dass|was|wie|wenn|wo|woran|die|das|den|der|bevor|ob) wir (?:${US_OR_YOU} )*(?:\S+ ){0,6}?(?:konnen|konnten|mochten|
      wollen|durfen|haben|hatten|werden|wissen|lernen|anstreben|erwarten|bieten|finden|verbessern|erfahren|sind|mussen|sollten|legen|stehen|verstehen|
      helfen|machen|tun|setzen|freuen|_|klaren|prufen)|, wir|und wir|
      nicht ${NOT}|(?:sie|du|ihr|es|das|dies) (?:\S+ ){0,4}nicht (?=, |$)|kein\S* (?:_|\+|zufall|frage|selbstverstandlichkeit|muhe|zweifel|gute\S*|wunsche)|nichts (?:von uns gehort|mehr als|schoneres|lieber)|
      wurden (?:uns|wissen|erfahren|sie|gern|\S+ \S+ (?:wissen|freuen))|(?:ist|sind|war|waren|wird|wurde|wurden|hat|hatte|kann|konnte|soll|sollte|muss|darf) ${IS}|
      (?:\S+ ){1,3}(?:ist|sind|war|waren|hat|hatte|kann|wurde|wurden|sollte|soll|konnte|muss|darf)(?= ,| $| und)|(?:sie|ihnen|dir|uns|es|das|_|\+|was|so|leid|gelungen|gefallen|geschmeckt) (?:ist|war|waren|sind|hat|wird)|
      jeder \S+ sollte|sollte sich (?:bei uns )?(?:willkommen|wohl)|jeder (?:gast|besucher|kunde|_|besuch|einzelne|tag|patient|kommentar)|(?:in|aus|mit|bei) jeder|alle (?:_|\+|gaste|unsere|kollegen|beteiligten|ihre|fragen|im team|details)|
      (?:fur|uns|von uns|an|mit|bei) allen?|allen? (?:_|unseren|gasten)|
      (?:unsere[nr]?|alle|den|ihre|deine|fur|die|jeden|stamm|der|als|liebe) (?:\S+ )?(?:kunden|gaste|gasten|freunde|freunden)|(?:kunden|gaste|gasten|freunde|freunden) (?:_|, |$|
      bieten|und|erleben|stets|wie|nicht umgehen|mehr)|viele (?:\+|_|jahre|grusse|schone\S*|weitere|weiter)|(?:noch|so) viele|vielen|
      (?:es|noch|etwas|beim nachsten mal|besuch|uns zu|in zukunft|kunftig|zukunftig|viel|deutlich|anrufe|uns) besser\S*|besser\S* (?:zu|machen|werden|umstanden|annehmen|
      verstehen|_|erfahrung|erlebnis|mach\S*|, |$|gefallt|tag|bieten)|
      mehr (?:erfahren|uber|als (?:nur |_|\+)?|zu|dazu|_|\+|bekommen|, |$|konnen|wissen)|(?:noch|umso|nichts|viel|gerne|gasten|keine _|nicht) mehr|nur (?:zu gut|_)|als (?:nur|_|\+|team|wir es|gast|sie|du|erwartet|
      unser|bestatigung|ansporn|familie)|andere\S* (?:mal|tour|gelegenheit|meinung)|
      wenn (?:d(?:ie|er|as) _|sie|du|ihr|es|wir|_|etwas|uns|gaste|ein\S*)|weil (?:_|sie|du)|wer (?:_|uns)|
      bitte (?:senden|entschuldig\S+|verzeih\S+|melde\S*|setz\S+|schreib\S*|wend\S+|kontaktier\S+|sprech\S+|sprich|schick\S+|versuch\S+|ruf\S*|lass\S* (?:sie )?(?:uns|es)|geb\S+ (?:sie )?uns|gib uns|teil\S+|
      nehm\S+|nimm|komm\S*|erzahl\S*|sag\S* (?:sie )?uns|zog\S+)|(?:wir|und|um|,|dafur|daher) bitten?|bitte (?:bei|direkt|um|uns|jederzeit|noch|mit)|
      (?:bitte |^ |, |und )(?:senden|entschuldigen|verzeihen|melden|setzen|schreiben|wenden|kontaktieren|sprechen|schicken|versuchen|rufen|lassen|geben|teilen|nehmen|kommen|erzahlen|sagen|konnen|haben|hatten|
      bitten|mogen|geniessen|schauen|besuchen|fuhlen|wurden|mochten|waren|sind|freuen|zogern) sie|
      (?:melde dich|schreib\S* uns|komm gern\S*|komm (?:bald|wieder|vorbei|jederzeit)|ruf uns|sag uns|gib uns|gib (?:ihm|ihr)|bleib (?:gesund|uns)|schick\S* uns|lass (?:es )?uns|erzahl\S* uns|komm)|
      zu (?:_|\+|\p{L}+e?n|sein|tun|einem\S*|den|der|dem|unser\S*|ihr\S*|uns|dein\S*|eur\S*|stosszeiten|jeder|horen|lang\S*|spat|herzen|verbringen|dir|euch|konnen|ihnen)|
      (?:^|man|kann) man|man (?:_|niemandem|in|sich|kann|hier)|wunscht man niemandem|
      (?:dass|damit|und|hoffen|was) er|er (?:_|\+|ist|sich|war|gefallt)|wir uns|(?:oft|selten) (?:horen|_)|nie (?:_)|(?:sie|du|ihr) (?:\S+ ){0,3}(?:hatte|konnte)|es kaum erwarten|kaum erwarten|statt(?:en|finden)
    `,
    'gu',
  ),
  brought: `
    hause zuhause strasse nebenan halb* doppelt* dreifach dutzend hundert* tausend* million sechs sieben acht neun zehn morgen gestern montag dienstag mittwoch
    donnerstag freitag samstag sonntag januar februar marz april mai juni juli august september oktober november dezember winter herbst fruhling
    schlecht* schlimm* schmutzig* dreckig* kalt* langsam* teuer* teure* billig* kaputt* alt alte alten laut* unfreundlich* geld zahlt zahlen zahlte* kost* konto
    kartennummer nummer fehler* schuld* gesundheit krank* frau frauen mann manner auslander* betrunken* faul* diebstahl gestohlen trinkgeld
    vortag* gefahr* vater sohn tochter kind nachbar*
  `,
}
