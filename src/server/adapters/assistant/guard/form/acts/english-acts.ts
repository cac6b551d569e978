import { joinLines, longPattern } from '../../text/long-pattern.ts'
import type { SpeechActs } from './speech-acts.ts'

const SOMEBODY = '(?:we|i|he|she|they|you|it|there|this|that|nobody|no one|everyone|everybody|people|who|which)'
const VERB = joinLines`
  (?:is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|will|would|can|could|cannot|can't|do|
  does|did|don't|doesn't|didn't|must|should|may|might|won't|comes|came|goes|went|gets|got|makes|
  takes|took|serves|served|uses|used|buys|bought|sells|sold|keeps|kept|puts|pays|paid|costs|
  closes|opens|cooks|cleans|works|worked|lives|lived|contains|knows|knew|wants|stole|steals|drinks|
  drank|sleeps|eats|ate|tells|told|says|said|needs|runs|ran|leaves|left|belongs|stays|smells|
  tastes|looks|means|lies|loses|lost|breaks|broke|throws|gives|gave)
`

export const ENGLISH_ACTS: SpeechActs = {
  act: longPattern`
    ^what an? |\btook the time\b|\byou(?:'re| are) right about\b|\b(?:your|this|that) (?:point|remark|note)\b|\bnoted\b|\bfollow(?:ing)? up\b|\bwe(?:'d| would)? (?:want|like|wish) (?:to|you|for|our|all|every)\b|\bwe(?:'ll| will) (?:talk|speak|check|mention|keep|work|bring|look|raise)\b|\bthank|\bgrateful\b|\bgratitude\b|\bappreciat|\bcheers\b|\bcongratulations\b|\bhappy (?:\S+ )?birthday\b|
    \b(?:glad|happy|pleased|delighted|thrilled|overjoyed|honou?red|touched|excited)\b(?! to (?:announce|tell|
    inform|confirm|say|report|admit|reveal|let)\b)|\b(?:stop|drop|come|pop) (?:by|in)\b|\bcomes? first\b|\b(?:great|good|nice|
    wonderful|lovely|fantastic|amazing|heartwarming|encouraging) (?:to|that|words|review|feedback|rating)\b|
    \bhop(?:e|ed|ing)\b|\bwish(?:es|ing)?\b|\blook(?:ing)? forward\b|\b(?:can't|cannot) wait to\b|\bsee you\b|
    \bnext (?:time|visit)\b|\b(?:welcom|host|serv|see|hav)(?:e|ing) you\b|\bcome back\b|\bjoin us again\b|
    \bmad?e(?:s)? (?:our|us|it all|every|them|the)\b|\bmeans? (?:a lot|so much|the world|a great|much)\b|
    \bmean a lot\b|\bsmile|\bcompliment|\bencourag|\bmotivat|\bpleasure\b|\bhonou?r\b|\bjoy\b|\b(?:best|warm|warmest|
    kind|kindest) (?:wishes|regards)\b|\bregards\b|\bsincerely\b|\ball the best\b|\bsafe travels\b|\btake care\b|
    \byou(?:r \S+)? (?:enjoyed|liked|loved|love|like|enjoy|had a (?:great|good|lovely))\b|\bpride\b|\bfavou?rites?\b|
    \b(?:your|such|these|honest) (?:\S+ )?(?:words|praise|support|kindness|loyalty|trust)\b|
    \bsorry\b|\bapolog|\bregret|\bforgive|\bunderstand|\bimagine\b|\bfrustrat|\bdisappoint|\binconvenien|\bhassle\b|
    \bhear (?:you|that|this|about|more|from|what)\b|\bread (?:this|that|your|about)\b|\bin touch\b|
    \bcontact (?:us|our|me)\b|\breach (?:out|us|our)\b|\bwrite to us\b|\b(?:speak|talk|chat) (?:to|with|about|it|
    further|directly)\b|\blet us (?:know|talk)\b|\btell us\b|\btelling us\b|\b(?:send|drop) us a\b|\bmessage us\b|
    \bcall us\b|\bfeel free\b|\bhesitate\b|\b(?:to|can|could|may) (?:help|assist)(?: you)?\b|\bhere (?:to|for) (?:help|
    you)\b|\banother (?:chance|try|opportunity)\b|\b(?:chance|opportunity) to\b|\bsecond chance\b|\bdiscuss|
    \blook(?:ing)? (?:into|at (?:ways|this|it|what|how))\b|\bfind out\b|\blearn (?:more|what|from|how)\b|
    \b(?:know|hear) (?:more|what|how|where)\b|\baddress (?:this|your|it|the)\b|\bresolve|\b(?:make|put) (?:it|this|
    things) (?:right|up)\b|\b(?:take|taking|took) (?:\S+ ){0,7}(?:seriously|to heart|on board|into account|note|care)\b|
    \bshar(?:e|ed|ing) (?:\S+ ){0,5}with\b|\bpass(?:ed|ing)? (?:\S+ ){0,5}(?:on|along|to)\b|
    \bspoken (?:with|to) (?:the|our) team\b|\bchecked (?:\S+ ){0,4}with (?:the|our) (?:\S+ )?team\b|
    \b(?:your|this|such|the|every) (?:\S+ ){0,2}(?:feedback|comments?|review|remarks|input|suggestions?|rating|
    patience|experience|concerns?|view)\b|\bimprov|\bdo(?:ing)? better\b|\bstriv|\baim(?:ing)? (?:to|for)\b|
    \bdo our best\b|\bstandards?\b|\bexpect(?:ations|ed|\b)|\bfall(?:ing)? short\b|\bfell short\b|\bcommitted\b|
    \bpriority\b|\bimportant\b|\bmatters?\b|\bwe care\b|\bsomething we care\b|\bwork(?:s|ing)? (?:hard|on)\b|\beffort\b|
    \bcare goes\b|\bshould (?:not |always )?(?:have|be|feel|fit)\b|\bought\b|\bdeserve|\backnowledge|\bacceptable\b|
    \bhas to (?:be|feel)\b|\bhave to be right\b|\bnot (?:the|what|how|a) (?:\S+ ){0,3}(?:experience|standard|level|
    kind|way|impression|we|you)\b|\byou(?:r \S+)? (?:felt|found|had|were|was|describe|mention|noticed|see|think)\b|
    \byou(?:'re| are) right that (?:\S+ ){1,4}can be\b|\bknow (?:that|how) (?:\S+ ){1,6}(?:can be|is valuable)\b|
    \byour time is valuable\b|\byou may expect\b|\bnot depend on\b|\bbe (?:of|a) help\b|\bneed us\b|\ballow us\b|\bwe (?:are |will |'re )?review|\b(?:guests|customers|clients|patients|reviews|words|feedback|messages|people) like (?:you|yours) (?:who )?(?:make|mean|help|encourage|show|are (?:why|what))\b
  `,
  courtesy: longPattern`
    \bthank|\bsorry\b|\bapolog|\bregret|\bappreciat|\bgrateful\b|\bglad\b|\bhappy\b|\bpleas(?:ed|ure)\b|
    \bdelighted\b|\bwelcome\b|\bhop(?:e|ing)\b|\bunderstand|\byou made our day\b|\btouch(?:ed|es)\b|\bwish you\b|\bhear you\b
  `,
  joint: /\b(?:and|but|so|because|since|while|as|though|although|yet|or)\b/,
  somebody: new RegExp(`^${SOMEBODY}`),
  verb: new RegExp(String.raw`\b(?:${SOMEBODY}|${VERB})\b`),
  start: new RegExp(
    String.raw`^(?:${SOMEBODY}\b|(?:our|the|your|my|a|an|all|some|these|those|his|her|their) (?:\S+ ){1,3}?${VERB}\b)`,
  ),
}
