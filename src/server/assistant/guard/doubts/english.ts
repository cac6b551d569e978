import type { ReplyLanguage } from './reply-words.ts'

export const ENGLISH: ReplyLanguage = {
  small: `
    a an the and to of for with that this these it is are was were be been have has had we us our you your in on
    about dear hi hello hey i my me team s so but at by from here
  `,
  joints: 'and but so when',
  leads:
    'we i it you our is are have has will would can do that please be very truly really also so all already the whole team to',
  sharp: `
    no not never nobody nothing none neither nor without other others another else instead only just even less least
    more most than too enough little yourself someone somebody people person elsewhere home away if unless because
    why who fault wrong must should stop go leave learn last next again always first well way wait waited waiting
    late long old new take see
  `,
  courtesy: {
    opening: `
      thank(?:s| you)|appreciate[ds]?|grateful|cheers|mean(?:s|ing)? (?:a (?:great |whole )?(?:lot|deal)|so much|
      the world)|hope(?: (?:to|that|you|we|your|for|this|it|they))|hopefully|look(?:ing)? forward|(?:can not|
      cannot) wait to (?:see|welcome|have|host|serve)|see you|until (?:next|then|your)|(?:would|
      will) (?:really )?(?:love|like|be (?:happy|glad|delighted|honou?red|thrilled|pleased|grateful)|welcome|
      appreciate)(?: to| the| it| if| another| your)|(?:give|giving|allow|allowing) us (?:the|a|another|one more)|
      welcome you|join us again|(?:get|getting|be|being|keep) in touch|contact(?:ing)? (?:us|our|me)|
      reach(?:ing)? (?:out|us)|write to us|(?:send|drop) us a|(?:speak|talk) (?:to|with) (?:us|you)|
      let(?:ting)? us know|tell(?:ing)? us|feel free|not hesitate|(?:here|happy|glad|able|ready) to (?:help|assist|
      talk|discuss|listen|answer|look|find|resolve|sort|speak)|we (?:can|could) (?:help|look|find|make|put|resolve|
      discuss|talk|learn|assist|address|sort|follow|speak|understand|do|improve)|(?:pass(?:ed|ing)?|shar(?:e|ed|ing)|
      forward(?:ed)?|relay(?:ed)?|raised?|discuss(?:ed)?|spoken|talked|mention(?:ed)?) (?:your|this|these|it|them|
      that|on|along|with|the|all)|(?:take|taking|took|taken) (?:\\S+ ){1,6}?(?:seriously|to heart|on board|
      into account|into consideration|note)|noted|(?:look(?:ing|ed)?(?: closely)? (?:into|at)|work(?:ing|s)? (?:on|
      hard)|review(?:ing)? (?:our|this|how|what)|check(?:ed|ing)?)|(?:help|helps|helping|helped|allow|allows|
      encourage|encourages|motivate|motivates|inspire|inspires) (?:us|our)|(?:important|valuable|helpful|
      precious) (?:to|for) us|(?:want|aim|strive|try|work hard|do our best|continue|committed) (?:to|for|every|all|
      our)|your (?:\\S+ )?(?:feedback|comments?|points?|remarks?|suggestions?)|will be (?:so |very )?(?:delighted|
      thrilled|happy|pleased|overjoyed) to (?:hear|read)|(?:best|kind|warm|warmest|kindest|many) (?:regards|wishes)|
      regards|sincerely|wish(?:ing)? you|all the best|happy (?:belated )?(?:birthday|anniversary)|safe travels|
      from (?:all of us|the whole|everyone)|(?:best|kind|warm|many) (?:regards|wishes)|regards|(?:message|call|
      email) us|come back|write to us
    `,
    words: `
      feedback review* comment* words word rating star stars five four visit* stay staying support* your_patience
      understanding trust* business time experience* compliment* suggestion* message* remark* thoughts report
      reporting kind* honest* thoughtful positive warm praise point points both_points concern* evening brunch
      breakfast day trip journey our_*_team guest* customer* client* everyone whole staff kitchen balanced very
      very_much so_much a_lot truly really always sincerely heart* taking taken took share* sharing write writing
      leaving let letting know tell telling bringing attention leave gladly join coming joining celebrating
      practicing playing help helps improv* do_better better giving give chance opportunity great such both also all
      see seeing welcome welcoming host hosting serve serving again soon very_soon back next_time your_next
      next_visit next_check check_up next_season one_day future another show you_a smoother enjoy* come stop_by
      stopping_by try hear hearing many many_more can could will would like love make_things_right make_this_right
      put_this_right happy glad delighted pleased whenever when_you any_time meet expectations provide impress
      live_up_to good wonderful lovely years_to_come season directly at_any_time at_your_convenience convenience
      phone call contact reach reaching out speak talk discuss look look_into into further find_a_solution solution
      resolve assist make right learn understand more_about learn_more hear_more details what_happened
      what_went_wrong where_things_went_wrong what_could_we_have_done how_to how_we how do done
      anything_else_we_can_do personally in_person together matter problem* question* need if_you if_you_ever_need
      if_there_is anything right_away as_soon_as_you_can quickly immediately management via order booking any
      any_questions follow_up up answer listen on_to along accept responsible reception seriously extremely
      like_yours of_this_kind every one to_heart on_board into_account into_consideration closely them quality offer
      procedure* every_day grow learning sure in_the_future keep in_mind read ways_to waiting_times things important
      valuable regarding well_taken desk teams hours availability priority feel comfortable
      as_comfortable_as_possible well_looked_after looked_after well_cared_for best possible felt his her him
      the_wait same_time at_the_same_time date_of_your of_your_visit of_your_trip went everything regards wishes week
      joy happiness yours belated birthday safe travels a_good talk_it_over work care taking_care_of
      better_circumstances under they be_part_of moments part occasion special technicians restful get
      our_technicians delighted_to service_team customer_service what_you input carefully department manager*
      situation issue* colleague* recommend* loyalty dinner lunch meal weekend note booking_number order_number
      as_quickly_as_possible response your_next_* *ing_with_us welcome_your_family
    `,
  },
  joy: {
    opening: `
      (?:glad|happy|happier|pleased|delighted|thrilled|overjoyed|honou?red|touched|stoked|proud|
      relieved)(?: (?:to (?:hear|read|know|learn|see)|that|you|we|our|your|the|it|both|with|everything))|(?:great|
      good|lovely|wonderful|nice|fantastic|heartwarming) to (?:hear|read|know)|love (?:hearing|to hear|that)|
      hearing that|ma(?:de|kes?) (?:our|us|the team s) (?:day|week|smile|so happy|very happy|happy|proud)|(?:a|our|
      an) (?:\\S+ )?(?:pleasure|joy|delight|honou?r|treat)|what an? (?:lovely|wonderful|great|kind|beautiful|nice|
      fantastic|amazing)|(?:put|puts|brought|brings) a (?:big )?smile|you made our|you (?:\\S+ )?(?:enjoyed|liked|
      loved)|we had such a|five stars?|with a smile|made us (?:smile|laugh)
    `,
    words: `
      hear read know see enjoy* liked like loved love loves felt feel feeling so_much very truly really time welcome*
      well looked_after took_such_good_care good_care care cared cared_for comfortable satisfied happy happiness both
      such hit_the_spot expectations went could can make made makes part_of special moment* serve serving host
      hosting help celebrate* celebrating coming visit* stay* smile faces on_our working work when always every
      during how everything everything_you_hoped_for overall day hands worth birthday wedding his her him she them
      they their its words word kind review* feedback rating star stars five experience* evening brunch breakfast
      night family mother son kids staff everyone whole also new order arrived safely reached quickly look with_us
      found_the found_our one_of fun to_us story message* first big get back could_get provide occasion happy_with
      treatment class room kind_words trip tour solution helped dinner meal children *ing_with_us memorable
    `,
  },
  regret: {
    opening: `
      sorry|apologi[sz]e|regret|apolog(?:y|ies)|fell short|fall(?:ing|en)? short|let you down|(?:this|that|
      it)(?: really| clearly| certainly)? (?:is|was|are|were|does|did)(?: really| clearly| certainly)? not (?:at all )?(?:the|
      how|what|acceptable|our|up to|reflect|meet|right|okay)|certainly not what|should (?:not|never) have happened|
      (?:did|do|does) not (?:quite |always )?(?:meet|reflect|live up|match)|(?:you|guests?|customers?|clients?|
      patients?|everyone|visitor|owner) deserve[sd]?|(?:understand|imagine|realise|realize|know|see) (?:your|how|that|
      this|why|the)|hear you|you are (?:absolutely |quite |completely |so )?right (?:about|that)|must have been|
      saddened|missed the mark
    `,
    words: `
      again sincere* truly very really deeply how hear read learn any inconvenien* trouble frustrat* disappoint*
      upset* annoy* hassle difficult difficulty uncomfortable delay* wait waiting long so_long noise experience* felt
      feel feeling went happened caused what_happened problem* matter lack treated treat handled lost missed expect*
      hoped_for live_up_to short meet not accept what_you_should_expect standard* quality level service acceptable
      left_you unwell rushed impression during this_time your_visit_did your_visit_left your_journey your_order
      of_your_visit during_your_visit during_your_stay affected we_aim_for we_aim_to we_want aim want strive offer
      provide give guest* customer* client* anyone everyone every right kind of_service as_they_should_have_been such
      such_a clearly certainly when took bring such_poor condition state full_attention attention respect* must can
      could how_important especially completely concern* worr* a_challenge this_must it_must as_we soon so_soon
      we_set_for_ourselves to_treat way_this feeling_this_way this_way in_such under time_is_valuable much worth
      good_value your_time after_your_journey communication disturbed rest attempts product stopped working ready
      arrived poor late clear unsafe child back answer flight appointment any_guest our_guests if because_of_it
      when_you_arrived when_you you_had to_us you_took_the_time treated_at are_disappointed available did please its
      few properly you_should_expect to_leave_with took_the_time time_to_write after still we_know connect receive
      live up occasion special especially_for fresh order information broken charge cold sleep night mistake* error*
      misunderstanding dissatisf* unpleasant situation issue* longer unhappy response double
    `,
  },
}
