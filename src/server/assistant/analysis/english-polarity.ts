import { ENGLISH_PHRASES } from './english-phrases.ts'
import type { LexiconSource, PolarityLists } from './polarity-lexicon.ts'

/** How English-speaking customers praise and complain. Own compilation. */
const ENGLISH_WORDS: PolarityLists = {
  3: `adore adored amazing amazed amazingly astounding awesome awesomely best brilliant brilliantly breathtaking
      delicious deliciously delightful divine excellent excellently exceeded exceeds exceptional exceptionally
      exquisite extraordinary fabulous fabulously fantastic fantastically faultless finest first-class flawless
      flawlessly gem gorgeous impeccable impeccably incredible incredibly lovely loved love loves magical
      magnificent marvelous marvellous masterpiece mindblowing mouthwatering outstanding outstandingly perfect
      perfection perfectly phenomenal remarkable scrumptious sensational spectacular splendid splendidly spotless
      stellar stunning stunned sublime superb superbly superior terrific top-notch unbeatable unforgettable
      wonderful rocks sweetest excelent legendary riveting wonderfully wow yum yummy world-class topnotch
      spotlessly immaculate immaculately heavenly knockout wowed thrilled love-it must-visit must-have must-try
      godsend lifesaver fave favourite favorite favorites favourites`,
  2: `accommodating adorable affordable amusing appreciated appreciate appetizing appetising attentive authentic
      beautiful beautifully bargain bravo captivating caring charming cheerful classy clever comfy comfortable
      comfortably compliment compliments complimented congratulations convenient conveniently courteous cosy cozy
      creative crisp crispy dependable durable easy effortless efficient efficiently elegant enjoy enjoyable
      enjoyed enjoying enjoys entertaining ergonomic excelled excited exciting expertly fair flavorful flavourful
      flavorsome friendliest friendly friendliness fresh freshly fun funny generous generously genuine genuinely
      glad gracious great greatest greatly good goodness handsome handy happily happy happier happiest healthy
      helpful helpfulness helped heartwarming honest honestly-good hilarious hospitable hospitality ideal impress
      impressed impressive impressively innovative inexpensive intuitive inviting joy juicy kind kindly kindness
      knowledgeable likable likeable luxurious luxury memorable modern moist neat nice nicely nicest nicer
      obliging patient patiently peaceful personable picturesque pleasant pleasantly pleased pleasing pleasure
      plentiful polite politely powerful praise appealing tempting intriguing prompt promptly professional
      professionalism quality quick quickly quickest recommend recommended recommending recommends refreshing
      refreshed relaxed relaxing reliable reliably responsive restful rich satisfied satisfying satisfaction
      savory scenic seamless seamlessly serene sharp sleek smile smiled smiles smiling smooth smoothly
      sophisticated spacious speedy sturdy stylish succulent sunny tasty tasteful tender thank thanks thankful
      thorough thoroughly thoughtful tranquil treat treasure trendy trustworthy unique versatile vibrant warm
      warmly warmth welcome welcomed welcoming well well-cooked well-maintained well-stocked well-made wholesome
      win winner wise worked works worth worthwhile worthy yay admirable applaud attractive airy bright bliss
      blessed blissful charm cooperative cleanest delighted delight delights delicate dream dreamy empathetic
      engaging enthusiastic epic exemplary fascinating festive fine-dining flexible glowing grateful gratitude
      hats-off homely humorous insightful inspiring inventive lush meticulous nostalgic poetic polished poignant
      plush pristine raving rave raves romantic seasoned skilled skillful skilful sincere stocked supportive
      superfast timely touching uplifting understanding unmatched upgrade upgraded upscale valued welcomes
      whimsical winning wonders yes`,
  1: `able accurate adequate adequately advantage ample available better calm cheap cheaper clean cleaned clear
      clearly compact complimentary consistent consistently cool correct correctly decent definitely desirable
      edible extra fast faster fine fit fits free functional gladly hot interesting light liked lucky okay ok
      nifty numerous organised organized plenty popular positive privacy private promising proper properly
      punctual quaint quiet reasonable reasonably right roomy safe safely secure simple smart soft solid special
      stable strong success successful sufficient suitable support sweet tidy traditional useful usable value
      variety varied vast wide willing airconditioned balanced bonus bountiful crunchy fluffy fulfilling gourmet
      green lively local loyal mature mellow natural new newly novel peace refurbished renovated spicy abundant
      buttery fragrant`,
  '-1': `average basic bit busy change changed complain complicated confused confusing cramped crowded dark dated
      disorganised disorganized distant dry effort expensive extra-charge hard however ignore issue issues lack
      lacked lacking lacks late limited little loud mediocre meh minimal missing narrow needs negative noisy odd
      old overdone plain pricey pricy problem problems questionable quirky repetitive salty sad shame slow slowly
      small so-so standard steep strange stuffy tight tired tiny unfortunately unusual warm-beer weird wait
      waited waiting weak worn skimpy sparse spartan scarce sticky stiff thin tough uneven unclear unsure
      unexciting uninteresting unremarkable unspectacular tame predictable pity pushy queue queues queued barely
      bare blah chaotic chewy clumsy cold compromise concern concerned congested costly difficult disappoint dim
      dull excess excuse excuses faded flimsy forced forget forgot forgotten forgettable fussy generic greasy
      hardly heavy hurried impatient inconsistent inconvenient incorrect lame leaky lukewarm mixed muddy mushy
      oily ordinary outdated overcooked overcrowded overhyped overrated overwhelmed passable patchy pointless
      refused rushed scratchy shabby shaky short shortage silly smoky smelled smell smells soggy soso stained
      strained stressful struggle struggled thirsty tacky tasteless-ish toughest tricky trouble troubles
      uncomfortable unfinished unable unavailable undercooked underwhelmed underwhelming uneventful unhelpful
      uninspired unnecessary watery wobbly wonky wrong`,
  '-2': `abrupt angry annoyed annoying appalled apologise argue argued arguing arrogant ashamed attitude avoid
      awkward bad badly bizarre bland blame bother bothered boring bored bore broke broken bug buggy bugs burned
      burnt careless carelessly charged chaos cheat cheesy cheaply clogged clueless cockroach cockroaches
      complained complaining complaint complaints condescending crash crashed crashes cracked crappy dead deaf
      decline declined defective defect defects delay delayed delays depressing deceptive dirty dingy dirt
      disappointed dissapointed disapointed dissapointing disapointing dissappointed dissappointing
      dissapointment disappointing disappointingly disappointment disappoints discourteous discomfort dislike
      disliked dismal dismissive disrespectful dissatisfied disturbing dodgy drained drab dreary dripping dropped
      dropping dusty embarrassed embarrassing empty errors error exhausting fail failed failing fails failure
      fake fault faulty filth fix flat flavorless flavourless flaw flawed flaws flop fool fooled freezing frozen
      frustrated frustrating frustration grimy grim gross grumpy hate hated hates ignored ignorant ignoring
      impersonal impolite impossible inadequate inattentive incompetence incompetent inedible inferior insult
      insulted insulting insipid irritated irritating joke jokes junk lacklustre lackluster laughable lazy leak
      leaked leaking lied lies lousy lost mess messy mistake mistakes misleading mold moldy mould mouldy musty
      neglected negligent nightmare-ish nope obnoxious odor odour offended offensive outrage overcharged
      overpriced painful pathetic poor poorer poorly problematic regret regretted regrettable reject rejected
      ridiculous ripoff robbed rotten rubbish rude rudely rudeness rundown run-down rip-off ruin ruined ruins
      rusty scratched screaming shoddy shouted sick slack sloppy slower slowest smelly sour spoiled spoilt stale
      stains stank stink stinks stinky stingy stolen stress stuck stupid subpar suck sucked sucks surly
      suspicious tasteless tedious trash trashy trap tragic ugly unacceptable unappetizing unappetising
      unattentive unbearable uncaring unclean uncooked undrinkable unfair unfriendly unhappy unhygienic
      unimpressed unimpressive uninterested unorganized unpleasant unprofessional unreliable unresponsive unsafe
      unsanitary unsatisfactory unsatisfied unusable unwatchable unwelcome unwelcoming unwilling upset upsetting
      useless vomit wasted waste wasting weakest worried worse worsened yelled yuck yucky refund refunded
      reheated microwaved failures fraud grease hassle hideous horrid hole indifferent infuriating insane
      lifeless malfunction malfunctioned mediocrity misery missed nasty nauseous neglect nonexistent non-existent
      painfully plagued poorest pricier rancid raw regrets rushing shambles shitty slimy sorry spam stuffed
      substandard threw unbelievable-rude unplayable unfunny unconvincing unprepared unwatched untrained wretched
      wasteful whining contrived cliche cliched clichés convoluted dreadfully`,
  '-3': `abysmal abomination absurd appalling atrocious awful awfully crap crapped cheated bullshit bullcrap
      catastrophe damn despicable deplorable disaster disastrous disgrace disgraceful disgust disgusted
      disgusting dreadful filthy garbage ghastly hell hellish horrendous horrible horribly horrific horrifying
      inexcusable insulting liar liars ludicrous nauseating nightmare pathetically pitiful poison poisoned
      poisoning rat rats repulsive revolting scam scammed scammer scammers scams shameful shit shocking steal
      stealing terrible terribly thieves thief toxic unforgivable vile worst worthless zero atrocity bedbugs
      bed-bugs beware boycott crooks disgustingly excruciating infested lawsuit roach roaches sickening
      terrifying torture unethical unbearably vomiting`,
}

export const ENGLISH_LEXICON: LexiconSource = {
  endings: [],
  words: ENGLISH_WORDS,
  phrases: ENGLISH_PHRASES,
  negators: `not no never nor neither cannot none nobody nothing without hardly barely scarcely aint arent cant couldnt
      didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neednt shouldnt wasnt werent wont wouldnt lacked
      lacking lacks`,
  intensifiers: `very really so extremely absolutely totally completely incredibly super truly highly utterly
      exceptionally particularly especially insanely ridiculously soo sooo most such too quite pretty always ever definitely`,
  diminishers: `somewhat slightly fairly rather bit little kinda sorta almost partly mildly`,
}
