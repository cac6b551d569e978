import { joinLines } from '../text/long-pattern.ts'
import type { ToneOfVoice } from './tone-of-voice.ts'

const LIKE =
  '(?:people|guests?|customers?|clients?|patients?|visitors?|someone|somebody|those|persons?|reviewers?|ones|folks?|types?)'
const SAID =
  '(?:reviews?|opinions?|comments?|words|feedback|complaints?|messages?|views?|remarks?|criticism|judge?ment|story|problems?|feelings)'
const CONTEMPT = joinLines`
  (?:worthless|useless|pointless|meaningless|laughable|ridiculous|nonsense|rubbish|garbage|a joke|a lie|lies|false|
  untrue|invented|made up|
  unimportant|irrelevant|of no (?:interest|use|value|importance|concern)|nothing to us|boring|silly|stupid|childish|
  petty|wrong|your problem|
  your own (?:fault|problem|doing)|exaggerated|forgotten|ignored|deleted|noise)
`
const SHOULD = joinLines`
  (?:\byou (?:should|must|need to|have to|ought to|had better|can always|may want to|might want to|might|
  would do well to|
  are (?:free|invited|advised) to|could|will have to|can)|
  \b(?:advise|suggest|recommend|ask|urge|tell|want|expect|encourage|invite)(?: that)? you(?: to)?|
  \bwhy (?:not|don't you)|^|[,;:]|\bplease|\band|\bso|\bthen|\bjust|\bsimply|\bperhaps|\bmaybe|\bbetter)(?: |(?<=^))
`

