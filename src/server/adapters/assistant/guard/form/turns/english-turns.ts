import { joinLines } from '../../text/long-pattern.ts'
import { anyOf, type TurnsOfPhrase } from './turns-of-phrase.ts'

const HELPERS =
  anyOf(`am are is was were be been being has have had having do does did will would shall should can could
  may might must to`)
const CHAIN = `(?:${HELPERS} )*`
const THING = '(?:the |our |your |this |that |a |an )?(?:_|experience|visit|stay|service|food|team|staff|meal|feedback)'

const WE_DO = joinLines`
  (?:sorry|glad|happy|pleased|delighted|thrilled|overjoyed|grateful|thankful|proud|honou?red|touched|here|excited|sad|
  disappointed to|committed|determined|eager|curious|concerned|lucky|fond of|all |aware (?:of|that)|saddened|
  look(?:ing)? (?:forward|into|at|for ways)|work(?:ing)? (?:on|hard|to|with|continuously|every day|towards)|
  review(?:ing|ed)? |taking (?:this|your|it|steps|these)|doing (?:our best|everything|all)|shar(?:e|ed|ing) (?:your|this|it|
  these|them|that)|pass(?:ed|ing)? (?:your|this|it|these|them|on|that|along)|learn(?:ed|ing)? |noted |taken (?:your|this|note|it|
  these|on board|to heart)|spoken (?:with|to) (?:the|our)|raised (?:your|this|it)|forward(?:ed)? (?:your|this|it)|informed (?:the|
  our)|discuss(?:ed)? |mention (?:it|this)|made (?:a )?note|fallen short|fell short|fall short|falling short|missed the mark|
  let you down|disappointed you|hope |hoped |understand |understood |appreciate|apologi[sz]e|regret |thank (?:you|everyone)|value |
  take (?:this|that|it|your|all|such|every|these|note|care|pride|the time|_|concerns?|reviews?|comments?|feedback|great|a 
  closer)|care (?:about|deeply|for)|strive |aim |try(?:ing)? to |want to |want you|want (?:for )?(?:you|our|every|all)|wish you|wish 
  to|wish (?:your|the|things)|know (?:how|that this|your|what you|more|what|that waiting|it)|hear (?:you|about|more|from|that
  |what)|see (?:why|how|you|that|where|your)|seeing you|feel (?:the same|lucky)|love to|love hearing|love(?:d)? (?:having|
  seeing|the same|your)|enjoyed (?:having|your|meeting)|invite you|encourage you|keep (?:this|it|your|that|up|working|
  improving|doing|in mind)|make (?:it|this|things) (?:right|up|better|even better)|make (?:sure|improvements|a note|every|your 
  (?:next|visit|stay|experience))|speak (?:with|to) (?:you|our|the)|talk (?:to|with|about|it|this)|use (?:your|this|it)|continu\w* 
  to|follow (?:up|this)|bring (?:it|this|your)|check(?:ed)? |consider |raise (?:this|it|your)|address (?:this|it|your|these)|like to|
  liked to|like you|help|assist|improve|find (?:out|a solution|a way|ways|a new|the)|put (?:this|it|things) right|imagine|
  offer (?:you|our|a|the|something|more|better)|provid(?:e|ing) |serve (?:you|our)|meet (?:your|you|the|our)|met (?:your|you)|
  deliver |do (?:better|our best|differently|to|for you|everything|all we|that|this)|done (?:better|differently|to|for)|
  welcom(?:e|ing) (?:you|your|back|the|another)|resolve|investigate|listen|host |have you |having you |gave you|give you (?:the|a|
  your|our)|giving you|give (?:every|our|this|your)|had (?:such|the pleasure|hoped|a (?:great|lovely|wonderful))|get (?:back to 
  you|in touch|to the bottom|it right|this right|things right)|treat (?:our|every|all|each)|recogni[sz]e |acknowledge |
  agree that (?:the|a|this|it) _|expect (?:from|of) (?:ourselves|our)|stand for|impress |save you|fix(?:ed)? (?:_|the _|it|this)|
  support you|prevent (?:this|it)|be in touch|pride ourselves|reach (?:out|you)|better (?:serve|understand)|go |get it|
  arrange |adjust |answer (?:your|any|all)|respond |read (?:your|this|every|that)|count on|thrive|tempt you|cannot)
`
const YOU_DO = joinLines`
  (?:enjoy\w*|lik(?:e|ed)\b|lov(?:e|ed)\b|felt|feel|feeling|found (?:it|our|the|your|us|this|that|_|\+)|find (?:it|our|the|your|this|
  something|what)|had (?:a|an|such|to|the|fun|with|_|this|\+|hoped|trouble|expected|so|good)|have (?:a|any|the|had|many|another|
  fun|more|questions)|willing|open to|join|happy|satisfied|pleased|disappointed|upset|unhappy|frustrated|comfortable|welcome|well |looking (?:for|
  forward)|right (?:about|that|to)|able to|experienced|received|encountered|describe\w*|mention(?:ed)?|noticed|said|say |
  shar(?:e|ed)|took the time|taking the time|take the time|cho(?:o)?se|chosen|left |wrote|rat(?:e|ed)\b|visit(?:ed)?\b|stopp(?:ed) by|
  c[ao]me (?:back|again|to us|in|and|by)|coming back|back |again|need (?:us|anything|any|help|_)|want to (?:talk|discuss|share|
  tell|give)|wish |expect(?:ed)?\b|deserve[sd]? (?:better|a|an|the|our|clear|to be|more)|hoped|think|stay(?:ed)? (?:with|at)|
  dined|spent|letting|sharing|taking the|bringing|pointing|telling|choosing|visiting|stopping|giving|writing|reaching|flagging|raising|missed (?:out|the|our)|waited|
  made (?:our|the|us|it|your)|make (?:our|it all|every|them|us)|put |trust(?:ed)?\b|told us|tell us|let us know|
  giv(?:e|ing) us|gave us|contact(?:ed)? us|reach(?:ed)? (?:out|us)|get in touch|would like|like to|as soon|_|\+)
`
const IT_IS = joinLines`
  (?:_|\+|important|our (?:_|goal|aim|priority|team|top|pleasure|favou?rite|guests|standard|intention)|an? (?:pleasure|joy|
  delight|great|lovely|wonderful|big|real|true|fantastic|beautiful|special|good|priority|honou?r|valuable|shame|pity|huge|
  privilege|lot|smooth|positive|memorable|\+|_)|the (?:best|heart|reason|highlight|kind|least|standard|case|\+|last thing)|
  what (?:we|you)|why we|how we|exactly (?:what|how)|who make|great|good|wonderful|lovely|nice|valuable|valued|appreciated|
  noted|shared with (?:our|the)|passed (?:on|along|to)|taken (?:seriously|to heart|on board|into)|well taken|well received|heard|essential|key|
  concerning|understandable|disappointing|frustrating|upsetting|unacceptable|hard (?:to|for)|annoying|difficult (?:for|to|at|
  and)|to (?:hear|read|know|see|learn|your|be|help|make|offer|provide|ensure|give|find)|able|part of|at the heart|looked after|
  treated|resolved|addressed|handled|helpful|useful|grateful|glad|happy|delighted|pleased|sorry|thrilled|truly|so |such|here|in 
  touch|with you|better\b|right|clear|smooth|comfortable|enjoyable|every(?:thing)? (?:you|we|visit|guest)|of (?:help|value)|
  available|needed|expected|to come|any(?:thing)? (?:else|we)|room for|more (?:than|_|\+)|no (?:excuse|doubt)|some(?:thing|thing we| 
  time)|up to|all |one of|worth|meant|your |you |back|looking forward|been (?:_|\+|a|an|the|your|shared|passed|noted|taken|very|
  so|able|better|smoother|treated|handled|caused|more)|caused|made (?:you|to feel|our|us)|matters?|informed|there (?:for|to|is)|
  how (?:_|\+|you)|this (?:_|way)|that (?:you|way)|done (?:better|differently|to)|your|let down|left|looking (?:at|into|for)|spoken with|explained|
  listened|tight|busy|challenging|tricky|stressful|worrying|exhausting|inconvenient|full of|make (?:it|for|all|every|a)|go a long|mean(?: so| a|s a)|on (?:the|our) team|
  made (?:to|fresh)|encouraging|rewarding|heartwarming|touching|music to|in touch|sure|reviewed|followed up|discussed|raised|used|received|delivered)
`
const NOT = joinLines`
  (?:the (?:experience|standard|level|kind|impression|quality|service|way|visit|stay|care|_)|what (?:we|you)|how (?:we|you|our)|
  acceptable|meet(?:ing)? |met |liv(?:e|ed|ing) up|up to|to your|as (?:_|\+|you|we (?:would|had|hoped|aim|want)|it should|smooth|
  they should)|in (?:line|keeping)|reflect|happen|have (?:happened|been (?:_|what|as|the|a|to|up))|be the case|hesitate|
  wait (?:to|for)|only |been (?:_|what|as|the|able|up to)|able to (?:meet|give you|offer you|provide|make|find|help)|fully |at
  all|a (?:good|great|better|\+)|_|listened|heard|looked after|taken seriously|treated|feel (?:like|_|welcome|right|valued|heard)|as \S+ as (?:they|it|you|we)|in good|manage|leave you with|more (?:than|_)|enough|depend)
`
const ASK = joinLines`
  (?:do not hesitate|feel free|kindly contact|accept (?:our|my)|know that (?:we|your|this)|let us (?:know|talk)|contact (?:us|our|
  me|the)|reach (?:out|us)|get (?:in touch|back)|write (?:to )?us|call (?:us|our)|give us (?:a|another|the|the chance|your)|tell us|
  send us|share (?:your|any|more|with)|speak (?:to|with) (?:us|our|me)|visit us|come (?:back|again|by|and (?:see|visit)|in|see)|
  stop by|drop (?:by|us|in)|be assured|bear with|email us|message us|allow us|forgive us|excuse|stay in touch|enjoy (?:your|the|
  it|every|_)|pass on|take care|keep (?:in touch|an eye|them coming|up|enjoying)|see you|ask (?:for )?(?:us|our)|bring (?:it|them)|
  give (?:him|her|them) a|have a (?:great|lovely|wonderful|nice|good)|make (?:our|us|the)|look(?:ing)? (?:forward|into|for ways|
  at)|find (?:out|a)|go (?:above|the extra)|say|try (?:us )?again|consider (?:giving|visiting|us))
`

