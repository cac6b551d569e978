import { listOrdinary } from './ordinary-reply.ts'

export const ORDINARY_ENGLISH = listOrdinary('en', [
  [
    5,
    'Amazing pasta and friendly people.',
    'Hi Dana, thank you so much for your kind words! We are glad the pasta hit the spot and hope to see you again soon.',
  ],
  [
    5,
    'Best brunch in town, loved the terrace.',
    'Thank you, Dana! Brunch on the terrace is our favourite time of the week too. See you next Sunday!',
  ],
  [
    4,
    'Good food, a bit noisy.',
    'Thanks for the four stars, Dana. We hear you about the noise and are looking at ways to make the room quieter.',
  ],
  [
    1,
    'Waited an hour and the fish was cold.',
    'Dear Dana, we are sorry about the long wait and the cold fish. That is not the standard we aim for. Please get in touch with us directly so that we can look into it.',
  ],
  [
    2,
    'They refused to refund my deposit.',
    'Hello Dana, we are sorry to hear about the trouble with the refund of your deposit and understand your frustration. Please contact our team so that we can talk it over.',
  ],
  [1, 'Dirty tables.', 'We are sorry that our tables were dirty. Thank you for telling us, Dana.'],
  [
    1,
    'Rude staff, dirty tables.',
    'We apologise for how you were treated and for the state of the tables. We take this seriously and have spoken with the team.',
  ],
  [
    3,
    'It was okay.',
    'Thank you for your honest feedback. What could we have done to make it a five star visit? We would love to hear more.',
  ],
  [
    5,
    'Great service from 18:30 to 22:00.',
    'Thank you! Our kitchen is open from 11:30 to 14:30 and from 18:30 to 22:00, and we look forward to welcoming you again.',
    'Our kitchen is open from 11:30 to 14:30 and from 18:30 to 22:00',
  ],
  [
    4,
    'Nice hotel near the station.',
    'We are delighted that the location worked well for you. Safe travels, and we hope to host you again soon.',
  ],
  [
    1,
    'Overpriced, paid $50 for a burger.',
    'We are sorry that you felt the burger was not worth the price. Your comments help us to review our menu.',
  ],
  [
    2,
    'My order was wrong twice.',
    'That should not have happened, and we understand how annoying it must have been. We would like to make things right: please reach out to us.',
  ],
  [
    5,
    'The Carbonara and the Tiramisu were divine.',
    'You made our day! The Carbonara and the Tiramisu are made fresh every morning.',
    'Carbonara and Tiramisu are made fresh every morning',
  ],
  [
    1,
    'Found a hair in my soup.',
    'This is not acceptable to us, and we are truly sorry. We have checked our kitchen procedures with the whole team.',
  ],
  [
    5,
    'Perfect birthday dinner.',
    'Happy belated birthday! It was a pleasure to celebrate with you. - The Harbour Bistro team',
  ],
  [
    4,
    'Great coffee.',
    'Thanks a lot! The beans come from a small roaster, and we will pass on your compliment.',
    'The coffee beans come from a small roaster',
  ],
  [
    3,
    'Slow service but tasty food.',
    'Thank you for the balanced review. We have added two people on weekends to bring waiting times down.',
    'We have added two people on weekends',
  ],
  [
    2,
    'Parking is a nightmare.',
    'We know that parking close to us can be difficult, e.g. on market days, and we are sorry for the hassle.',
  ],
  [5, 'Lovely!', 'Thank you for the lovely rating!'],
  [
    1,
    'Never again.',
    'We are sorry to read this and would be grateful to learn what went wrong. You can reach us at any time via the contact form on our page.',
  ],
  [
    5,
    'Dr. Patel explained everything and the cleaning did not hurt at all.',
    'Hi Dana, thank you so much for taking the time to share your experience! We are delighted to hear that your appointment went smoothly and that everything was explained clearly. Our whole team works hard to make every visit as comfortable as possible, and your kind words mean a lot to us. We look forward to seeing you at your next check-up!',
  ],
  [
    1,
    'They scratched my car and denied it.',
    'Dear Dana, thank you for bringing this to our attention. We are very sorry to hear about the scratch on your car and understand how upsetting this must be. We take concerns like yours very seriously and would appreciate the chance to look into what happened. Please contact us directly so that we can discuss this with you in person.',
  ],
  [
    4,
    'Nice haircut but I had to wait 25 minutes past my appointment.',
    'Hi Dana, thanks for your feedback! We’re so happy you love your new haircut. At the same time, we apologize for the wait; we know your time is valuable, and we will keep working on our scheduling. We hope to see you again soon!',
  ],
  [
    3,
    'Rooms are a bit dated but the breakfast is great.',
    'Dear Dana, thank you for your balanced review. It is wonderful to hear that you enjoyed our breakfast. We also appreciate your honest comments about the rooms and will share them with our management team. We hope to have the opportunity to welcome you back.',
  ],
  [
    2,
    'Gym equipment broken for weeks, machines always busy.',
    'Hello Dana, we appreciate you letting us know about your experience. We understand how frustrating it is when equipment is not available, and we’re sorry for the inconvenience. Your feedback has been passed on to our team. If you’d like to talk about it further, please don’t hesitate to reach out to us.',
  ],
  [
    5,
    'Best plumber ever, fixed the leak fast.',
    'Thank you for the fantastic review, Dana! We’re thrilled that we could fix the leak quickly and that you were happy with our work. Reviews like yours make our day. If you ever need us again, we’re here to help.',
  ],
  [
    1,
    'Package arrived late and the box was crushed.',
    'Hi Dana, we’re truly sorry that your order arrived late and in such poor condition. That’s certainly not the experience we want for our customers. Please send us a message with your order details so we can look into this right away. Thank you for your patience and understanding.',
  ],
  [
    5,
    'My kids loved the swimming lessons.',
    'What a lovely review, thank you, Dana! Hearing that your kids enjoyed their swimming lessons puts a big smile on our faces. We can’t wait to see them back in the pool!',
  ],
  [
    2,
    'The vet was in a hurry and did not listen.',
    'Dear Dana, thank you for sharing your concerns. We are sorry that you felt rushed and not listened to during your visit. Every pet and every owner deserves our full attention, and we regret falling short of that. We would welcome the chance to speak with you directly.',
  ],
  [
    4,
    'Good tacos, tiny parking lot.',
    'Thanks for stopping by, Dana! We’re glad you enjoyed the tacos. You’re right that parking can be tight, especially at busy times, and we appreciate your patience. Hope to see you again for another round of tacos!',
  ],
  [
    3,
    'Average. Nothing special.',
    'Hi Dana, thank you for leaving a review. We always strive to offer more than an average experience, and we’d love to know how we can improve. Feel free to get in touch with any suggestions. We hope you’ll give us another chance to impress you.',
  ],
  [
    1,
    'Worst customer service ever. Nobody answers the phone.',
    'Hello Dana, we sincerely apologize for the difficulty you had reaching us by phone. This is not the level of service we aim to provide, and we understand your disappointment. We are reviewing how we handle calls to prevent this in the future. Please reach out again so that we can assist you.',
  ],
  [
    5,
    'Wonderful wedding venue, the flowers were stunning.',
    'Dear Dana, congratulations on your wedding, and thank you for this beautiful review! It was an honor to be part of your special day. We are so glad the venue and the flowers were everything you hoped for. We wish you both a lifetime of happiness.',
  ],
  [
    2,
    'Portions got smaller and prices went up.',
    'Hi Dana, thank you for your honest feedback. We understand your concern about portion sizes and prices, and we’re sorry that your visit didn’t feel like good value. We will take your comments into account as we review our menu. We hope you will give us another try.',
  ],
  [
    5,
    'Great music and cocktails, Friday nights are the best!',
    'Thank you, Dana! We’re so pleased you enjoyed the music and the cocktails. Friday nights are always full of energy, and it’s guests like you who make them special. Cheers, and see you next time!',
    'Friday nights are full of energy',
  ],
  [
    1,
    'My mother got sick after eating here.',
    'Dear Dana, we are very sorry to hear that your mother was unwell, and we hope she is feeling better. We take every concern of this kind extremely seriously. Please contact us directly as soon as you can, so that we can learn more about your visit.',
  ],
  [
    5,
    'Bought a sofa, delivery guys were careful and super polite.',
    'Hi Dana, thank you so much for your wonderful review! We are thrilled to hear that your sofa arrived safely and that our delivery team took such good care of you. Enjoy your new sofa, and please let us know if there is ever anything else we can do for you.',
  ],
  [
    2,
    'Manicure chipped after two days. Disappointed.',
    'Dear Dana, thank you for letting us know. We’re sorry to hear that your manicure chipped so soon; that is not the quality we want our clients to experience. Please get in touch with us so we can talk about how to help.',
  ],
  [
    1,
    'Room smelled of smoke and reception was useless.',
    'Dear Dana, we are truly sorry to read about your stay with us. A smell of smoke in the room and a lack of support from reception are certainly not what you should expect. We have taken your comments to heart and would be grateful if you contacted us directly, so that we can learn more about what happened.',
  ],
  [
    4,
    'Solid burgers, fries were a bit soggy.',
    'Thanks for the kind words about our burgers, Dana! We’re sorry the fries weren’t as crispy as they should have been. We’ll share your feedback with the kitchen and hope to serve you again soon.',
  ],
  [
    5,
    'The guide knew everything about the old town. Loved it!',
    'What a fantastic review, Dana! We are so happy that you enjoyed the tour and that our guide brought the old town to life for you. Thank you for exploring with us, and we hope to welcome you on another tour soon.',
  ],
  [
    3,
    'Nice place but the music was too loud to talk.',
    'Hi Dana, thank you for visiting and for your honest feedback. We’re glad you liked the place, and we understand that loud music can make it hard to enjoy a conversation. We will keep this in mind and hope you’ll come and see us again.',
  ],
  [
    1,
    'Charged me twice and nobody cares.',
    'Hello Dana, we’re very sorry to hear about the problem with your payment and that you felt ignored. We understand how worrying this must be. Please reach out to us directly with the details so that our team can look into it as a matter of priority.',
  ],
  [
    5,
    'Fast oil change, fair price, clean waiting room.',
    'Thank you for taking the time to leave a review, Dana! It’s great to hear that you were happy with the oil change, the price and our waiting room. We appreciate your trust and look forward to taking care of your car again.',
  ],
  [
    2,
    'The yoga class was overcrowded.',
    'Hi Dana, thank you for sharing this with us. We can imagine that a crowded class makes it difficult to relax, and we’re sorry that it affected your practice. Your feedback is very valuable to us, and we’ll discuss it with our instructors.',
  ],
  [
    4,
    'Lovely bakery, sold out of croissants by noon though.',
    'Thank you for your lovely words, Dana! We’re sorry you missed out on the croissants this time. We’ll pass your feedback on to our bakers and hope you’ll find your favourites on your next visit.',
  ],
  [
    5,
    'The florist made a gorgeous bouquet for my mum.',
    'Dear Dana, thank you for your beautiful review! We are delighted that your mum loved her bouquet. It was a joy to create something special for her, and we hope to be part of many more happy moments.',
  ],
  [
    2,
    'Wifi dropped all the time and the desk was wobbly.',
    'Hi Dana, thanks for taking the time to write. We’re sorry that the wifi let you down during your stay and that the desk wasn’t in good shape. We’ve noted both points and will follow up on them. We’d be glad to welcome you back under better circumstances.',
  ],
  [
    1,
    'The technician never showed up. I took a day off for nothing.',
    'Hello Dana, we sincerely apologize for the missed appointment and for the day you lost because of it. That is not how we want to treat our customers, and we completely understand your frustration. Please contact our office so that we can find a new date that works for you.',
  ],
  [
    4,
    'Good selection of books, staff a bit distracted.',
    'Thank you for your kind feedback, Dana! We’re happy you enjoyed browsing our shelves. We’re sorry if our staff seemed distracted; every visitor deserves our full attention. We look forward to your next visit.',
  ],
  [
    3,
    'Decent pizza, but the crust was burnt.',
    'Hi Dana, thank you for your honest review. We’re glad you found the pizza decent, but a burnt crust is certainly not what we aim for. We’ll mention it to our kitchen team and hope to do better next time.',
  ],
  [
    5,
    'Kind nurses, everything explained calmly.',
    'Dear Dana, thank you for your thoughtful words. It means a great deal to our nurses to know that you felt well cared for and well informed. We wish you all the best and a good recovery.',
  ],
  [
    5,
    'Our dog came back from grooming looking like a star.',
    'Hi Dana, thank you for the lovely feedback! We had such a great time with your dog and are thrilled that you love the new look. Give him a cuddle from all of us, and see you both soon!',
  ],
  [
    1,
    'Insurance claim took three months and I had to call ten times.',
    'Dear Dana, thank you for sharing your experience. We are sorry that your claim took so long and that you had to chase us for answers. You deserved clearer communication from the start. We would like to understand where things went wrong, so please get in touch with us.',
  ],
  [
    4,
    'Nice campsite, showers could be cleaner.',
    'Thank you for staying with us, Dana! We’re glad you enjoyed the campsite. Your point about the showers is well taken, and we have passed it on to our cleaning team. We hope to see you again next season.',
  ],
  [
    2,
    'Jeans ripped after one wash.',
    'Hi Dana, we’re sorry to hear that your jeans ripped so soon. We can see why you are disappointed. Please bring them by or send us a message, so that we can take a closer look together.',
  ],
  [
    5,
    'Great photographer, so patient with our toddlers.',
    'Thank you so much, Dana! Your toddlers were a delight to photograph, and we’re so glad you are happy with the pictures. We hope they bring you joy for years to come.',
  ],
  [
    5,
    'Smooth house move, nothing broken.',
    'Thank you for trusting us with your move, Dana! We’re so pleased everything arrived in one piece and that the day went smoothly. We wish you many happy years in your new home.',
  ],
  [
    2,
    'Eye test felt rushed and my glasses pinch.',
    'Dear Dana, we’re sorry that your eye test felt rushed and that your glasses aren’t comfortable. Please stop by whenever it suits you, so that we can adjust the fit and answer any questions. Thank you for giving us the opportunity to put this right.',
  ],
  [
    3,
    'Escape room was fun but the puzzles were a bit easy.',
    'Hi Dana, thanks for playing with us! We’re glad you had fun and will pass your thoughts on the difficulty to our game designers. Maybe one of our trickier rooms will be more of a challenge next time?',
  ],
  [
    1,
    'Driver was texting while driving. Unbelievable.',
    'Dear Dana, thank you for reporting this to us. What you describe is deeply concerning, and we are very sorry that you felt unsafe. The wellbeing of our passengers comes first. Please contact us with the details of your trip so that we can look into this immediately.',
  ],
])
