/** Of what ordinary replies are made. Folded: small, without accents. */
export const ENGLISH_REPLY_WORDS = `
  a able about above absolute absolutely accept acceptable access accessible accommodate accordingly account accuracy
  accurate achieve acknowledge across action add adding additional address adventure after afternoon again against ago
  agree ah ahead aim aimed aiming aims all allow almost along already also although always am amazing an and annoyance
  annoyed annoying another answer anticipate any anybody anyone anything anytime apart apologetic apologies apologise
  apologize apologizing apology appointment appointments appreciate appreciated appreciation approach april are area
  areas around arrive arrived as ashamed aside ask asking aspect aspects assist assistance assure at atmosphere
  attention attentive attitude august authentic autumn available aware away awesome awful back bad balanced be
  beautiful beautifully beauty because been before begin behalf being belated believe below best better between big
  birthday bit both bright brighten brightens brighter brilliant bring bringing brings brought busy but by call calls
  came can cannot care cared carefully cares caring cause caused causing celebrate celebrated celebrating celebration
  certain certainly challenge chance charming check cheerful cheers child children choose choosing chose chosen
  clarify clear clearly client closely colleague colleagues come comfort comfortable comforting coming
  comment comments commitment committed community companion completely compliment compliments concern concerned
  concerning concerns condition conditions confidence confusion congratulations connect consider consistent
  consistently constantly constructive contact continue continued continuing continuously convenience convenient
  conversation convey correct could couldn couple course create creating crew critical criticism curious customer
  customers d dad daily daughter day days deal dear dearly december decide decision dedicated dedication deeply
  definitely delay delayed delays delicious delight delighted delightful department depend describe described
  description deserve deserved deserves desired desk despite detail details did didn difference difficult difficulty
  dining direct direction directly director disappointed disappointing disappointment discover discuss discussed dish
  disheartening dishes dissatisfaction dissatisfied do does doesn doing don done door doors doubt down drinks drop
  during e each early earn ease easily easy effort efforts either else email encourage encouraged encourages
  encouraging energy enjoy enjoyable enjoyed enjoying enjoyment enough ensure enthusiasm enthusiastic entire equally
  error especially essential even evening event events ever every everybody everyone everything exactly example exceed
  exceeded excellent exceptional excited expect expectations expected expecting experience experienced experiences
  explain explained express expressed extend extra extremely eye eyes fabulous face faces fail failed failing fails
  fair fairly falling falls families family fantastic far father favorite favorites favourite favourites february
  feedback feel feeling feels fell felt few fill find fine first five fix fixed flag flagged focus follow fond food
  for forget forgive form forward forwarded found four frank frequently fresh friday friend friendliness friendly
  friends from frustrated frustrating frustration fulfil fulfill full fully fun further future g gave general generous
  genuine genuinely get getting give given glad gladly go goes going gone good grateful gratitude great greatly greet
  greeted group grow growing guest guests guide had hair half hand handle handled handling hands happen happened
  happening happens happier happiest happily happiness happy hard has hassle have haven having he health healthy hear
  hearing heart heartfelt hearts heartwarming hello help helped helpful helpfulness helping helps her here hers
  hesitate hi high highly him his hit honest honestly honesty honor honored honour honoured honours hooray hope hoped
  hopefully hopes hoping hospitality host hosting hotel hour hours how however hurt husband i ideal ideas identify if
  imagine immediately impact important impress impressed impression impressions improve improvement improvements
  improving in incident include inconvenience incredible incredibly indeed individual inform information input insight
  insights inspire inspires internally into investigate invite inviting involve involved is isn issue issues it its
  itself january join journey joy july june just keep key kid kids kind kindest kindly kindness know knowing known
  lacking last lasting late later learn learned learning least leave leaving left less lesson lessons let letdown
  letting level lifetime like likely limited line list listen listened listening little live lives ll long look looked
  looking looks lot lots love loved lovely loves loving lower loyal loyalty lucky m made main make makes making manage
  managed management manager managers manner many march market matter matters may me meal mean meaning meaningful
  means meant measure measures meet member memorable memories memory mention mentioned menu message might mind mine
  minute minutes miscommunication miss missed missing mission mistake misunderstanding mix mixed mom moment moments
  monday more morning most mother motivate motivated motivates motivation much must my myself need needs new next nice
  nicest night nights no nobody noise noisy none nor normal normally not note noted nothing notice noticed november
  now number obviously occasion occasionally occurred october of offer offered offering offers offline often oh on
  once one online only openly opinion opportunities opportunity or order ordering organisation organised organized
  other others otherwise ought our ours ourselves out outcome outstanding over overall overjoyed oversight own owner
  owners pace page pages pains parents part particular particularly pass passed passing passion passionate patience
  patient pay people perfect perfection perhaps person personal personally perspective pet pets phone place planning
  pleasant please pleased pleasing pleasure point pointed pointing points polite poor positive possible possibly power
  practice praise praised prefer prepare prepared present pretty prevent prices pride prioritize priority private
  privately problem procedures process product professional professionalism progress project promptly proper properly
  proud provide provided providing purchase pursue put puts putting quality quick quickly quiet quieter quietly quite
  raise raised raising rare rarely rather rating re reach reached reaching read reading ready real reality
  really reason reasonable reassure receive receiving recent recently recognise recognize recommend recommendation
  recover recovered recovery refer reflect reflects regain regarding regardless regards regret regretful regrets
  regular regularly related relation relax relaxed relaxing relevant rely remain remarks remember remind repair reply
  report reported request require required resolve resolved resolving respect respectful respond response
  responsibility responsive rest restaurant result results return returning review reviewing reviews reward rewarding
  right room rooms round rude rule running rushed s safe said same satisfaction satisfied satisfying saturday say
  schedule scheduling season seat second see seeing seem seemed seen send sending sense september serious seriously
  serve served serves service serving several shall shame shape share shared sharing sharp she shop short shortcoming
  shortcomings shortly should showing shown shows sides sign similar simple simply since sincere sincerely sincerity
  single sit situation size sizes slip slow small smart smile smiles smiling smooth smoothly so solution solutions
  some somebody someone something sometimes somewhat somewhere son soon sorry sort sound space speak speaking special
  specific specifically speedy spirit spoken spot spring staff standard standards standing star stars start started
  starts state stated stating stay stayed stays step steps still stopping story strength strict strive strong stronger
  struggle stuff stunning style success such suggest suggestion suggestions suit suited summer sunday sunny super
  superb supervisor support supporting supposed sure surely surprise sweet t take taken taking talk talked talking
  task taste tastes taught teach team teams tell telling term terms terrific than thank thanked thankful thanking
  thanks that the their theirs them then there these they thing things think thinking third this thorough thoroughly
  those though thoughtful thoughts three thrilled through thumbs thursday tidy tight time times to today together told
  tomorrow too top touch touched touching tough towards track training travels treat treated treating treatment trip
  trouble true truly trust trusting try trying tuesday turn two typical unacceptable under understand understandable
  understanding understood unfair unfortunately unhappy unique unless unpleasant until unusual unwell up update upset
  upsetting urgent us use useful usual usually valid valuable value valued values variety various ve very via view
  views visit visited visiting visits voice wait waited waiting waits want wanted wants warm warmest warmly warmth was
  wasn watch way ways we website wednesday week weekdays weekend weekends weeks welcome welcomed welcoming well went
  were weren what whatever when whenever where wherever whether which while who whole whom whose why wide wife will
  willing winter wish wished wishes wishing with within without won wonder wonderful wonderfully word words work
  worked working works world worry worth worthwhile worthy would wouldn wow write writing written wrong yay year years
  yes yesterday yet you young your yours yourself
`
