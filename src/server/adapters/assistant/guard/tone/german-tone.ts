import { joinLines } from '../text/long-pattern.ts'
import type { ToneOfVoice } from './tone-of-voice.ts'

const LIKE = '(?:leute|menschen|gaste|kunden|kundinnen|personen|jemand|gast|patienten|solche)'
const SAID =
  '(?:bewertung(?:en)?|meinung(?:en)?|kommentare?|worte|beschwerden?|kritik|nachricht(?:en)?|ansicht(?:en)?|geschichten?|probleme?|geschmack|rezension)'
const CONTEMPT = joinLines`
  (?:wertlos|nutzlos|unwichtig|lacherlich|albern|unsinn|quatsch|blodsinn|gelogen|falsch|erfunden|egal|langweilig|
  kindisch|ubertrieben|vergessen|ignoriert|geloscht|ein witz|ein scherz|nicht (?:wichtig|wahr|von belang)|
  ohne (?:belang|bedeutung)|ihr problem|dein problem|nichts wert|interessier\w+ (?:uns |hier )?(?:nicht|niemanden))
`
const SHOULD = joinLines`
  (?:\b(?:sie|du) (?:sollten|solltest|mussen|musst|konnen|kannst|konnten|konntest|durfen|darfst|hatten|
  hattest) (?:\S+ ){0,5}?|\b(?:raten|empfehlen|bitten|legen) (?:wir )?(?:ihnen|dir|sie|dich)[^.]{0,30}? |
  \bvielleicht (?:sollten|konnten) sie (?:\S+ ){0,5}?|^|[,;:] |\bund |\bbitte |\bdann |\bdoch )
`