export const ENGLISH_TONE: ToneOfVoice = {
  reader: [
    joinLines`
      (?<!\b(?:feel|felt|feeling|impression|made to feel|made you feel) (?:that |like |as if |
      as though )?)\byou(?:'re| are| were| seem(?:ed)?| sound(?:ed)?| look(?:ed)?| appear(?:ed)?| must(?: be| have been)?| remain|'ve been| have been| can be| made| make)
    `,
    '\\byour (?:family|children|kids|friends|wife|husband|mother|dog|taste|standards?|manners|attitude|behaviou?r|life|face) (?:is|are|was|were|seems?)',
  ],
  filler: joinLines`
    to be|a|an|the|one of (?:the|those|these|our)|kind of|sort of|bit|very|so|too|just|simply|clearly|obviously|really|
    quite|rather|always|only|such|that|
    being|still|probably|certainly|all|most|more|person|guest|customer|rather|yourself|not the|no|not|perhaps|either|
    both|truly
  `,
  traits: joinLines`
    stupid|dumb|foolish|silly|ignorant|clueless|ridiculous|pathetic|rude|impolite|arrogant|entitled|spoil(?:ed|t)|
    picky|fussy|petty|whiny|childish|
    immature|difficult|demanding|impatient|unreasonable|hysterical|(?:over)?sensitive|dramatic|bitter|jealous|envious|
    greedy|cheap|stingy|lazy|ungrateful|
    selfish|mean|nasty|crazy|mad|insane|delusional|paranoid|drunk|naive|miserable|grumpy|troublemakers?|liars?|lying|
    dishonest|a fake|trolls?|losers?|
    nobody|nuisance|burden|joke|fools?|clowns?|snobs?|wrong|ugly|fat|unbearable|exhausting|impossible|hopeless|
    hard to (?:please|like|love)|unwelcome|
    overreacting|exaggerating|whining|moaning|the problem|problem|critics?|too (?:good|fine|old|young|poor|slow)|
    smart enough|clever enough|expert|hungry|
    easy to (?:please|fool|like|forget)|alone|hard work|trouble|fun to|not (?:our|the) (?:kind|sort|type)|
    difficult person|mistaken about yourself
  `,
  felt: `
    angry annoyed appalled bored bothered broke charged cheated complaining complained dead deaf delayed disappointed disgusted dissatisfied drained dropped embarrassed
    failed fooled frustrated ignored insulted irritated lied lost neglected offended overcharged rejected robbed ruined scammed shouted sick stressed stuck
    unhappy unimpressed unsatisfied upset worried yelled wasted missed freezing poisoned refunded awkward sorry poor poorly badly rudely shocked
    horribly terribly stuffed apologise unprepared
  `,
  belittling: joinLines`
    \byour (?:\S+ )?(?:ignorance|arrogance|stupidity|rudeness|whining|moaning|drama|nonsense|lies|fantas\w+|
    imagination|tantrum|rant|pettiness|
    so-called|bad (?:manners|taste|mood)|lack of (?:manners|taste|class|humou?r|patience|education)|own (?:fault|
    mistake|problem|incompetence)|mother raised)|
    \byour (?:little|silly|ridiculous|pathetic|pointless|worthless|useless|funny|cute|petty|childish|boring|stupid|
    so-called) ${SAID}|
    \byour (?:\S+ )?${SAID} (?:\S+ )?(?:is|are|was|were|will be|means?|seems?|has|have|
    remains?) (?:\S+ ){0,3}?${CONTEMPT}\b|
    \b${LIKE} (?:like|such as) you(?:rs)? (?:\S+ ){0,4}?(?:hard|difficult|never|not|nobody|always|problem|tired|
    impossible|rare|enough|complain\w*|why we (?:close|hide|drink))\b|
    \b(?:nobody|no one|not|never|without|tired of|enough of|avoid|fewer|for) (?:\S+ ){0,2}${LIKE} (?:like|
    such as) you\b(?! (?:who|that) make)|
    \bof your (?:kind|sort|type|level|class|calib\w+)\b|\beven you (?:can|could|will|would|should|might|may|deserve|
    understand)|\bbeyond (?:you|your)\b|
    \bmore than you (?:deserve|paid|are worth)|\byou (?:simply |just |clearly |obviously |really )?(?:have no|lack|
    know nothing|don't (?:know|understand|get|deserve|matter|belong)|do not (?:know|
    understand|get|deserve|matter|belong)|could not (?:appreciate|understand)|couldn't (?:appreciate|understand)|
    complain|whine|moan|waste|bore|exaggerate|overreact)\b|
    \byou deserve(?:d)? (?:this|that|these|those|it|every|what|nothing|no|the (?!best|utmost|highest|finest|same|most|
    very best|full|chance))|\bserves you\b|\bgood enough for (?:you|people|our guests|guests)|
    \b(?:value|like|love|prefer|trust|care about) (?:\S+ ){0,4}more than (?:you|your)\b|\b(?:better|nicer|real|good|
    other|easier|friendlier) (?:guests|customers|clients|patients|people) (?:than|deserve|know)\b|
    \b(?:hope|wish|trust|sure|glad) (?:\S+ ){0,4}?(?:about yourself|with yourself|in a better (?:mood|temper)|
    your (?:mood|temper|manners|character|taste|day improves)|learn to|at your level)\b|\bnot for (?:everyone|
    everybody|you|all)\b|\b(?:everyone|each|people|some|every (?:guest|person)) (?:\S+ )?(?:likes?|enjoys?|
    eats?) (?:what|as) they can\b|\bnot everyone (?:can|knows|is)\b|\b(?:do not|don't|did not|didn't|not) (?:expect|
    ask for) (?:too )?much (?:of|from) us\b
  `,
  doubting: joinLines`
    \byou (?:claim|pretend|imagined?|allege|say you|made (?:this|it|that|all|everything)(?: \S+)? up|invented|lied|lie|
    dreamt|dreamed)\b|\b(?:if|whether) you (?:really|actually|ever|even) (?:visited|were|came|ate|stayed|had|went|
    exist\w*|know|know what|bought|used)\b|
    \b(?:so-called|alleged|supposed|self-styled)\b|\b(?:not|hardly) (?:a word of )?(?:believe|true)\b|
    \b(?:un)?likely story\b|\b(?:hard|difficult) to believe\b|
    \b(?<!no |without )doubt (?:that |if |whether )?(?:you|your|it|this|a word)\b|\bwho paid you\b|\bpaid (?:to|
    for) (?:write|writ)|\b(?:fake|invented|made-up) (?:review|story)\b|\btell the truth\b|
    \bnever (?:even )?(?:set foot|visited|been here|ate here)|\byour (?:version|side) of the (?:story|truth)\b|
    \bbe honest\b|\bcompetitor\b
  `,
  ordering: joinLines`
    ${SHOULD}(?:\S+ly )?(?:go (?:home|away|elsewhere|somewhere else|to (?:another|a different|the nearest|bed|hell))|
    stay (?:home|away|at home|where you|out of|in your)|look elsewhere|eat (?:at home|elsewhere|somewhere)|
    (?:try|find|choose|visit) (?:yourself )?(?:elsewhere|somewhere|(?:another|a different|some other|a cheaper|a better)
    [ ](?:place|restaurant|hotel|salon|shop|bar|doctor|business|one))|try (?:harder|cooking|being|to (?:be (?:nice|
    polite|patient)|behave|smile))|
    keep (?:quiet|away|(?:it|that|them|your \S+) (?:to yourself|quiet|down))|mind your|grow up|get (?:over|a life|lost|
    real|used to)|calm down|
    cheer up|learn (?:some|to (?:cook|behave|wait|eat|read|be|appreciate|enjoy)|how to|what)|think (?:before|twice|
    again|of others|harder)|
    be (?:grateful|thankful|careful|quiet|realistic|reasonable|ashamed|less|more (?:patient|polite|reasonable|careful|
    realistic))|
    stop (?:complain|whin|moan|writ|ly|pretend|wast|bother|exaggerat|be)ing|(?:do not|don't|never) (?:come|return|
    visit|bother|complain|whine|expect|write|
    order|ask|blame|cry|exaggerate|lie|pretend|be so|be such|waste)|cook (?:for yourself|at home|your own)|
    make your own|pay (?:more|up)|buy yourself|
    read (?:the (?:menu|rules|terms|sign|description)|our (?:menu|rules|terms)|before|more carefully)|
    (?:improve|change|lower|adjust|mind) your (?:expectations|voice|standards|attitude|tone|manners|taste|mood)|
    accept (?:it|reality)|live with it|
    blame (?:yourself|others)|ask yourself|look (?:in the mirror|at yourself)|leave (?:us (?:alone|in peace)|quietly)|
    forget (?:it|us)|come (?:alone|with
    [ ](?:less|more patience|better))|spare us|save (?:us|your (?:breath|words))|wash your|behave|smile more|
    tip (?:more|better)|
    close your (?:eyes|ears|mouth)|use your (?:head|brain|eyes))\b|
    \byou(?:'re| are| will be) (?:not|no longer|never) welcome\b|\b(?:nobody|no one) (?:forced|asked|made) you
  `,
  threatening: joinLines`
    \byou(?:'ll| will| shall| may| might| are going to| would) (?:\S+ )?(?:regret|pay|be sorry|hear from|see what|
    find out|learn (?:what|how)|wish)|\bwe (?:\S+ )?(?:know|remember|have|keep|kept|saved|noted|found|
    recorded) (?:where|who you|your (?:\S+ )?(?:name|address|face|number|
    car|plate|home|details|employer|data|family|photo))|\b(?:our |a |my )?(?:lawyers?|attorneys?|solicitors?|court|
    legal (?:action|steps|department|team)|sue|lawsuit|prosecut\w+|defamation|libel|slander)\b|
    \bconsequences\b|\bor else\b|\bwatch (?:out|your|yourself)\b|\bwe will (?:find|get|follow|visit|watch|remember|
    not forget) (?:you|this|it|who)\b|\bpress charges\b|\breport you\b|\bnext time you (?:will|won't|might|had)\b|
    \b(?:ban|blacklist|block)(?:ned|ed|list)?\b
  `,
  mocking: joinLines`
    \bhow (?:very |so )?(?:brave|clever|smart|original|funny|cute|noble|bold|convenient|typical|dramatic|impressive|
    amusing|adorable|heroic|tragic|sad for you|terrible for you|interesting that you)\b|
    \bwhat an? (?:hero|genius|expert|connoisseur|critic|talent|gift|tragedy|drama|performance|joke|story|imagination|
    achievement|palate|sensitive|refined|life)\b|\bpoor (?:you|thing|soul|dana|little)\b|\bboo\b|
    \bour hearts? bleeds?\b|
    \b(?:thank you|thanks|grateful|glad) (?:\S+ )?(?:for|that you are) (?:\S+ )?(?:teaching|enlightening|educating|
    explaining (?:our|to us how)|lectur\w+|your (?:wisdom|expertise|lecture|lesson|genius|absence|silence|drama|deep|
    great knowledge|expert)|gracing|wasting|
    nothing|the (?:laugh|entertainment|lesson|lecture|joke|drama)|going|leaving(?! (?:a|an|us (?:a|such|your|this|
    these)|your|this|such|these|feedback|five|\S+ (?:stars?|review|feedback|comment)))|staying away|not (?:coming|
    returning|tipping))|
    \bmade (?:us|our (?:team|staff|day)) (?:laugh|giggle|cry with)|\b(?:nice|good) try\b|\b(?:just )?for once\b|
    \b(?:finally|at last),? (?:you|something|somebody|someone|a (?:kind|good|nice))\b|\bsarcas\w+|\bironic\w*|
    \bexpert (?:opinion|advice|palate) like yours|\bworld (?:needs|revolves)|\bcry(?:ing)? (?:about|over|me)\b|
    \bso sorry for (?:existing|breathing|being)\b
  `,
  gloating: joinLines`
    \b(?:glad|happy|relieved|pleased|delighted|thrilled|forward|hope|enjoy\w*|better|best|quieter|nicer|fine|good|
    wonderful|lovely|lucky) (?:\S+ ){0,6}?(?:without you|your (?:absence|silence|departure)|(?:never|
    not) (?:to )?(?:see|meet|serve|hear from|have|return|come back)(?:ing)? |you (?:left|leave|are gone|went away|
    will not (?:be|come|return)|won't (?:be|come|return)|do not (?:come|return)|stay away|go elsewhere|suffered|
    had to wait|paid|waited|felt (?:bad|worse|so bad))|rid of|last time we)|
    \bwe (?:will|would|shall) not miss\b|\bwon't miss (?:you|it)\b|\b(?:at|with|over) your expense\b|
    \bmissed by nobody\b|\bgoodbye (?:and|forever)|\bgood riddance\b|\bf(?:ou|i)nd us (?:\S+ ){0,2}(?:easy to (?!find|
    reach|deal)|hard to (?:resist|leave)|irresistible)|\bas (?:every|all|most|our) guests? (?:should|do|deserve)|
    \bwe (?:do not|don't|could not|couldn't) care\b|
    \b(?:important|matters?|priority|interested|care|value|all) (?:\S+ ){0,5}?(?:is|are|in|about|to us|was|
    only)?\s?your (?:money|purchase|wallet|spending|payment|credit card|cash|bill|tip)\b|\byour (?:money|wallet|cash|
    payment|purchase) (?:is|was|matters|counts|will always be)\b
  `,
  intruding: joinLines`
    \b(?:shar\w+|pass\w*|tell\w*|told|forward\w*|show\w*|send\w*|read|mention\w*|report\w*|inform\w*|
    discuss\w*) (?:\S+ ){0,6}?(?:with |to |on to )?(?:your (?:family|friends?|relatives|parents?|mother|father|wife|
    husband|partner|children|kids|boss|employer|colleagues|neighbou?rs?|landlord)|(?:the )?(?:press|newspapers?|public|
    internet|world|everyone (?:who|we)|
    other (?:guests|customers|patients|clients|businesses)|competitors?|all our (?:guests|followers)))\b|
    \bwith a (?:good |cold |nice )?(?:drink|beer|laugh|wink)\b|
    \b(?:have|see|having|seeing|visit|visiting|meet|meeting|find|touch|hold|watch) you (?:\S+ )?(?:at (?:night|home|
    your (?:home|house|place|door|work)|midnight)|in (?:bed|our (?:arms|hands|bed)|your (?:home|room|sleep|dreams))|
    alone|naked|undressed|from (?:the window|behind))|\byou(?:r body)? in our (?:hands|arms|bed)\b|\b(?:your|
    you) (?:body|legs|skin|lips|figure|pretty|sexy|beautiful (?:face|eyes|body))\b
  `,
  scorning: joinLines`
    \bcongrat\w+|\bbravo\b|\bwell done\b|\bkudos\b|\bhats off\b|\bapplau\w+|\bchapeau\b|\bcheers\b|\blaugh\w*|
    \bgiggl\w*|\bamus\w+|\bentertain\w*|\bjok(?:e|es|ing)\b|\bhilarious\b|\bpopcorn\b|\bframed?\b|\b(?:great|good|fun|
    funny|favou?rite) (?:fun|story|reading|read)\b|
    \bcelebrat\w+ (?:your|this|it|that)\b|\btoast (?:to|on)\b|\b(?:such|for|much|great|pure) fun\b|
    \bwish you (?:a long|many more) (?:wait|problems?|troubles?)\b|
    \b(?:work\w*|hope|wish|forward|aim|sure|happy|glad|offer|will) (?:\S+ ){0,8}?(?:more (?:time|money|waiting|hours|
    of (?:it|this|that|the same)) (?:with|for|at|in|on|here)|longer (?:with|wait|in))\b|
    \bmore of the same\b|
    \bproud of (?:it|this|that|what happened)\b|\byou (?:will|would) get used\b|\bsmil\w+ (?:at|about|over|when)\b|
    \b(?:enjoy|loved?|enjoyed) (?:reading )?your (?:complaint|problem|frustration|anger|wait|disappointment|review|
    misfortune)\b|\bwe (?:will |shall )?(?:remember|not forget) (?:you|your (?:name|face))\b|
    \bas (?:\S+ ){1,3}as you (?:take|took|treat|treated|were|are|did|do|deserve|value|valued)\b|\b(?:pleasure|joy|fun|
    nice|good) (?:to|of) (?:make|making|keep|keeping|let|letting|see|seeing) you (?:\S+ )?(?:wait|waiting|leave|
    leaving|go|going)\b
  `,
}