/** Where somebody does something to them, or they are only called upon. */
const TO_YOU = '(?:and|with|for|who|in|on|at|to|but|so|or|the|this|that|a|an|as|of|about|from|our|your|all|both|,|$)'

export const ENGLISH_TURNS: TurnsOfPhrase = {
  passedOver: `very so truly really sincerely deeply also too just both quite extremely especially particularly absolutely
    certainly definitely simply always warmly genuinely incredibly completely fully totally greatly highly indeed personally
    constantly continuously further carefully closely quickly promptly immediately directly clearly sadly unfortunately
    however therefore equally perfectly thoroughly already currently kindly even again soon shortly wholeheartedly`,
  things: `life price prices tour tours circumstances office shelves piece questions game games designers wellbeing passengers topic
    operations nudge reliability insights patrons ambiance ambience vibe gem treat flavours flavors ingredients chef chefs kitchen bar
    breakfast brunch lunch dinner dessert drink drinks coffee pastries table tables seating bed beds bathroom pool gym spa reception
    booking reservation location view views amenities facilities cleanliness housekeeping maintenance equipment machine machines
    technician vehicle car cars driver drivers delivery package parcel packaging product products item items shipping store website
    app doctor dentist nurse nurses treatment procedure class classes teacher teachers instructor instructors course guide guides
    trip flight lounge seat seats airline cabin legroom wifi internet connection temperature heating air parking queue line
    communication updates resolution garden terrace patio music lighting layout selection options variety portions portion pace
    collection pictures photos adventure event events celebration wedding anniversary holiday vacation family pet dog cat pup
    stylist haircut colour color style appointment appointments installation project repairs journey ride crew skills
    expertise knowledge passion timing punctuality accuracy policy process processes setup desk workspace conversation challenge
    request requests memories role flow gap bakers gardeners trainers coaches tutors movers
    register checkout counter till technicians mechanics waiters servers receptionist receptionists cashier cashiers hosts stylists therapists
    therapist vets couriers hours concert concerts show shows exhibition museum session sessions payment sound date`,
  pivot: new RegExp(
    joinLines`
      (?<= )(?:we|i|you|he|she|they|who|whom|nobody|none|everyone|everybody|anyone|anybody|people|guests|customers|clients|
      patients|visitors|others|readers|friends|am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|shall|should|can|
      could|cannot|may|might|must|not|no|never|nothing|without|nor|neither|than|better|worse|best|more|less|least|most|only|
      instead|else|other|another|please|their|his|her|him|them|all|every|each|any|how|why|what|when|where|if|because|unless|
      until|though|although|while|whenever|yet|last|final|old|former|earn|something|anything|somewhere|once|sometimes|wrong|often|usually|rarely|most)(?= )|
      (?<=^ |, |and |or |please |to )(?:tell|leave|go|stay|give|take|bring|send|pay|call|ask|try|buy|keep|stop|forget|find|look|
      come|visit|let|make|put|follow|share|read|remember|say|show|see|expect|turn|wait|fill|pass|drop|choose|recommend)(?= )
    `,
    'gu',
  ),
  known: new RegExp(
    joinLines`
      (?:we|i) ${CHAIN}${WE_DO}|(?:we|i) want (?:any|every|each|our|all) (?:of our )?(?:guests?|customers?|clients?|patients?|visitors?|_) to (?:leave with|have|feel|experience|enjoy)|
      impression we want|(?:was|were|is|are) not (?:yet )?(?:ready|clear|available|possible|easy|working properly)|did not (?:hear (?:back )?from us|receive|get) (?:an answer|a reply|from us)?|
      how (?:frustrating|disappointing|upsetting|annoying|unpleasant|stressful|tiring) (?:this|that|it) (?:is|was)|see (?:it|this|things) (?:a little )?differently|will be sure to (?:share|pass)|(?:must|can|could|may|might) (?:be|have been|feel|happen) (?=, |$|not to )|as you (?:can|like|wish)|(?:one of )?your best _|(?:your|one) best|hear (?:that )?you|other (?:parts|aspects|areas)|(?:did|does|was|were|is|are) not (?:match|offer (?:you )?(?:more|the|a)|receive|get|what|provide you|have (?:a|the|more))|
      not to (?:receive|get|be able|have|hear)|join us|(?:moment|day|visit|stay) (?:was|is)|your \S+ (?:was|were|is|are) in (?:good|safe|_|great)|(?:we|i) (?:do|did|are|were|can|could|would|have|will) not ${CHAIN}${NOT}|
      you ${CHAIN}${YOU_DO}|you ${TO_YOU}|you (?:do|did|are|were|could|would|have|will) not ${CHAIN}(?:${NOT}|${YOU_DO})|
      (?:thank|to|see|seeing|welcome|welcoming|serve|serving|host|hosting|have|having|with|for|from|of|about|help|helping|
      assist|contact|reach|wish|wishing|assure|invite|let|let us|gave|give|giving|offer|offering|offered|made|make|making|
      treated|meet|met|cause|caused|join|both|like|impress|delight|surprise|disappoint|disappointed|bring|brought|after|around|
      hear|hope|glad|happy|delighted|on|left|kept|keep|fit|cost|serves|help to|show|tell|that|left) you|
      ${HELPERS} ${CHAIN}${IT_IS}|${HELPERS} not ${CHAIN}${NOT}|not ${NOT}|${THING} ${CHAIN}_|
      (?:will|would|can|could|may|might|should|to) (?:be |have )*(?:${WE_DO}|${YOU_DO})|
      (?:please|, please|and|,|or|^) ${ASK}|to ${ASK}|
      (?:years|months|visits) to come|went wrong|going wrong|to (?:make (?:sure|it|this|things|your|every|you|our|a|the|sure|improvements)|take (?:care|this|your|the time|a|note|it)|
      give (?:you|us|every|our|him|her)|tell us|keep (?:improving|doing|working|up|this|our|providing|you|in)|stay with us|
      read|see|share|let us|leave (?:us |a |your |this |such )*(?:_|review|feedback|comment|such|this|rating|message)|visit us|
      bring (?:this|it|your)|put (?:this|it|things) right|look (?:into|at)|find (?:out|a|the|ways|solutions?)|choose us|pass)|
      (?:do|does|doing|done|did|feel|feeling|for the|expected|deserved?|even|much|serve you|you) better|better (?:next time|
      experience|serve|understand|visit|impression|stay|meet|in (?:the )?future|for you|circumstances|, |care|from us|
      every|$)|under better|(?:a|an even|the) better (?:experience|impression|visit|time|stay|meal|service)|(?:it|things|this|visit|stay|
      experience|day) (?:even )?better|
      more (?:about|details|information|of|than (?:happy|welcome|a|just|_|\+)|attentive|closely|enjoyable|comfortable|_|\+|, |$|
      in|to (?:us|come)|pleasant|than)|(?:hear|know|learn|us|even|much|once|many|any|discuss|talk|mean|means|talk about it) more|
      no more than|(?:do|doing|did|our|the|its|give|giving) best|best (?:wishes|regards|possible|for|of luck|to|in|reward|part)|
      (?:can|could) only imagine|most (?:of all|important)|least (?:we|that you)|at least|
      all (?:the best|of (?:us|our|your|you|the)|our|your|you|in all|times|guests|comments|this|$|that|we (?:can|could)|,)|(?:at|us|
      above|our|it|them|for|of|from) all|
      (?:your|the) last (?:visit|stay|review|time)|the last thing|(?:every|each|any) (?:_|\+|day|pet|owner|piece|one|single)|another (?:_|concert|show|session|class|chance|try|opportunity|visit|round|evening|tour|occasion|time|stay|meal|go)|other (?:questions?|aspects?|parts|areas|feedback|eyes|suggestions?|hand)|
      (?:every|each|any) (?:one |single |day|week|_|\+|time|guest|customer|client|patient|visitor|visit|stay|
      detail|review|word|comment|meal|dish|member|person|way|further|questions?|inconvenience|concerns?|moment|piece|
      feedback|suggestions?|frustration|disappointment|of|chance|opportunity|try|occasion|round|evening|tour|
      pet|owner|effort|issues?|trouble|step|aspect|customers|order|concern|eyes|other)|each other|
      (?:our|all|of our|many|your|all our) (?:\S+ )?(?:guests|customers|clients|patients|visitors|people|friends|
      others|readers)|(?:guests|customers|clients|patients|visitors|people|reviews|words) like (?:you|yours|this|these) (?:who )?(?:make|makes|mean|means|help|encourage|motivate|are what|are why|that make)|like you who make|(?:(?:it is|because of|with) )(?:guests|customers|people) like you|
      (?:guests|customers|clients|patients|visitors|people) (?:who (?:make|help|mean)|to (?:feel|experience|leave (?:happy|with a smile)|
      have|be treated)|is|are treated|deserves?|, |$|and|with|as|feel welcome|from)|(?:friends|people) (?:and|to us)|
      everyone (?:on|at|in|here|of|should feel|who (?:visits|walks|works)|feel|deserves|to feel|,|$|and|is treated|
      leaves happy|wants on)|(?:to|for|with|from|and|that) everyone|
      (?:he|she|they) (?:is|are|was|were|will be|would be|should be|should have been|had|deserves?|brings?|enjoyed|loved?|feels?|
      _|liked|did|took)|hope (?:he|she|they)|(?:their|his|her|him|them|they) (?:_|\+|work|efforts?|best|job|hard|kindness|lessons?|visit|stay|day|
      care|with|on|up|to|know|as|coming|back|again|a|, |$|all|and|forward|by|for|in|special|full|own|time|review)|
      (?:to|of|for|with|on|about|from|pass|share|see|bring|read|take|appreciate|make|know|give|how|address|what|let|
      and) (?:them|him|her|their|his|they)|
      who (?:makes?|helped|took|looked|served|treated|assisted|_|enjoyed|gave|made|is|was|were|are)|
      what (?:happened|went wrong|has happened|matters|an? |could we|_|\+|this|it|we|you|your|makes|to expect|was|is)|
      how (?:_|\+|you|your|we|much|frustrating|disappointing|upsetting|annoying|important|it|this|that|things|inconvenient|
      hard|worrying|valuable|to|difficult|our)|when (?:you|it comes|we (?:hear|read|see)|_|things|something|plans|this|$|\?)|
      where (?:we|you|things|it|_)|why (?:you|we|this)|if (?:you are (?:willing|open|ever|able|interested|still)|you|there (?:is|are|was)|we can|at any|it|ever|our|the|your)|
      because of (?:it|this|that|you)|(?:while|though|although|yet) (?:we|you|it|this|the|our|not|_)|
      some(?:thing|where) (?:we|special|\+|_|you|went|that|to|so|is|has|for)|anything (?:we|you|else|further)|anything|
      something (?:specific|we)|else (?:we|you|do|for)|than (?:happy|welcome|just|a|_|\+|you|we|that|usual)|once more|
      (?:was|is) nothing|no (?:excuse|doubt|means)|whenever (?:you|it)|(?:we|you) (?:all |both )|until (?:next time|then)|
      (?:visit|see|give|recommend|choose|join|contact|with) us|, (?:see|visit|come)|see (?:you|why|how|them|your|that|it|us|our)|
      can not (?:wait|be)|cannot wait|(?:look|looking) (?:forward|into|at|after|for)|(?:^|, |and |to )(?:read|share|choose|call|
      pass|bring|try|find|recommend) (?:_|this|your|us|about|these|that|them|it|from|such|more|feedback|\+|along|on|out|with)
    `,
    'gu',
  ),
  brought: `
    home door doors house road street across nearby neighbour* half double twice triple dozen hundred thousand million percent twenty thirty forty fifty six seven eight nine ten eleven
    twelve tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june
    july august september october november december spring autumn winter awful rude noisy slow dirty cold late bad poor
    unfair unhealthy small limited wife husband father dad mom child kid son daughter boss lawsuit health hair
    unprofessional incompet* lazy careless worst terribl* horribl* disgust* stale raw burn* broken overpriced expensive cheap money
    paid pay pays cost* bill charge* card number live lives market rule power critical shame* ashamed lacking fail* unwell
    mistake* error* negligen* fault private* secret* police lock* hurt* pain* sick* ill die* dead* old younger young women men

  `,
}
