/** Of what ordinary replies are made. Folded: small, without accents. */
export const ENGLISH_REPLY_WORDS = `
  a able about above absolute absolutely accept acceptable access accessible accommodate accordingly account accuracy
  accurate achieve acknowledge across action add adding additional address adjust adventure adventures affected after
  afternoon again against ago agree ah ahead aim aimed aiming aims all allow almost along alongside already also
  although always am amazing an and annoyance annoyed annoying another answer answered answers anticipate any anybody
  anyone anything anytime apart apologetic apologies apologise apologize apologizing apology appointment appointments
  appreciate appreciated appreciation appreciative approach appropriate april are area areas around arrive arrived as
  ashamed aside ask asking aspect aspects assist assistance assure at atmosphere attend attended attending attention
  attentive attentively attentiveness attitude august authentic autumn available aware awareness away awesome awful back
  bad balance balanced be beautiful beautifully beauty because been before begin behalf behind being belated believe
  below besides best better between big birthday bit blessed board booking both breakfasts bright brighten brightens
  brighter brilliant bring bringing brings brought browse browsing busy but by call calls calm calmer came can candid
  candor candour cannot care cared careful carefully cares caring case cause caused causing celebrate celebrated
  celebrating celebration certain certainly challenge chance charming chat check cheerful cheers cherish cherished child
  children choose choosing chose chosen clarify clean clear clearer clearly client climbing closely colleague colleagues
  come comfort comfortable comforting comfy coming comment comments commitment committed community companion company
  complete completely complicated compliment compliments concern concerned concerning concerns condition conditions
  confidence confusing confusion congrats congratulations connect connected consider consideration consistency
  consistent consistently constantly constructive contact contacted continue continued continuing continuously
  convenience convenient conversation convey cook cooking core correct correspond cosy could couldn couple course
  courteous cozy crafted crafting cramped create created creating crew crispy critical criticism crowded crunchy cuddle
  curate curated curious customer customers d dad daily dancing daughter day days deal dear dearly december decide
  decision dedicate dedicated dedication deeply definitely delay delayed delays delicious delight delighted delightful
  department depend dependable describe described describing description deserve deserved deserves desired desk despite
  detail detailed details dialogue did didn difference difficult difficulty dining direct direction directly director
  disappoint disappointed disappointing disappointment discover discovering discuss discussed discussion dish dishearten
  disheartening dishes dissatisfaction dissatisfied disturb disturbed do does doesn doing don done door doors doorstep
  doubt down drinking drinks driving drop during e each earlier early ease easier easily easy eating efficient
  efficiently effort effortless efforts either element elevate else email emotions encourage encouraged encouragement
  encourages encouraging energy enhance enhanced enhancing enjoy enjoyable enjoyed enjoying enjoyment enough ensure
  ensured ensures enthusiasm enthusiastic entire entrusted entrusting equally error especially essential evaluate
  evaluating even evening evenings event events eventually ever every everybody everyone everything exactly example
  exceed exceeded exceeding excellent exceptional excited exhausting expect expectation expectations expected expecting
  experience experienced experiences explain explained explore explored exploring express expressed extend extra
  extremely eye eyes fabulous face faces fail failed failing fails fair fairly fairness faithfully falling falls
  families family fantastic far faster father favorite favorites favourite favourites feature february feedback feel
  feeling feelings feels fell felt few fill find fine first five fix fixed flag flagged flavorful flavourful flying
  focus follow fond food for forget forgive form fortunate forward forwarded found four frank frankness frequently fresh
  friday friend friendlier friendliness friendly friends from frustrate frustrated frustrating frustration fulfil
  fulfill fulfilled fulfilling full fully fun further future g gap gaps gave general generally generosity generous
  generously gentle genuine genuinely get getting give given giving glad gladly glimpse go goes going gone good gorgeous
  gotten grateful gratitude great greatly greet greeted greetings group grow growing guest guests guide had hair half
  hand handle handled handling hands happen happened happening happens happier happiest happily happiness happy hard
  hardworking has hassle have haven having he healing health healthy hear heard hearing heart heartening heartfelt
  hearts heartwarming hello help helped helpful helpfulness helping helps her here hers hesitant hesitate hey hi high
  highlight highlighted highlighting highly hiking him his hit holiday honest honestly honesty honor honored honour
  honoured honours hooray hope hoped hopefully hopes hoping hospitality host hosting hotel hour hours how however
  humbled hurt husband i ideal ideas identify if imagine immediately impact important impress impressed impression
  impressions improve improvement improvements improving in inbox incident include inconvenience inconvenient incredible
  incredibly indeed individual inform information initially input insight insights inspire inspires inspiring instance
  internally into investigate invite inviting involve involved is isn issue issues it its itself january join joined
  joining joins journey joy juicy july june just keep key kid kids kind kindest kindly kindness know knowing
  knowledgeable known lack lacking last lasting late lately later learn learned learning least leave leaving left less
  lesson lessons let letdown letting level lifetime like liked likely likewise limited line list listen listened
  listening little live lives ll long look looked looking looks lot lots love loved lovely loves loving lower loyal
  loyalty lucky m made main maintain maintaining major make makes making manage managed management manager managers
  manner many march mark market marks mat match matched matches matter matters may maybe me meal mean meaning meaningful
  means meant meanwhile measure measures meet member memorable memories memory mention mentioned menu message might
  milestone mind mine minor minute minutes miscommunication miss missed missing mission mistake misunderstanding mix
  mixed moist mom moment moments monday monitor monitoring more morning mornings most mother motivate motivated
  motivates motivation much must my myself need needs new next nice nicer nicest night nights no nobody noise noisy none
  nor normal normally not note noted nothing notice noticed noting november now number observe obviously occasion
  occasionally occur occurred october of offer offered offering offers offline often oh on once one online only openly
  openness opinion opportunities opportunity or order ordering organisation organised organized other others otherwise
  ought our ours ourselves out outcome outstanding over overall overjoyed oversight own owner owners pace page pages
  pains parents part participate participated participating particular particularly pass passed passing passion
  passionate patience patient pay peace peaceful people perfect perfection perhaps person personal personally
  perspective pet pets phone picking place planning playing pleasant please pleased pleasing pleasure point pointed
  pointing points polite poor positive possible possibly posting power practice practicing practising praise praised
  prefer preference preferences prepare prepared preparing present pretty prevent previously prices pride prioritise
  prioritize priority private privately problem procedures process product professional professionalism professionally
  progress project prompt promptly proper properly proud provide provided providing punctual purchase pursue put puts
  putting puzzling quality quick quickly quiet quieter quietly quite raise raised raising rare rarely rather rating re
  reach reachable reached reaching read reading ready real realise reality realize really reason reasonable reassure
  reassured recap receive receiving recent recently recharge recognise recognize recommend recommendation recommended
  recommending recover recovered recovery refer referred refine refining reflect reflected reflection reflects
  refreshing regain regarding regardless regards regret regretful regrets regrettable regular regularly related relation
  relax relaxation relaxed relaxing relevant reliable relied relieved rely remain remarkable remarks remember remind
  reminding repair reply report reported reporting request require required requirement requirements resolve resolved
  resolving respect respectful respectfully respond response responsibility responsive rest restaurant restful resting
  result results return returned returning review reviewing reviews revisit revisiting reward rewarding riding right
  room rooms round rude rule running rushed s sadden saddened safe safely said same sampling satisfaction satisfied
  satisfying saturday savor savour say scenes schedule scheduling seamless seamlessly season seasons seat second see
  seeing seem seemed seen selected selecting send sending sense september serious seriously serve served serves service
  serving several shall shame shape share share's shared sharing sharp she shop shopping short shortcoming shortcomings
  shortly should showing shown shows side sides sign similar simple simply since sincere sincerely sincerity single sit
  situation size sizes slightly slip slow small smart smile smiles smiling smooth smoother smoothly so solution
  solutions some somebody someone something sometimes somewhat somewhere son soon sooner sorry sort sound sounds sourced
  space spacious speak speaking special specific specifically speedy spending spirit splendid spoken spot spring staff
  standard standards standing star stars start started starts state stated stating status stay stayed stays step steps
  still stoked stop stopping story streamline strength stressful strict strive strong stronger struggle stuff stunning
  style success such suggest suggestion suggestions suit suitable suited suits summary summer sunday sunny super superb
  supervisor support supporting supposed sure surely surprise sweet swift swimming t take taken taking talk talked
  talking task taste tastes tasting tasty taught teach team teammates teams technical tell telling tender term terms
  terrific than thank thanked thankful thanking thanks that the their theirs them then there these they thing things
  think thinking third this thorough thoroughly those though thought thoughtful thoughtfully thoughtfulness thoughts
  three thrilled through throughout thumbs thursday tidier tidy tight time timely times tirelessly to today together
  told tomorrow tonight's too top total touch touched touching tough towards track training travel traveled traveling
  travelled travelling travels treasure treasured treat treated treating treatment trickier tricky trip trouble
  troubling true truly trust trusting try trying tuesday turn two typical unacceptable under understand understandable
  understanding understood unexpected unfair unforgettable unfortunate unfortunately unhappy unique unless unpleasant
  unsettling until unusual unwell unwind up update uphold upholding uplifting upset upsetting urgent us use useful usual
  usually valid valuable value valued values variety various ve very via view viewpoint views visit visited visiting
  visits voice wait waited waiting waits walking want wanted wants warm warmer warmest warmly warmth was wasn watch way
  ways we website wednesday week weekdays weekend weekends weeks welcome welcomed welcomes welcoming well went were
  weren what whatever when whenever where wherever whether which while who whole whom whose why wide wife will willing
  winter wish wished wishes wishing with within without won wonder wonderful wonderfully word words work worked working
  works world worry worrying worth worthwhile worthy would wouldn wow write writing written wrong yay year years yes
  yesterday yet you young your yours yourself
  availability differ differently inform respected valuing
`
