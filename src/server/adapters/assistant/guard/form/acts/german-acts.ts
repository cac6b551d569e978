import { joinLines, longPattern } from '../../text/long-pattern.ts'
import type { SpeechActs } from './speech-acts.ts'

const SOMEBODY = '(?:wir|ich|er|sie|es|man|niemand|keiner|alle|jeder|du|hier|dort)'
const VERB = joinLines`
  (?:ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|kann|konnen|konnte|darf|durfen|soll|
  sollen|muss|mussen|gibt|kommt|bleibt|geht|macht|machen|nimmt|nehmen|benutzt|kauft|kaufen|verkauft|
  verkaufen|zahlt|zahlen|kostet|kosten|schliesst|schliessen|offnet|putzt|putzen|arbeitet|arbeiten|
  lebt|leben|weiss|wissen|will|wollen|stiehlt|trinkt|trinken|schlaft|isst|essen|sagt|sagen|lasst|
  lassen|riecht|stinkt|bringt|bringen|serviert|stammt|gehort|behalt|filmt|filmen|liegt|steht|lauft)
`

export const GERMAN_ACTS: SpeechActs = {
  act: longPattern`
    ^was fur eine?\b|\bgeben uns\b|\bvielleicht sehen wir\b|\bweitergeleitet\b|\bgestort\b|\bsoll\b|\bkostbar\b|\bwichtiger\b|\bwir sehen uns\b|\b(?:hast du|haben sie) recht\b|\bvergnugen\b|\bnotiert\b|\bmocht|\bsprechen (?:\S+ ){0,5}an\b|\bdank|\bfreu|\bgefreut\b|\bfroh\b|\bschon(?:e|en|er|es)?\b,? (?:\S+ )?(?:dass|zu|ruckmeldung|bewertung|worte)|
    \bschon, dass\b|\btoll, dass\b|\bglucklich\b|\behr(?:t|e)\b|\bstolz\b|\bhoff|\bwunsch|\bbis (?:bald|zum|dann|
    demnachst)|\bwiedersehen\b|\bwiederzusehen\b|\bwieder (?:\S+ ){0,3}(?:begruss|willkommen|vorbei|besuch|bei uns|
    fur (?:sie|dich) da)|\bbegruss|\bwillkommen\b|\bgruss|\bnachst|\bgefall|\bgeschmeckt\b|\bwohl(?:gefuhlt|fuhl)|
    \bgut aufgehoben\b|\bbedeute|\bmotiv|\bermutig|\blachel|\blob\b|\bkompliment|\bherzen\b|\bgluckwunsch|
    \bleid\b|\bbedauer|\bentschuldig|\bverzeih|\bschade\b|\btrifft uns\b|\bversteh|\bverstand|\bnachvollzieh|
    \bnachempfind|\bvorstellen\b|\barger|\bunmut\b|\benttausch|\bunannehmlich|\bfrustr|\bmeld|\bwend|\bkontakt|\bverbindung\b|
    \bschreib|\bsprech|\bsprich|\bruf(?:en)? (?:sie )?uns\b|\bsag(?:en|t|st)? (?:\S+ )?uns\b|\berzahl|\bmitteil|\bnachricht|
    \bzweite chance\b|\bweitere (?:chance|gelegenheit)|\bgelegenheit\b|\bnachgehen\b|\bgehen (?:\S+ ){0,3}nach\b|\bklar(?:en|
    ung)\b|\berfahren\b|\bherausfinden\b|\blosung|\banschau|\bschauen (?:\S+ ){0,7}(?:an|darauf)\b|\bpruf|\buberpruf|
    \bweiterhelf|\bhelfen\b|\bnehm(?:en)? (?:\S+ ){0,6}(?:ernst|zu herzen|auf)|\bernst\b|\bweitergeb|\bweitergegeben\b|
    \bgeben (?:\S+ ){0,5}weiter\b|\bim team\b|\bbesprochen\b|\b(?:ihre?[mnrs]?|deine?[mnrs]?|eure?[mnrs]?|diese?[mnrs]?|
    die|den) (?:\S+ ){0,2}(?:ruckmeldung\S*|bewertung\S*|worte\S*|feedback|hinweise?\S*|anmerkung\S*|anregung\S*|
    kritik|besuch\S*|erfahrung\S*|geduld|vertrauen|offenheit|eindruck\S*|sicht)\b|\bverbesser|\bbesser (?:mach|werd|
    annehm)|\banspruch|\berwart|\bbestes\b|\bbemuh|\barbeiten\b|\bwichtig\b|\bam herzen\b|\bsollte?n?\b|\bverdien|
    \bnicht (?:die|das|der|so) (?:\S+ ){0,3}(?:erfahrung|eindruck|anspruch|wie|was)|\bwissen (?:lassen|,? was|,? wie)|
    \bwissen\b|\blern|\bbieten\b|\b(?:parken|warten) kann\b|\b(?:du hast|sie haben) recht\b|
    \bfur (?:sie|dich|euch) da\b|\blieblings|\bkomm(?:en)? (?:sie )?gern
  `,
  courtesy: longPattern`
    \bdank|\bfreu|\bleid\b|\bbedauer|\bentschuldig|\bschade\b|\bverzeih|\bhoff|\bversteh|\bschon, dass\b|\bberuhrt\b|\bwunschen\b|\blob\b
  `,
  joint: /\b(?:und|aber|denn|sondern|doch|oder|weshalb|deshalb|daher)\b/,
  somebody: new RegExp(`^${SOMEBODY}`),
  verb: new RegExp(String.raw`\b(?:${SOMEBODY}|${VERB})\b`),
  start: new RegExp(
    String.raw`^(?:${SOMEBODY}\b|(?:unser\S*|der|die|das|ein\S*|kein\S*|all\S*) (?:\S+ ){0,3}?${VERB}\b)`,
  ),
}