export const GERMAN_TONE: ToneOfVoice = {
  reader: [
    String.raw`\b(?:sie sind|sind sie|du bist|bist du|ihr seid|sie waren|waren sie|du warst|sie wirken|du wirkst|sie scheinen|sie bleiben|sie klingen)`,
    joinLines`
      (?<!\b(?:gefuhl|eindruck|fuhlten|gefuhlt)[ ,]+(?:dass )?)\b(?:sie|du|ihr) TRAIT (?:sind|bist|seid|waren|warst|
      wirken|scheinen)
    `,
    String.raw`\b(?:ihre?|deine?) (?:familie|mann|frau|geschmack|benehmen|verhalten|leben|hund|art) (?:ist|war|wirkt|lasst)`,
  ],
  filler:
    'eine?[rnsm]?|der|die|das|einer von|sehr|so|zu|einfach|offenbar|offensichtlich|wirklich|ziemlich|immer|nur|person|gast|kunde|kundin|mensch|etwas|ein wenig|wohl|eben|halt|uns|doch|nicht|kein\\w*|ja|viel',
  traits: joinLines`
    dumm\w*|blod\w*|unwissend\w*|ahnungslos\w*|lacherlich\w*|erbarmlich\w*|unhoflich\w*|frech\w*|arrogant\w*|
    verwohnt\w*|kleinlich\w*|pingelig\w*|kindisch\w*|unreif\w*|schwierig\w*|anspruchsvoll\w*|ungeduldig\w*|
    hysterisch\w*|empfindlich\w*|dramatisch\w*|
    verbittert\w*|neidisch\w*|geizig\w*|undankbar\w*|egoistisch\w*|verruckt\w*|betrunken\w*|naiv\w*|norgler\w*|
    lugner\w*|unehrlich\w*|troll|niemand|nervensage|(?:ein )?problem|zumutung|witzfigur|im irrtum|im unrecht|
    hasslich\w*|unertraglich\w*|unmoglich\w*|anstrengend\w*|
    unangenehm\w*|hoffnungslos\w*|wehleidig\w*|unerwunscht\w*|schwer zufrieden\w*|leicht zu(?:frieden)?\w*|genugsam\w*|
    experte|expertin|besserwisser\w*|schuld|allein|unverschamt\w*|peinlich\w*|mimose|meckerer|langweilig\w*
  `,
  felt: `enttauscht enttauschte verargert genervt ignoriert unzufrieden betrogen abgezockt beschwert geargert gestort schlecht vergessen verloren reklamiert storniert abgelehnt schlimm falsch aerger arger`,
  belittling: joinLines`
    \b(?:ihre?[nrms]?|deine?[nrms]?) (?:\S+ )?(?:unwissenheit|ignoranz|arroganz|dummheit|unhoflichkeit|
    schlechte[nrs]? (?:laune|manieren|geschmack|benehmen|erziehung)|gemecker|gejammer|genorgel|theater|mangel an|
    fehlende[nrs]? (?:manieren|geduld|geschmack|humor|respekt)|lugen|fantasie|phantasie|eigene[rn]? (?:schuld|fehler)|
    angebliche\w*|sogenannte\w*)|
    \b(?:ihre?|deine?) (?:\S+ )?${SAID} (?:\S+ )?(?:ist|sind|war|waren|wird|werden|bleibt|bedeutet|
    scheint)\s?(?:\S+ ){0,4}?${CONTEMPT}\b|\b(?:ihre?|deine?) ${SAID} interessier\w+|\b(?:ihre?|deine?) (?:kleine?|
    alberne?|lacherliche?|angebliche?|sogenannte?|lustige?|nette kleine) ${SAID}|
    \b${LIKE} wie (?:sie|du|ihnen|dir) (?:\S+ ){0,4}?(?:nie|nicht|kein\w*|niemand|immer|schwierig|probleme?|
    beschwer\w*|meckern|satt|zu viel)\b|\b(?:satt|genug von|ohne|weniger|keine|niemand\w*|
    fur) (?:\S+ ){0,2}${LIKE} wie (?:sie|dich|ihnen|dir)\b|
    \b(?:ihrer|deiner) (?:art|sorte|klasse|gute)\b|\b(?:selbst|sogar) (?:sie|du|ihnen|dir) (?:konnen|kannst|sollten|
    mussten|verdienen|versteh\w+|begreif\w+|auffallen|einleuchten)|\bmehr als sie verdienen\b|\bsie (?:verstehen|
    wissen|kennen|begreifen) (?:\S+ )?(?:nichts|nicht|gar nichts|es nicht)|
    \b(?:sie|du) (?:haben|hast) (?:\S+ )?(?:keine ahnung|keinen geschmack|keine manieren|es nicht (?:besser )?verdient|
    es verdient|nichts (?:besseres )?verdient)|\b(?:sie verdienen|verdienen sie|du verdienst|verdienst du) (?:genau |
    nur |auch )?(?:diese?[nrms]?|das|es|jene\w*|nichts|kein\w*|solche\w*|den|die|dem)\b(?! (?:beste|best|hochst|gleich|
    volle))|
    \bgeschieht (?:ihnen|dir) recht\b|\b(?:gut|schon gut) genug fur (?:sie|dich|unsere|leute)|\breicht fur (?:sie|dich|
    leute)|\b(?:schatzen|mogen|lieben) (?:\S+ ){0,5}mehr als (?:sie|ihre|dich|deine)\b|\b(?:bessere|richtige|nettere|
    echte) (?:gaste|kunden)\b|\b(?:sie jammern|sie meckern|sie norgeln|sie ubertreiben|du ubertreibst)\b|
    \bzeit verschwenden\b|
    \bhoff\w*,? (?:\S+ ){0,8}?(?:besser gelaunt|bessere[rn]? laune|ihre? (?:laune|stimmung|charakter|manieren)|
    auf ihrem niveau|mit sich (?:selbst )?)\b|\bnicht (?:fur|jedermanns) (?:alle|jeden|jede|sie|sache)\b|
    \bnicht (?:jeder|jede|alle) (?:kann|konnen|weiss|versteht|verstehen)\b|\bjeder (?:\S+ )?(?:geniesst|isst|versteht|
    macht),? (?:was|so gut) er kann\b|\b(?:so wenig|weniger) (?:\S+ )?(?:reicht|genugt)\b|
    \bnicht viel (?:\S+ )?(?:erwarten|erwartet|verlangen)\b
  `,
  doubting: joinLines`
    \b(?:sie|du) (?:behaupten|behauptest|lugen|lugst|erfinden|ubertreiben|bilden sich|erzahlen marchen)\b|
    \b(?:angeblich|sogenannt|vermeintlich)\w*|\b(?:erfunden|ausgedacht|eingebildet|gelogen|ertraumt)\b|
    \bglauben (?:wir )?(?:ihnen|dir|das|davon|kein) (?:\S+ )?(?:nicht|nichts|wort|kaum)|\bkein wort\b|
    \bschwer zu glauben\b|
    \b(?:bezweifeln|zweifeln)\b|\bwer (?:bezahlt|hat) (?:sie|dich|ihnen) (?:dafur|bezahlt)|\b(?:gefalschte?|bezahlte?|
    falsche) (?:bewertung|rezension)|\bdie wahrheit\b|\b(?:wirklich|uberhaupt|jemals) (?:bei uns|hier) (?:waren|
    gewesen)|\bnie (?:bei uns|hier) (?:waren|gewesen)|\bkonkurren\w+|\bfantasie\b|\bmarchen\b
  `,
  ordering: joinLines`
    ${SHOULD}(?:\w+en sie|geh|bleib|such|probier|iss|koch|lern|denk|lies|schweig|halt|spar|sei|hor|
    zahl)(?: sich| dich)? (?:\S+ ){0,4}?
    (?:woanders\w*|anderswo\w*|zu hause|daheim|weg|fern|nach hause|andere[nrs]? (?:restaurant|hotel|lokal|haus|laden|
    praxis|werkstatt)|selber|
    den mund|fur sich|dankbar\w*|froh|zufrieden mit|erwachsen|zusammen|manieren|benehmen|nach, bevor|erst (?:einmal |
    mal )?nach|auf zu|auf mit)\b|
    ${SHOULD}(?:lieber )?(?:woanders|anderswo|(?:zu hause|daheim) (?:bleiben|essen|kochen)|(?:zu kochen|
    benehmen) lernen|dankbar sein|schweigen|
    horen sie auf|hor auf|kommen sie (?:nicht|nie|bloss|lieber|erst)|komm (?:nicht|nie)|beschweren sie sich (?:nicht|
    woanders)|
    lassen sie uns in ruhe)|\b(?:sind|bist|seid) (?:\S+ ){0,3}?nicht (?:mehr )?willkommen\b|
    \bnicht mehr willkommen (?:sind|bist)\b|
    \bniemand (?:hat|zwingt|zwang|halt) (?:sie|dich)\b|\bhausverbot\b
  `,
  threatening: joinLines`
    \b(?:sie werden|du wirst|werden sie|wirst du) (?:\S+ ){0,3}?(?:bereuen|bussen|noch sehen|von (?:uns|unserem|
    unseren) (?:\S+ )?horen|leid tun|schon sehen)|\bwir wissen,? (?:wo|wer)\b|\bwir (?:kennen|haben|merken uns|
    behalten|speichern|vergessen) (?:\S+ ){0,2}(?:ihr\w*|dein\w*) (?:\S+ )?(?:namen?|gesicht|adresse|kennzeichen|haus|
    familie|nummer|auto|wohnung)|
    \banw(?:a|ä)lt\w*|\banwalt\w*|\bgericht(?:e|s|lich\w*)?\b(?! (?:hat|war|waren|schmeck|geschmeckt|gefallen|nicht))|
    \bverklagen\b|\bklage (?:einreichen|erheben)|\bstrafanzeige\b|\banzeig(?:e|en) (?:erstatten|sie)|
    \brechtliche\w* schritte\b|\bjuristisch\w*|\bverleumd\w+|\bruf(?:mord|schadigung)|\bkonsequenzen\b|
    \bfolgen haben\b|\bpassen sie auf\b|\bpass auf\b|\bseien sie vorsichtig\b|
    \bwir (?:finden|beobachten|verfolgen) (?:sie|dich|heraus)\b|\bschwarze liste\b|\bgesperrt\b|
    \bbeim nachsten mal (?:werden sie|wirst du)
  `,
  mocking: joinLines`
    \bwie (?:\S+ )?(?:mutig|tapfer|originell|witzig|lustig|suss|niedlich|edel|dramatisch|tragisch|typisch|schlau|klug|
    clever|heldenhaft|beeindruckend)\b|\bwas fur ein\w* (?:held\w*|genie|experte?n?|expertin|kenner\w*|drama|tragodie|
    leistung|fantasie|geschichte|talent|feiner gaumen|gaumen|leben)|\b(?:sie|du) arme\w*|\barme (?:dana|sie)\b|
    \b(?:danke|dank|dankbar|danken)(?: ihnen| dir)?,? (?:\S+ )?(?:fur|dass)? ?(?:\S+ )?(?:\S+ )?(?:belehrung\w*|
    lektion\w*|weisheit\w*|nachhilfe|aufklarung|expertise|abwesenheit|schweigen|nichts|unterhaltung|lacher|witz|gehen|
    gegangen sind|wegbleiben|nicht (?:wieder)?kommen|fachwissen|fachkundige\w*)\b|\bzum (?:lachen|totlachen|weinen|
    schmunzeln)\b|
    \bwir weinen\b|\bnetter versuch\b|\bausnahmsweise\b|\bendlich (?:ein|ein gut|haben sie|sagen sie|jemand|etwas)\w*|
    \bguter versuch\b|\bbringt uns zum\b|\bein herz fur\b|\bda kommen uns die tranen\b
  `,
  gloating: joinLines`
    \b(?:freu\w*|froh|erleichtert|glucklich|schon|gut|besser|hoff\w*|gluck|ruhiger) (?:\S+ ){0,6}?(?:ohne (?:sie|dich)|
    (?:ihre?|deine?) (?:abwesenheit|schweigen|abreise|ruhe)|(?:nicht|nie|nie mehr) (?:mehr |wieder )?(?:zu sehen|
    wieder\w*|sehen|begrussen|kommen)|los (?:zu sein|sind)|(?:gegangen|weg|fort) (?:sind|bist)|
    trotzdem (?:\S+ )?(?:bezahlt|gezahlt))|\bwir werden (?:sie|dich) nicht vermissen\b|\bauf (?:ihre|deine) kosten\b|
    \bauf nimmerwiedersehen\b|\bist uns (?:\S+ )?(?:egal|gleichgultig|gleich)\b|\b(?:wichtig\w*|zahlt|interessiert|
    schatzen|bedeutet) (?:\S+ ){0,6}?(?:ihr\w*|dein\w*) (?:geld\w*|einkauf|kauf|zahlung|rechnung|trinkgeld|
    portemonnaie|umsatz)\b|
    \b(?:ihr|dein) (?:geld|einkauf|portemonnaie|kauf|umsatz) (?:ist|war|bleibt|zahlt|bedeutet|freut)\b
  `,
  intruding: joinLines`
    \b(?:teil\w*|erzahl\w*|zeig\w*|geb\w*|schick\w*|send\w*|informier\w*|leit\w*|lesen|besprech\w*|
    berichte\w*) (?:\S+ ){0,6}?(?:mit |an |von )?(?:(?:ihre?[nrm]?|deine?[nrm]?) (?:familie|freunde\w*|eltern|mutter|
    mann|frau|partner\w*|kinder\w*|chef\w*|arbeitgeber|kollegen|nachbarn)|(?:der |die )?presse|aller welt|
    der offentlichkeit|allen (?:gasten|kunden)|anderen (?:gasten|kunden|patienten)|andere (?:gaste|kunden))\b|
    \bbei einem (?:\S+ )?(?:bier|drink|glas|glaschen)\b|\b(?:sie|dich) (?:\S+ )?(?:nachts|bei nacht|in der nacht|
    zu hause|daheim|im bett|in unseren armen|in unseren handen|allein|nackt) (?:\S+ )?(?:zu )?(?:sehen|treffen|haben|
    besuchen|wiedersehen|empfangen|begrussen)|\b(?:ihr|dein) (?:korper|figur|haut)\b|\bsexy\b
  `,
  scorning: joinLines`
    \bgluckwunsch\w*|\bgratul\w+|\bbravo\b|\bgut gemacht\b|\bhut ab\b|\bchapeau\b|\bapplaus\b|\bprost\b|
    \bstossen (?:\S+ ){0,3}an\b|\blach(?:en|t|ten|er)\b|\bgelacht\b|\bschmunzel\w*|\bamus\w+|\bunterhaltsam\w*|
    \bunterhalten (?:uns|hat)\b|\bwitz\w*|\blustig\w*|\bpopcorn\b|\beingerahmt\b|\beinrahmen\b|\bfeier\w* (?:ihre|
    deine|das|diese)\b|\b(?:arbeiten|hoffen|wunschen|freuen|sorgen|mochten|wollen|
    gerne)[ ,]+(?:\S+ ){0,9}?(?:mehr zeit|mehr geld|langer|mehr davon) (?:\S+ )?(?:bei|mit|zu|auf|warten|hier|von)\b|
    \bgewohnen sich\b|\bgern(?:e)? (?:ihre|deine) (?:beschwerde|kritik) gelesen|\b(?:lieben|genossen|
    geniessen) (?:ihre|deine) (?:beschwerde|kritik|enttauschung|arger|wut)|\bwerden sie (?:uns )?(?:gut )?merken\b|
    \b(?:so|genauso|ebenso) [^\s,]+ wie (?:sie|du) (?:unser\w*|uns|mit uns|zu uns)\b|\b(?:vergnugen|freude|freu\w*|
    schon|gern(?:e)?)[ ,]+(?:\S+ ){0,3}?(?:sie|dich) (?:\S+ )?(?:warten zu lassen|gehen zu sehen|warten gelassen|
    gehen zu lassen)\b
  `,
}
