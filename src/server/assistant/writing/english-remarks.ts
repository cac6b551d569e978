import { type RemarkWords, UP_TO } from './find-remarks.ts'

const NO_ONE = `(?:no ?(?:one|body)|nobody|never|not|\\p{L}{2,6}n't)`

export const ENGLISH_REMARKS: RemarkWords = {
  blame: {
    waited: [
      `wait(?:ed|ing) (?:for |over |nearly |almost |about ){0,2}(?:\\p{N}{1,2} ?(?:hrs?|h)|[3-9]\\p{N} ?(?:mins?|minutes))(?! (?:only|max))|queues? (?:out|down|round|around|though|was|were)|long queues?|(?:finally|eventually) (?:came|arrived|served)|(?:took|taking) ages|hours (?:talking|on the phone)|(?<!(?:(?:we|i) (?:were|was|arrived|came)|being) (?:\\p{L}{1,8} |\\p{N}{1,3} ){0,2})(?:hours?|minutes|mins) (?:late|past|later,? (?:and )?(?:still|no |nothing)|after (?:our|my|the) (?:booking|reservation|appointment|slot))|(?:an|one|two|three|four|half an|over an|\\p{N}+) (?:hours?|minutes|mins) (?:for|to get|until|before) |(?:wait(?:ed|ing)?|queu(?:ed|ing)|stood|sat) ${UP_TO(5)}(?:hours?|minutes|mins|ages|forever)|(?:kept|left) (?:me|us) waiting|waited and waited|still waiting`,
      'you had to wait so long',
    ],
    missing: [
      `(?:forgot|forgotten|forgetting) (?:to bring |half )?(?:our|my|the|of) (?:\\p{L}{1,8} )?(?:starters?|mains?|desserts?|drinks?|sides?|food|order|sauce|chips|fries|bread|dish(?:es)?|items?|cutlery)|(?:half|part|some|one) of (?:it|the order|our order|my order|the items|the food|them)? ?(?:was |were )?missing|(?:missing|forgot) (?:items?|parts?|pieces?|a button|half)|(?:starters?|mains?|desserts?|drinks?|sides?|food|order|parcel|package) (?:\\p{L}{1,8} )?never (?:came|arrived|turned up|showed up)|incomplete`,
      'something was missing',
    ],
    damaged: [
      `with an? (?:\\p{L}{1,8} )?(?:hole|stain|tear|rip|crack)|holes? in (?:my|it|the)|broke (?:my|our)(?! (?:trust|heart|promise))|(?:stone|button|screw|piece|part)s? (?:was |were )?missing|missing (?:stone|button|screw|piece)s?|(?:left|made) an? (?:hole|crack|dent|scratch|stain)|scratch(?:ed|es)?|dent(?:s|ed)?|cracked(?! (?:my|his|her) (?:neck|back|rib|tooth))|smashed|torn|ripped|shrunk|shrank|bleach stain|ruined (?:my|our|the)(?! (?:day|night|evening|holiday|trip|stay|weekend|birthday|anniversary|wedding|party|meal|honeymoon))|(?:everything|contents|inside|it|clothes|dress|suit|coat|sofa|carpet) (?:\\p{L}{1,8} ){0,2}(?:ruined|damaged|broken|soaked|in pieces)|damaged|arrived broken|water damage`,
      'something was not as it should have been',
    ],
    wrongItem: [
      `sizes? too (?:big|small|large)|sold (?:me|us) an? (?:used|old|broken|fake)|spel(?:led|t) (?:it |my name |his name |her name )?wrong|doesn't exist|(?:ordered|asked for|booked|wanted|paid for|reserved|requested) (?:\\S{1,16} ){1,6}(?:and )?(?:got|received|came|was given|were given|ended up with|they (?:sent|brought|gave))|wrong (?:size|colou?r|item|product|dish|order|part|model|one|thing|food|drink|shoes|tyres?|tires?)|asked for no |not what (?:i|we) (?:ordered|asked|booked|wanted)|(?:sent|brought|gave|served) (?:me|us) (?:the|a|something) (?:wrong|different|completely)`,
      'you did not get what you asked for',
    ],
    result: [
      `(?:photos?|pictures?) (?:are|were|is|was) (?:\\p{L}{1,8} )?(?:blurry|blurred|out of focus)|deleted my|bald patch|put diesel in|(?:snapping|breaking|falling|coming) (?:off|out)(?: in)?|(?:came|turned|went|is now|looks) out? ?(?:orange|green|yellow|uneven|patchy|crooked|lopsided|terrible|awful|horrible|wonky)|(?:hair|colou?r|cut|fringe|bangs|brows|nails|lashes|tattoo|paint|paintwork|tiles?|wall) (?:is|are|was|were|looks?|looked|came out|turned out) (?:\\p{L}{1,8} ){0,2}(?:orange|green|uneven|patchy|crooked|lopsided|a mess|a disaster|wonky|too short|butchered|ruined|fried)|butchered|botched`,
      'the result was not what you wanted',
    ],
    returns: [
      `pay (?:for )?(?:the |my )?return (?:postage|shipping)|returns? (?:are|is|was|were|policy|process|took)|(?:return(?:ing)?|exchang(?:e|ing)|send(?:ing)? (?:it|them) back) ${UP_TO(4)}(?:nightmare|impossible|refused|hassle|difficult|pain|joke|not accepted)|refused to (?:exchange|take (?:it|them) back)|wouldn't (?:exchange|take (?:it|them) back)`,
      'returning it was not easy',
    ],
    overdue: [
      `(?:weeks|months) and (?:\\S{1,10} ){0,4}still|(?:not|wasn't|weren't|isn't|still not) ready|\\p{N}+ (?:weeks|days|months) instead of|(?:days?|weeks?|months?) (?:late|overdue|behind|delayed|too late)|(?:arrived|came|delivered|ready|turned up) (?:\\p{L}{1,8} ){0,2}(?:an?|one|two|three|four|five|\\p{N}+) (?:days?|weeks?|months?) (?:later|late|after)|(?:took|taken) (?:\\p{L}{1,8} ){0,2}(?:days|weeks|months|\\p{N}+ (?:days|weeks|months))|delay(?:ed|s)?|(?:promised|said|supposed to be) ${UP_TO(6)}(?:monday|tuesday|wednesday|thursday|friday|next day|same day|two days|tomorrow|by)`,
      'it took so long',
    ],
    unreachable: [
      `(?:nobody|no one) (?:\\p{L}{1,10} ){0,4}(?:answers?|picks? up)|fan of voicemail|voicemail|goes straight to|(?:hard|difficult|tricky|impossible) to (?:reach|get hold of|contact|get through)|blocked my number|(?:nobody|no one|never|don't|doesn't|didn't|won't|not) (?:\\p{L}{1,8} ){0,2}(?:pick(?:s|ed|ing)? up|answers?|answer(?:ed|ing)?) ?(?:the (?:phone|telephone)|their phone|calls?|emails?|e-mails?)?|(?:phone|line|calls?) ${UP_TO(3)}(?:rings? out|just rings|unanswered|engaged|goes? to voicemail|dead)|(?:impossible|unable|can't|cannot|couldn't) (?:to )?(?:reach|get (?:hold of|through to|through)|contact)|on hold for|hung up on (?:me|us)`,
      'it was hard to reach us',
    ],
    unheard: [
      `radio silence|never received (?:it|anything)|since then,? nothing|(?:asked|waiting|asking) for my (?:\\p{L}{1,10} )?(?:file|records|results|documents?|certificate|x-?rays?)|(?:never|not|\\p{L}{2,6}n't|no one|nobody) (?:\\p{L}{1,8} ){0,2}(?:call(?:s|ed)?|r[ia]ng|phoned|text|wr[oi]te|got|get|gets) ?(?:me |us )?back|${NO_ONE} (?:\\p{L}{1,8} )?(?:called|rang|phoned|contacted me|contacted us)(?= ?[.!,]|$)|no (?:call|word|updates?|reply|response|news|communication|callback)(?: back)?|(?:never|not|\\p{L}{2,6}n't) (?:\\p{L}{1,8} )?(?:hear|heard) (?:\\p{L}{1,8} )?(?:back|from)|ghosted|had to chase|unless i chased|zero (?:communication|updates)|ignor(?:ed|ing|e) (?:my|our|all) (?:\\p{L}{1,8} )?(?:calls?|emails?|messages?|requests?|complaints?)`,
      'you did not hear back from us',
    ],
    cancelled: [
      `(?:kept|keeps?) (?:changing|moving|rescheduling|cancell?ing|postponing)|cancell?ed (?:my|our|the|on)(?! (?:\\p{L}{1,8} )?(?:membership|contract|subscription|card|order|policy|account|plan))|(?:appointment|booking|reservation|table|lesson|class|session|order|delivery) (?:\\p{L}{1,8} ){0,3}cancell?ed|(?:rescheduled|moved|postponed) (?:my|our|the|it|me)`,
      'your appointment did not go ahead as planned',
    ],
    closed: [
      `closed on an? (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|sign says open|(?:doors?|gates?|shop|store|office|place|kitchen|they|already) (?:\\p{L}{1,8} ){0,2}(?:locked|closed|shut)(?! (?:at|to|off|in my|in our|on sundays|by))|lights off|closed (?:early|when|without|despite|even though)`,
      'you found us closed',
    ],
    outdated: [
      `(?:website|site|google|online|menu|hours|opening (?:times|hours)) (?:\\S{1,12} ){0,5}(?:wrong|outdated|out of date|old|says?|said|incorrect|not up to date|misleading)|false advertising|misleading|advertised (?:as|at|\\p{L}{1,10}) ${UP_TO(5)}(?:but|not|isn't|wasn't)`,
      'the information you had was not right',
    ],
    brokenWord: [
      `skipped (?:half|most|some|several|the)|(?:in|on) the brochure|not as (?:described|advertised|promised)|(?:broke|broken|empty|false) promises?|promis(?:ed|ing)|not (?:keep|kept|honou?r(?:ed)?)|(?:refused to|wouldn't|didn't) honou?r|went back on|changed (?:the )?terms|as agreed|lied (?:to|about)|liars?|didn't stick to`,
      'things did not go as agreed',
    ],
    unsolved: [
      `still (?:squeaks?|leaks?|drips?|rattles?|makes? (?:a|the|that) noise)|(?:worse|more|louder) than before|fell out while|(?:internet|wifi|heating|power|line|phone) (?:\\p{L}{1,8} ){0,2}down|isn't finished|every (?:week|month) a new|(?:still|again) (?:\\p{L}{1,8} ){0,3}(?:broken|leaking|leaks|squeaking|squealing|making (?:the|that) noise|not (?:working|fixed|repaired|resolved|solved)|doesn't work|isn't (?:working|fixed)|won't start|no (?:heating|hot water|internet))|(?:squealing|leaking|broken|broke|dripping|rattling|stopped working|failed|dead) (?:\\p{L}{1,8} )?(?:again|by|within|after|the next|two|a) ?|(?:same|original) (?:problem|issue|fault|noise|leak)|(?:not|never|\\p{L}{2,6}n't) (?:\\p{L}{1,8} ){0,2}(?:fix(?:ed)?|repair(?:ed)?|resolv(?:ed?)|solv(?:ed?)) (?:it|the|my|our|anything)|came back (?:worse|the next)|(?:made|left) it worse|(?:second|third|fourth|fifth) (?:visit|attempt)`,
      'the problem has not been solved',
    ],
    pressed: [
      `needed a new (?:one|engine|boiler|roof)|second opinion|upsell(?:ing|s)?|up-sell(?:ing)?|hard sell|push(?:y|ed|ing) (?:me |us )?(?:to|into|for|sales|products?|salesm[ae]n|extras)|pushy|pressur(?:e|ed|ing) (?:me |us |sales|to|into)?|unnecessary (?:work|repairs?|treatments?|extras|parts)|sales pitch|trying to sell`,
      'you felt pressured',
    ],
    rushed: [
      `rushed (?:me|us|through|out|job|service)?|hurried (?:me|us)|wanted (?:me|us) (?:out|gone)|in and out in|(?:only|just|barely|all of|whole) (?:\\p{L}{1,8} )?(?:two|three|four|five|\\p{N}) minutes (?:with|of|for)|mains? (?:\\p{L}{1,8} )?(?:came|arrived) while`,
      'you felt rushed',
    ],
    unwelcome: [
      `(?:felt|made (?:me|us) feel) (?:\\p{L}{1,8} ){0,2}(?:unwelcome|like (?:a|an) (?:nuisance|burden|intruder|idiot|number)|stupid|small|judged|ignored|invisible|unwanted)|unwelcoming|(?:they|he|she|staff) (?:just )?(?:shrugged|laughed|smirked|sighed|ignored)|shrugged|condescending(?:ly)?|patroni[sz]ing|dismissive|looked (?:us|me) up and down|rolled (?:his|her|their) eyes|ignored (?:us|me)|couldn't care less|could not care less|don't care|attitude|snooty|snobby`,
      'you did not feel welcome',
    ],
    rude: [
      `could (?:\\p{L}{1,8} ){0,2}(?:be )?(?:a bit )?(?:friendlier|nicer|more (?:friendly|polite|welcoming))|power trip|turned (?:me|us|my \\S{1,10}|him|her) away|rude(?:ly|ness|st)?|unfriendly|impolite|disrespectful(?:ly)?|grumpy|nasty|hostile|unpleasant (?:staff|people|woman|man|lady|guy)|bad manners|yelled at|shouted at|snapped at|swore at|sarcastic|aggressive`,
      'you were not treated in a friendly way',
    ],
    inattentive: [
      `laughed when|(?:learn(?:ed|t)|taught) (?:\\p{L}{1,8} )?nothing|left (?:\\p{L}{1,9} ){1,4}standing|being invisible|couldn't be heard|can't hear|(?:on|glued to|staring at|scrolling|playing with|looking at) (?:his|her|their) (?:phone|phones|mobile)|(?:more interested in|busy) (?:chatting|talking|texting|their phones?)|(?:not|\\p{L}{2,6}n't|never) (?:\\p{L}{1,8} )?(?:listen(?:ed|ing)?|paying attention|pay attention)|no one (?:came|checked|asked|bothered)|nobody (?:came|checked|asked|bothered)|couldn't be bothered|disinterested|uninterested|careless|sloppy`,
      'you did not get the attention you deserve',
    ],
    inFood: [
      `(?:hairs?|fly|flies|insects?|bugs?|plastic|bones?|worms?|maggots?|stone|metal|slug|caterpillar|cockroach|glass) (?:\\p{L}{1,8} )?in (?:my|our|the|his|her) (?:\\p{L}{1,10} )?(?:food|soup|salad|meal|plate|drink|burger|pizza|pasta|rice|coffee|sandwich|dish|bowl|sauce|bread|cake|dessert|curry|noodles|wine|beer|glass|breakfast|ice cream|omelette|stew|fries|wrap|tacos?)`,
      'there was something in your food that did not belong there',
    ],
    pests: [
      `cockroach(?:es)?|roach(?:es)?|a mouse (?:ran|in|under|running)|mice|rats?|ants|fruit flies|vermin|infested|infestation|spiders?|silverfish`,
      'you came across pests',
    ],
    stale: [
      `stale|not fresh|mou?ldy (?:bread|food|cheese|fruit|cake|vegetables)|off milk|past (?:its|their) (?:sell|best|use)|(?:expired|out of date) (?:milk|food|meat|yogh?urt|products?)|rotten|wilted|gone off`,
      'it was not fresh',
    ],
    hotWater: [
      `no (?:hot|warm) water|(?:showers?|water) (?:\\p{L}{1,8} ){0,2}(?:ice )?(?:cold|freezing)|cold showers?`,
      'there was no hot water',
    ],
    card: [
      `(?:get|need) a card (?:reader|machine)|cash only|only (?:take|accept)s? cash|(?:no|didn't|don't|not) (?:\\p{L}{1,8} ){0,2}(?:accept )?cards?(?: payments?)?`,
      'you could not pay by card',
    ],
    crowded: [
      `tables? (?:\\p{L}{1,8} ){0,2}too close|squeezed in|(?:too|so|very|really|always|overly|completely|bit|over)[ -]?(?:crowded|packed|busy|full)|overcrowded|cramped|packed like|rammed|no (?:free )?(?:seats?|tables?|machines?)(?! belts?)`,
      'it was so crowded',
    ],
    pictures: [
      `turned out (?:to be|not)|advertised as|they (?:said|claimed)(?= ?[.!,]|$)|(?:nothing|not|unlike|\\p{L}{2,6}n't) (?:\\p{L}{1,8} ){0,3}(?:like|as in|match(?:ing|ed)?|as) (?:the|in the|on the|your|their) (?:photos?|pictures?|pics?|images?|website|description|ad|advert)|(?:photos?|pictures?|description) (?:\\p{L}{1,8} ){0,3}(?:misleading|lie|fake|deceiving|nothing)|see[ -]through|(?:poor|cheap|thin|flimsy|bad|terrible) (?:quality|material|fabric|plastic)`,
      'it was not what you expected',
    ],
    contract: [
      `(?:cancel|leave|get out of|quit|end) (?:\\p{L}{1,8} ){0,3}(?:membership|contract|subscription|plan|lease)|(?:\\p{N}+|twelve|six)[ -]months? (?:contract|membership|minimum)|sign(?:ed)? for \\p{N}+ months|locked (?:in|into)|could cancel|notice period|small print|fine print|keep (?:charging|taking)|kept (?:charging|taking|billing)`,
      'the contract was not what you expected',
    ],
    worth: [
      `(?:waste of|wasted|not worth|isn't worth|wasn't worth|never worth) (?:\\p{L}{1,8} ){0,2}(?:money|time|the price|it|the hype|a penny)|rip[ -]?off|ripped (?:me |us )?off|daylight robbery|overpriced|not worth`,
      'you did not feel it was worth it',
    ],
    suspected: [
      `accus(?:ed|ing) (?:me|us|my|him|her) of|treated (?:me|us) like (?:a |an )?(?:criminals?|thie(?:f|ves)|shoplifters?|liars?)|follow(?:ed|ing) (?:me|us) around (?:the )?(?:store|shop)|searched my bag|checked my bag`,
      'you felt wrongly accused',
    ],
    unfinished: [
      `half[ -](?:done|finished|complete|built)|unfinished|not finished|never (?:finished|completed|came back to finish)|left (?:the )?(?:job|work) (?:\\p{L}{1,8} )?(?:half|unfinished|incomplete)|walked (?:off|away from) (?:the )?(?:job|site)`,
      'the work was not finished',
    ],
    mess: [
      `left (?:a|such a|a huge|a complete|the place|everything|mud|dust|rubbish|us with a) (?:\\p{L}{1,10} )?(?:mess|filthy|dirty|everywhere|behind)`,
      'it was left in a mess',
    ],
    notLasting: [
      `(?:started|began) (?:peeling|chipping|fading|leaking)|peeling|(?:the )?very next day|(?:fell|came|washed) (?:out|off) after|after one (?:wash|use|day|week)|(?<!phone )battery (?:\\p{L}{1,8} ){0,2}lasts?|(?:lasted|held) (?:\\p{L}{1,8} ){0,2}(?:a|one|two|three|\\p{N}+) (?:days?|weeks?|hours?|months?|wash(?:es)?)|fell apart|came off (?:after|within|the next|in)|chipped (?:after|within|the next|in)|broke (?:after|within|the first|on the first|in)|faded after|peeled off`,
      'it did not last',
    ],
    cold: [
      `could be (?:a bit |a little )?warmer|(?:room|rooms|restaurant|gym|studio|class|it|place|hall|pool|church|waiting room|dining room|bedroom|changing room) (?:was|were|is) (?:\\p{L}{1,8} ){0,3}(?:chilly|cold|freezing|draughty|drafty)|freezing (?:inside|in there|room)|draught|no heating`,
      'it was too cold',
    ],
    hot: [
      `(?:room|rooms|restaurant|gym|studio|it|place|hall|bedroom) (?:was|were|is) (?:\\p{L}{1,8} ){0,3}(?:boiling|stuffy|sweltering|stifling|too hot|too warm)|stuffy|no (?:air ?con(?:ditioning)?|ac)`,
      'it was too warm',
    ],
    paidMore: [
      `quot(?:ed|e) ${UP_TO(9)}(?:bill|charged|paid|pay|invoice|ended|final|turned|became|asked|was)|(?:fees?|charges?|surcharges?|extras?)(?:, [^.!?]{1,30})? (?:on top|added|nobody|no one|not mentioned|never mentioned|appeared)|(?:call[ -]?out|parking|service|cleaning|resort|admin|booking|cancellation|late|hidden|extra) (?:fees?|charges?)|(?:add(?:ed|ing)|slapped on|snuck in) (?:\\p{L}{1,8} ){0,3}(?:fees?|charges?|extras?|tip|gratuity)|more than (?:quoted|agreed|advertised|the (?:quote|estimate|price))|wanted (?:another|an extra|more|\\p{Sc}?\\p{N}+ more)`,
      'you had to pay more than you expected',
    ],
    billed: [
      `clamped|towed|fined (?:me|us)|(?:parking )?(?:fine|ticket) (?:while|although|even though|despite)|overcharged|charged (?:me |us )?(?:for|twice|double|too much)|double charged|billed (?:me |us )?(?:for|twice)|wrong (?:bill|amount|change|total|price)|(?:bill|invoice|receipt|till) (?:\\p{L}{1,8} ){0,3}(?:wrong|incorrect|mistakes?|errors?|didn't)|took (?:the )?(?:money|payment) twice|short[ -]?changed`,
      'there was a problem with the bill',
    ],
    noise: [
      `walls (?:\\p{L}{1,8} ){0,3}thin|hear (?:our|the|my) (?:\\p{L}{1,8} )?(?:neighbou?rs?|next table|room next)|(?:yell|scream|shout|party|bark|drill|hammer)(?:s|ing|ed) (?:\\p{L}{1,10} ){0,5}(?:night|until|till|am|all day|outside|corridor|hallway|morning)|(?:thin|paper[ -]thin|paper) walls|walls (?:are|were) (?:\\p{L}{1,8} )?(?:thin|paper)|hear (?:everything|every word|the neighbou?rs|people|every)|(?:couldn't|could not|no|barely|hardly|didn't) (?:\\p{L}{1,8} )?(?:sleep|slept|sleep a wink)|building site|construction (?:work|noise|next)|kept (?:us|me) (?:up|awake)`,
      'the noise disturbed you',
    ],
    late: [
      `(?:turned|showed) up (?:\\p{L}{1,8} ){0,3}late|(?:they|he|she|plumber|electrician|technician|driver|instructor|taxi|engineer|mover|movers|builder|cleaner|doctor|photographer|dj) (?:was|were|came|arrived) (?:\\p{L}{1,8} |\\p{N}+ ){0,3}late|always late|late for`,
      'we were not on time',
    ],
    noShow: [
      `(?:neither came nor|(?:didn't|did not|never) (?:come|came|show)(?:,| and) (?:didn't|did not|never) (?:call|ring|rang|phone|text)|(?:didn't|did not|never) (?:come|came) (?:and|or|nor)|was due [^.!?]{0,30}[.,] (?:nobody|no one) (?:came|turned up))|(?:taxi|cab|it|driver|engineer|plumber|electrician|technician|cleaner|nurse|he|she) never (?:came|arrived|turned up|showed)|(?:never|nobody|no one|didn't|not) (?:\\p{L}{1,8} )?(?:turned|turn|showed|show)(?:ed|s)? up|no[ -]show|stood (?:me|us) up|waited in all day`,
      'no one came',
    ],
    wrongRoom: [
      `(?:booked|paid for|reserved|promised) (?:\\S{1,12} ){0,3}(?:sea view|view|suite|double|king|balcony|twin|upgrade|room|cottage|table by) ?(?:\\S{1,12} ){0,3}(?:got|gave|given|but|instead|received|was)`,
      'you did not get the room you had booked',
    ],
    decline: [
      `used to (?:be|love|go|come)|gone downhill|went downhill|not what it (?:was|used to be)|new (?:owners?|management)|(?:standards|quality) (?:has|have) (?:dropped|slipped|fallen|gone)`,
      'it was not as good as it used to be',
    ],
    soldOut: [
      `sold out|out of stock|(?:ran|run|were|was) out of|(?:not|\\p{L}{2,6}n't|nothing|half the menu) (?:\\p{L}{1,8} ){0,2}(?:available|in stock)|unavailable|half the (?:dishes|menu|things)`,
      'what you wanted was not available',
    ],
    lost: [
      `never heard of (?:us|me|our|my)|no (?:record|trace) of|lose the booking|no (?:table|booking|record|reservation) (?:for us|when|under|despite)|double[ -]booked|lost (?:the )?(?:booking|reservation)|(?:gave|given) (?:away )?(?:our|my) (?:table|slot|room|appointment)`,
      'something went wrong with your booking',
    ],
    spoiled: [
      `ruin(?:ed|ing|s)? (?:my|our|the|his|her) (?:\\p{L}{1,10} )?(?:day|night|evening|holiday|trip|stay|weekend|birthday|anniversary|wedding|party|meal|honeymoon|vacation|christmas|event)|spoil(?:ed|t) (?:my|our|the)`,
      'the occasion was spoiled for you',
    ],
    noHelp: [
      `support (?:\\p{L}{1,8} ){0,3}(?:script|useless|bots?)|(?:reads?|reading) from a script|blamed (?:the|me|us|my)|(?:another|new|same|always an?) excuses?|excuses|unhelpful|no help|(?:not|\\p{L}{2,6}n't|never|wouldn't|couldn't|refused to|nobody|no one) (?:\\p{L}{1,8} ){0,2}help(?:ful|ed)?(?! but)|(?:staff|support|they|customer service|team|completely|absolutely|totally) useless|useless (?:staff|support|service|people)|incompetent|clueless|no idea what`,
      'you did not get the help you needed',
    ],
    unclean: [
      `(?:sheets?|towels?|linen|bed) (?:had |were |was |have |has )?(?:not|never|hadn't|weren't|wasn't) (?:been )?changed|still (?:dirty|filthy|covered|smelly)|mou?ld(?: in| on| everywhere| all)|(?:stain(?:s|ed)?|hairs?|dust|crumbs|grime|mould|mold|sticky|makeup) (?:\\p{L}{1,8} ){0,2}(?:on|in|over|everywhere|under|around)|(?:sheets?|towels?|robe|linen|bedding|cutlery|glasses|plates?|floors?|tables?|carpet|mats?|showers?|room|bathroom|changing rooms?|pool|toilets?) (?:\\p{L}{1,8} ){0,3}(?:dirty|filthy|stained|sticky|grubby|disgusting|unclean|gross|mou?ldy)|(?:dirty|filthy|grubby|unclean|sticky|disgusting) (?:sheets?|towels?|cutlery|glasses|plates?|floors?|tables?|carpet|mats?|showers?|room|bathroom|pool|toilets?|place)`,
      'it was not as clean as it should be',
    ],
    brokenThings: [
      `(?:broken|faulty|out of order) (?:treadmills?|machines?|equipment|lifts?|elevator|tv|television|showers?|lights?|toilet|door|lock|kettle|heater|ac|chair)|(?:treadmills?|machines?|equipment|lifts?|elevator|tv|television|lights?|door|lock|kettle|heater|chair|window) (?:\\p{L}{1,8} ){0,3}(?:broken|out of order|not working|\\p{L}{2,6}n't work|\\p{L}{2,6}n't open|\\p{L}{2,6}n't close|did not work)`,
      'not everything was working',
    ],
    brokenShower: [
      `(?:showers?) (?:\\p{L}{1,9} ){0,4}(?:broken|out of order|faulty|bust(?:ed)?|not working|\\p{L}{2,6}n't work(?:ing|ed)?|did not work|out of action|packed in)|(?:broken|faulty|out of order) (?:showers?)`,
      'the shower did not work',
    ],
    brokenCooling: [
      `(?:air ?-?con(?:ditioning|ditioner)?|a/?c|aircon) (?:\\p{L}{1,9} ){0,4}(?:broken|out of order|faulty|bust(?:ed)?|not working|\\p{L}{2,6}n't work(?:ing|ed)?|did not work|out of action|packed in)|(?:broken|faulty|out of order) (?:air ?-?con(?:ditioning|ditioner)?|a/?c|aircon)`,
      'the air conditioning did not work',
    ],
    brokenHeating: [
      `no heating(?! (?:needed|required|costs))|(?:heating|radiators?) (?:\\p{L}{1,9} ){0,4}(?:broken|out of order|faulty|bust(?:ed)?|not working|\\p{L}{2,6}n't work(?:ing|ed)?|did not work|out of action|packed in)|(?:broken|faulty|out of order) (?:heating|radiators?)`,
      'the heating did not work',
    ],
    brokenLift: [
      `(?:lifts?|elevators?) (?:\\p{L}{1,9} ){0,4}(?:broken|out of order|faulty|bust(?:ed)?|not working|\\p{L}{2,6}n't work(?:ing|ed)?|did not work|out of action|packed in)|(?:broken|faulty|out of order) (?:lifts?|elevators?)`,
      'the lift did not work',
    ],
    billedOn: [
      `(?:still|kept?|keeps?|continue[sd]?) (?:\\p{L}{1,9} ){0,3}(?:charg|bill|tak|debit)(?:ed|ing|es) (?:[^.!?]{0,50} )?(?:after|since|despite|although|even though) (?:\\p{L}{1,9} ){0,3}cancel\\p{L}{2,8}|cancell?ed (?:[^.!?]{1,40}[, ]){1,2}(?:and |but )?(?:still|kept|keep|they keep|they still) (?:\\p{L}{1,9} ){0,3}(?:charg|bill|tak|debit)(?:ed|ing|es?)|(?:charged|billed) (?:[^.!?]{0,30} )?after (?:i |we |my |having )?(?:had )?cancel\\p{L}{2,8}`,
      'you have had this trouble with the payments',
    ],
    menu: [
      `(?:little|limited|poor|no|small|boring) (?:choice|selection|variety|options)|(?:nothing|no options?) for (?:vegetarians|vegans|kids|children)|could use more|more (?:variety|choice|options)`,
      'there was not more to choose from',
    ],
    worn: [
      `(?:looks?|looked|feels?|is|are|was|were|bit|rather|very|so|little) (?:\\p{L}{1,8} ){0,2}(?:tired|worn|dated|shabby|run[ -]down|grotty|neglected|tatty)|falling apart|old[ -]fashioned|seen better days|needs? (?:\\p{L}{1,8} ){0,2}(?:updating|refurbish\\p{L}{1,5}|renovat\\p{L}{1,5}|a refresh|a lick of paint)|worn (?:out|carpets?)`,
      'things looked tired and worn',
    ],
    lostThing: [
      `(?:lost|misplaced|mislaid) (?:my|our)(?! (?:appetite|patience|temper|time|business|custom|trust|faith|mind|way|will|money|booking|reservation))`,
      'something of yours was lost',
    ],
    repeated: [
      `(?:the )?(?:second|next|replacement|new) (?:one|try|attempt|time|\\p{L}{3,9}) (?:was |came |came out |is |just )?(?:\\p{L}{1,9} ){0,3}(?:as well|too|again|just as|no better|the same|even worse)|(?:sent (?:it|them) back|asked for (?:another|a new one)|got (?:another|a new one)) (?:and |, ?)?(?:\\p{L}{1,9} ){0,4}(?:as well|too|again|no better|the same|even worse)`,
      'it was no better the second time',
    ],
    uninformed: [
      `could have (?:told|warned|mentioned)|would have been (?:nice|good) to know|without (?:any )?(?:warning|notice)|(?:nobody|no one) (?:told|warned|informed|mentioned)|didn't (?:tell|warn|mention)|(?:weren't|wasn't|not|never) (?:told|informed|warned)`,
      'no one told you beforehand',
    ],
  },
  praise: {
    honest: [
      "(?:did not|didn't|doesn't) need (?:any )?(?:work|repairs?|replacing|it)|(?:taking|took) (?:me|us|my|our) (?:\\p{L}{1,10} )?(?:worries |concerns |problem |pain |symptoms )?seriously|honest(?:ly priced|y)?|trustworthy|upfront|transparent|no hidden (?:fees|costs|charges|extras|surprises)|exactly what (?:he|she|they) quoted|don't try to sell",
      'you felt you could trust us',
    ],
    fair: [
      `cheapest (?:quote|price)|cheap(?: and cheerful|, cheerful| *(?=[.,!]))|(?:fair|good|great|reasonable|decent|honest|excellent|amazing) (?:prices?|value|pricing|deal|rates?)|(?:fairly|reasonably|well) priced|good value|great value|value for money|affordable|worth every (?:penny|cent)|bargain`,
      'you found the price fair',
    ],
    fast: [
      `(?:so |very |super |really |incredibly )?(?:fast(?! food)|quick(?! (?:bite|lunch|drink|coffee|stop|visit|note|look|one))|quickly|speedy|prompt|promptly|efficient|swift)|in no time|same day|(?:in|within|took) (?:only |just )?(?:two|five|ten|fifteen|twenty|thirty|\\p{N}+) minutes|right away|straight away`,
      'everything was done so quickly',
    ],
    onTime: [
      `(?:always |right |exactly )?on time|punctual|never (?:once )?(?:kept (?:me|us) waiting|late)|ahead of schedule|earlier than|when (?:they|he|she) said`,
      'everything was on time',
    ],
    noWait: [
      `no (?:queue|queues|wait|waiting|lines?)|(?:didn't|did not|never) have to wait|without (?:a )?wait(?:ing)?`,
      'you did not have to wait',
    ],
    explained: [
      `explain(?:ed|s|ing)? (?:\\p{L}{1,10} ){0,2}(?:everything|every|each|what|all|it|the|things|my|how|why|clearly)|answered (?:all|every) (?:my|our|of)|talked (?:me|us) through|informative|great advice|good advice|knowledgeable`,
      'everything was explained well',
    ],
    painless: [
      `(?:no|any|without|zero) pain|painless|(?:didn't|did not|doesn't) (?:even )?(?:hurt|feel (?:a thing|anything))|(?:so |very |really )?gentle`,
      'you found us gentle',
    ],
    atEase: [
      `phobia (?:is|was) gone|no longer (?:scared|afraid)|not (?:scared|afraid) any ?more|(?:felt|feel|made (?:me|us|him|her) feel|put (?:me|us|him|her)) (?:\\p{L}{1,8} ){0,3}(?:at ease|comfortable|safe|at home|relaxed|welcome|special|looked after|calm)|(?:was|were) (?:so )?(?:nervous|anxious|scared|dreading|terrified|worried)|dreading it`,
      'you felt at ease',
    ],
    friendly: [
      `angels|(?:really |so |very |super )helpful|put a photo|even (?:topped|brought|gave|left|put|saved)|treated (?:me|us|her|him|them) (?:like (?:royalty|family|a king|a queen|an old friend)|so (?:well|kindly)|with (?:such |so much |great )?(?:care|respect|kindness))|deserves? a (?:raise|medal|promotion|bonus)|goodbye hug|(?:friendly|lovely|kind|nice|welcoming|wonderful|great|amazing|fantastic|sweet|helpful|attentive|polite|brilliant|fabulous|charming|cheerful|caring) (?:and \\p{L}{1,12} )?(?:staff|team|people|folks|service|crew|owners?|guys|ladies|girls|receptionist|waiters?|waitress|bunch|faces?|lady|man|woman)|(?:staff|team|people|everyone|folks|they|crew|owners?|guys) (?:\\p{L}{1,8} ){0,3}(?:friendly|lovely|kind|nice|welcoming|wonderful|great|amazing|helpful|attentive|sweet|brilliant|kinder|nicer|fantastic)|(?<!(?:dog|kid|child|family|pet|eco|user|budget|pram)[ -])friendl(?:y|iest)|couldn't have been (?:kinder|nicer|friendlier|more helpful)|banter|legends?|magic hands`,
      'you felt well looked after',
    ],
    helped: [
      `passed first time|exactly what (?:i|we) needed|saved the day|found me (?:\\S{1,8} ){0,3}|let (?:us|me) down (?:\\S{1,8} ){0,5}before|(?:fixed|sorted|repaired|solved|mended|rescued|unblocked|stopped) (?:\\p{L}{1,8} )?(?:my|our|the|it|everything|this)|(?:only|finally) (?:\\p{L}{1,8} ){0,3}(?:fix|could|solved?|helped|found)|life ?savers?|saved (?:my|our|the) (?:day|life|bacon|wedding|holiday)|came to the rescue|went above and beyond|(?:turned|came) (?:up|out) (?:at|within|on a|the same)`,
      'we were able to help',
    ],
    expert: [
      `(?:the )?best work|fair quote|tidy work|(?:love|enjoy|enjoyed|adore) (?:the |their |our |these )?(?:classes|lessons|course|sessions|tours?)|knows? (?:his|her|their|your) (?:stuff|craft|job|trade|business)|(?:tour|guide) (?:was|is) (?:great|brilliant|amazing|fantastic|excellent)|(?:great|good|excellent|amazing|fantastic|superb|top|brilliant|quality|beautiful|perfect|solid|top[ -]notch|first[ -]class|wonderful) (?:job|work|workmanship|result|results|craftsmanship|garage|mechanic|dentist|salon|plumber|teacher|school|vet|shop|gym|course|class(?:es)?|lessons?)|professional(?:ly|s|ism)?|skilled|talented|experts?|thorough(?:ly)?|meticulous|know what they(?:'re| are) doing|(?:enjoyed|loved) the (?:\\p{L}{1,8} )?(?:class|lesson|course|session|tour|workshop|show)`,
      'you were happy with our work',
    ],
    choice: [
      `(?:great|good|huge|wide|lovely|nice|amazing|big|excellent|fantastic) (?:selection|choice|range|variety)|so much to choose|(?:killer|great|amazing|lovely|fantastic) (?:cocktails|drinks|menu|wine list)`,
      'you liked the selection',
    ],
    children: [
      `(?:kids?|children|grandchildren|little ones?|boys|girls|twins) (?:\\p{L}{1,8} ){0,2}(?:loved?|enjoyed?|adored?|had (?:a )?(?:great|fun|lovely|wonderful|blast|fantastic)|happy|didn't want to leave)|great (?:for|with) (?:the )?(?:kids|children|families)|family[ -]friendly`,
      'the children enjoyed it',
    ],
    child: [
      `(?:my|our) (?:\\p{L}{1,10} )?(?:son|daughter|boy|girl|child|toddler|little one|teenager|\\p{N}+ ?(?:year|yr)[ -]old) (?:\\S{1,14} ){0,4}(?:loves|enjoys|finally|confident|progress|improved|happy|can't wait|passed|reads|learn(?:s|ed|t)|looks forward|not (?:scared|afraid)|no longer)`,
      'your child is doing so well',
    ],
    childLiked: [
      `(?:my|our) (?:\\p{L}{1,10} )?(?:son|daughter|boy|girl|child|toddler|little one|grandson|granddaughter) (?:\\p{L}{1,8} ){0,2}(?:loved|enjoyed|adored|had (?:a )?(?:great|fun|lovely|blast))`,
      'your child enjoyed it',
    ],
    occasion: [
      `(?:birthday|wedding|anniversary|party|celebration|christening|baby shower|engagement|\\p{N}{2}th) (?:\\S{1,14} ){0,6}(?:special|perfect|amazing|wonderful|unforgettable|memorable|magical|success|lovely)|(?:special|perfect|amazing|wonderful|unforgettable|memorable|magical) (?:\\S{1,14} ){0,3}(?:birthday|wedding|anniversary|party|celebration)|happy tears`,
      'it was such a special occasion',
    ],
    loyal: [
      `(?:for|over|nearly|about|past|last) (?:\\p{L}{1,8} )?(?:\\p{N}+|two|three|four|five|six|seven|eight|ten|fifteen|twenty|many|several) years|(?:been|were|come|coming|going|customer|patient|client|member|regular) (?:\\p{L}{1,8} ){0,3}(?:for (?:years|ages|decades)|since)|year after year|every (?:week|month|year|time)|(?:as|like) always|never (?:disappoints?|let(?:s)? (?:me|us) down)|wouldn't go anywhere else|would not go anywhere else|go nowhere else|years ago`,
      'you put your trust in us',
    ],
    again: [
      `would (?:hire|use|book|sweat|buy|eat|stay) (?:\\p{L}{1,8} )?again|would do it again|worth the (?:drive|trip|journey|detour)|drove (?:\\S{1,8} ){1,3}(?:hours?|miles|km)|(?:will|'ll|would|going to|can't wait to|definitely|certainly|already) (?:\\p{L}{1,10} ){0,2}(?:come back|be back|go back|return|coming back|be returning|book again|visit again|back soon|booked again)|see you (?:soon|again|next)|until next time|come back (?:again|every)`,
      'you would come back to us',
    ],
    recommend: [
      `(?:highly|definitely|would|can only|strongly|thoroughly|can|cannot|can't|couldn't|wholeheartedly) (?:\\p{L}{1,10} )?recommend(?:ed)?(?: highly enough)?|recommend(?:ed)? (?:to|it|this|them|her|him|everyone)|told all my friends|tell(?:ing)? everyone`,
      'you would recommend us',
    ],
    delicious: [
      `delicious|yummy|tasty|scrumptious|mouth-?watering|to die for|finger[ -]lick\\p{L}{1,5}|(?:best|great|amazing|insanely good|incredible|fantastic|perfect|excellent|lovely|good|divine|superb) (?:flat white|latte|cocktails?|tacos?|curry|ramen|noodles|brunch|ice cream|croissants?|pie|cookies?|tapas|roast|kebab|dumplings|pho|burritos?|sandwich(?:es)?|doughnuts?|donuts?|bagels?|pancakes?|waffles?|cannoli|oysters?)|flat white|everything tasted`,
      'it tasted so good',
    ],
    clean: [
      `(?:spotless(?:ly)?|immaculate|super clean|very clean|so clean|always clean|clean and tidy)|clean (?:showers?|rooms?|changing|place|facilities|toilets|and|gym|hotel)|sparkling clean`,
      'you found everything clean',
    ],
    noFault: [
      `(?:couldn't|could not|can't|cannot) (?:ask|wish) for (?:\\p{L}{1,8} ){0,2}(?:better|more|nicer)|saints|(?:still |simply |easily |by far |hands down )?the best (?:\\S{1,12} ){1,3}(?:in|around|ever)|what more (?:do|could|can)|everything was perfect|all perfect|from (?:the )?(?:start|booking|beginning|first) (?:\\S{1,8} ){0,3}to (?:the )?(?:finish|end|last|goodbye)|(?:no|zero|without any|not a single|nothing|never any|not one) (?:\\p{L}{1,8} ){0,3}(?:complaints?|complain about|fault|faults|criticism|to criticise|to fault|to complain)|(?:can't|cannot|couldn't|could not) (?:\\p{L}{1,8} )?(?:fault|complain|ask for more|be happier|have asked for more|have been happier|be more (?:pleased|happy|satisfied)|thank (?:\\p{L}{1,8} ){1,3}enough)|5 stars (?:is |are )?not enough|wish (?:i|we) could give (?:more|six|10|ten)`,
      'you were so happy with everything',
    ],
    pet: [
      `(?:puppy|dog|cat|pup)s? (?:\\S{1,14} ){0,10}(?:groomed|through the door|wagg\\p{L}{1,4}|adores?|loves?)|(?:my|our|the) (?:\\p{L}{1,10} ){0,2}(?:dog|cat|puppy|kitten|rabbit|horse|pup|hamster|parrot|guinea pig)s? (?:\\S{1,14} ){0,5}(?:loves?|loved|happy|calm|gets?|got|well|great|care|hands|safe|excited|wags?|adores?|better|biscuit|treats?)|(?:great|gentle|kind|lovely|amazing|wonderful|patient) with (?:my|our|the) (?:\\p{L}{1,10} )?(?:dog|cat|puppy|kitten|pets?|animals?)`,
      'your pet is in good hands',
    ],
    result: [
      `(?:saw|see) my new|my new smile|(?:love|loved|adore|happy with|pleased with|obsessed with|delighted with|thrilled with) (?:my|the|our|how) (?:\\p{L}{1,8} )?(?:new |it )?(?:hair|colou?r|cut|nails|brows|lashes|tattoo|smile|teeth|kitchen|bathroom|garden|photos?|dress|suit|glasses|results?|look|turned out|looks?)|(?:hair|haircut|nails|brows|car|kitchen|bathroom|teeth|smile|garden|photos?|pictures?|dress|suit|floor|watch|bike) (?:is|are|looks?|looked|came out|turned out|was|were|feels?|runs?) (?:\\p{L}{1,8} )?(?:perfect|amazing|beautiful|stunning|gorgeous|great|fantastic|like new|brand new|lovely|wonderful|incredible)|exactly (?:what|how) (?:i|we) (?:wanted|asked|hoped)`,
      'you are happy with the result',
    ],
  },
}
