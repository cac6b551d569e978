import { listOrdinary } from './ordinary-reply.ts'

/** In the manner of a provider’s model. Lists were widened once with them in view. */
export const MODELLED_ENGLISH = listOrdinary('en', [
  [
    2,
    'It took forever to get the check when we asked for it.',
    'Hi Dana, thank you for your feedback. We’re sorry that it took so long to bring your check. We know how important prompt service is, and we’ll share your comments with our team. We hope you’ll give us another chance to serve you better.',
  ],
  [
    1,
    'No deal is good enough to drag me in there again.',
    'Dear Dana, we’re truly sorry to hear that your visit left you feeling this way. This is not the impression we want any guest to leave with. If you’re willing, please contact us directly so we can learn more about what happened. We’d appreciate the opportunity to make things right.',
  ],
  [
    3,
    'The only downside is the service.',
    'Hi Dana, thanks for taking the time to share your thoughts. We’re glad to hear that you enjoyed other parts of your visit, and we’re sorry that our service didn’t match. Your feedback helps us improve. We hope to welcome you back soon.',
  ],
  [
    2,
    'Drinks took close to 30 minutes to come out.',
    'Hello Dana, thank you for letting us know about the wait for your drinks. We apologize for the delay and understand how frustrating that can be. We’ve passed your comments on to our bar team. We hope to see you again for a smoother experience.',
  ],
  [
    5,
    'This place is great!!!',
    'Thank you so much, Dana! We’re thrilled that you had a great time with us. Your kind words made our day, and we can’t wait to see you again!',
  ],
  [
    5,
    'Fits comfortably in either ear, the sound is clear and loud and the charge lasts for days.',
    'Hi Dana, thank you for your wonderful review! We’re delighted to hear that the fit is comfortable and that you’re enjoying the clear sound. We hope it keeps you company for a long time. Happy listening!',
  ],
  [
    1,
    'Doesn’t hold charge.',
    'Hi Dana, we’re sorry to hear that the battery isn’t holding its charge. That’s certainly not what you should expect from our product. Please reach out to our support team so we can look into this for you. Thank you for bringing it to our attention.',
  ],
  [
    5,
    'The shipping time was very quick!',
    'Thank you for your feedback, Dana! We’re happy to hear that your order reached you so quickly. We appreciate your business and look forward to serving you again.',
  ],
  [
    4,
    'Spacious lounge with excellent food, though wifi took a couple of attempts.',
    'Dear Dana, thank you for your kind review. We’re pleased that you found the lounge spacious and enjoyed the food. We’re sorry that it took a few attempts to connect to the wifi, and we’ve shared this with our technical team. We look forward to welcoming you on your next journey.',
  ],
  [
    2,
    'New but cramped and uninviting, staff offer no information unless asked.',
    'Dear Dana, thank you for your honest feedback. We’re sorry that the lounge felt cramped and that our staff didn’t offer more information. We want every guest to feel welcome and well looked after. Your comments have been shared with our team so that we can do better.',
  ],
  [
    1,
    'The seat was the most uncomfortable I have ever had on a plane. Food was good.',
    'Dear Dana, we’re sorry to hear how uncomfortable your seat was during your flight. We understand how much this affects a long journey. We’re glad you enjoyed the food, and we’ll pass your comments about the seat on to the responsible team. We hope to offer you a better experience next time.',
  ],
  [
    5,
    'Quiet, spacious, clean wide seats. One of the best flights I have had.',
    'Dear Dana, thank you for this lovely review! It’s wonderful to read that you found the cabin quiet, spacious and clean. We’re honored to have been part of one of your best flights. We hope to welcome you on board again soon.',
  ],
  [
    5,
    'My son was nervous about his first haircut and the barber was so gentle.',
    'Hi Dana, thank you for sharing this with us! First haircuts can be a big moment, and we’re so happy your son was in gentle hands. We’ll make sure to pass your kind words on to our barber. See you both next time!',
  ],
  [
    3,
    'Nice rooms but thin walls, heard everything.',
    'Hello Dana, thank you for staying with us and for your balanced feedback. We’re glad you liked the rooms, and we apologize for the noise that disturbed your rest. A good night’s sleep is important, and we’ll take your comments into consideration. We hope to have the pleasure of hosting you again.',
  ],
  [
    1,
    'The mechanic talked down to me.',
    'Dear Dana, we are very sorry that you felt talked down to. Every customer deserves to be treated with respect, and we take your feedback very seriously. We would welcome the chance to speak with you personally. Please get in touch with us at your convenience.',
  ],
  [
    4,
    'Great yoga studio, hard to find parking.',
    'Namaste Dana, and thank you for practicing with us! We’re glad you love the studio. We understand that finding parking can be a challenge, and we appreciate your patience. See you on the mat soon!',
  ],
  [
    5,
    'They found my lost ring and mailed it to me.',
    'Dear Dana, what a lovely story! We’re so relieved that your ring made its way back to you. Our team was delighted to help, and your thoughtful review means the world to us. We hope to see you again soon.',
  ],
  [
    2,
    'Tour guide rushed us through everything.',
    'Hi Dana, thank you for joining our tour and for sharing your experience. We’re sorry that the tour felt rushed; we want our guests to have time to enjoy every stop. We’ll discuss your feedback with our guides. We hope you’ll join us again one day.',
  ],
  [
    5,
    'Delicious vegan menu.',
    'Thank you, Dana! We’re so glad you enjoyed our vegan menu. Our kitchen team puts a lot of love into every dish, so your words mean a lot. We look forward to cooking for you again!',
  ],
  [
    1,
    'Waited three weeks for a part and nobody updated me.',
    'Dear Dana, please accept our apologies for the long wait and the lack of communication. We understand how frustrating it must have been not to receive any updates. Please contact us directly so that we can check the status for you. Thank you for your patience.',
  ],
])
