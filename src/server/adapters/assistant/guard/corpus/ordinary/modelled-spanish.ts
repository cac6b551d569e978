import { listOrdinary } from './ordinary-reply.ts'

/** In the manner of a provider’s model. Lists were widened once with them in view. */
export const MODELLED_SPANISH = listOrdinary('es', [
  [
    5,
    'Hotel maravilloso y muy céntrico.',
    '¡Muchas gracias por tu reseña, Dana! Nos alegra mucho saber que disfrutaste de tu estancia y de nuestra ubicación. Será un placer darte la bienvenida de nuevo muy pronto.',
  ],
  [
    4,
    'La piscina muy buena, pero cierra pronto en verano.',
    'Hola Dana, gracias por compartir tu experiencia. Nos alegra que disfrutaras de la piscina y entendemos que te hubiera gustado aprovecharla más tiempo. Tomamos nota de tu sugerencia y la compartiremos con el equipo. ¡Esperamos verte pronto!',
  ],
  [
    3,
    'Cómodo para negocios, aunque por fuera parece un motel.',
    'Estimada Dana, gracias por su valoración. Nos complace saber que el hotel le resultó cómodo para su viaje. Agradecemos también su comentario sobre el exterior, que tendremos en cuenta. Esperamos volver a recibirle.',
  ],
  [
    2,
    'El hotel se quedó en los años 70.',
    'Hola Dana, gracias por tu sinceridad. Lamentamos que nuestras instalaciones no cumplieran tus expectativas. Tu opinión nos ayuda a saber en qué debemos mejorar. Ojalá podamos darte una mejor impresión en el futuro.',
  ],
  [
    5,
    'Me encantó el barrio y el personal.',
    '¡Qué alegría leer tu comentario, Dana! Nos hace muy felices saber que te sentiste tan a gusto con nuestro equipo y en el barrio. ¡Te esperamos con los brazos abiertos!',
  ],
  [
    1,
    'Tardaron dos horas en servirnos y nadie se disculpó.',
    'Hola Dana, lamentamos sinceramente la larga espera y que nadie se disculpara en su momento. Entendemos perfectamente tu malestar. Nos gustaría conocer más detalles para poder mejorar; por favor, contáctanos directamente. Gracias por avisarnos.',
  ],
  [
    5,
    'El mecánico me explicó todo con paciencia.',
    '¡Gracias por tus palabras, Dana! Nos alegra saber que nuestro mecánico te explicó todo con claridad. La confianza de nuestros clientes es lo más importante para nosotros. ¡Aquí estaremos cuando nos necesites!',
  ],
  [
    2,
    'La tarta llegó aplastada.',
    'Hola Dana, sentimos mucho que tu tarta no llegara en buen estado. Comprendemos tu decepción, sobre todo en un día tan especial. Por favor, escríbenos para que podamos revisar lo ocurrido. Gracias por tu comprensión.',
  ],
  [
    4,
    'Muy buena academia, algo ruidosa.',
    'Hola Dana, muchas gracias por tu valoración. Nos alegra que estés contenta con la academia. Sentimos que el ruido te haya molestado y lo tendremos en cuenta. ¡Nos vemos en clase!',
  ],
  [
    3,
    'La carne bien, el postre flojo.',
    'Hola Dana, gracias por tu visita y por contarnos tu experiencia. Nos alegra que la carne fuera de tu agrado y sentimos que el postre no estuviera a la altura. Compartiremos tu comentario con la cocina. Esperamos sorprenderte en tu próxima visita.',
  ],
  [
    5,
    'Mi abuela está encantada con sus audífonos.',
    '¡Muchísimas gracias, Dana! Nos llena de alegría saber que tu abuela está encantada con sus audífonos. Gracias por confiar en nosotros y un abrazo para las dos.',
  ],
  [
    1,
    'Perdieron mi maleta y nadie responde.',
    'Estimada Dana: lamentamos mucho lo ocurrido con su maleta y la falta de respuesta. Entendemos la preocupación que esto le ha causado. Le rogamos que se ponga en contacto con nuestro equipo de atención al cliente para poder ayudarle lo antes posible.',
  ],
  [
    5,
    'Las mejores croquetas de la ciudad.',
    '¡Gracias, Dana! Nos encanta saber que te gustaron tanto nuestras croquetas. Se lo haremos saber a la cocina. ¡Vuelve cuando quieras!',
  ],
  [
    2,
    'El dentista me hizo esperar una hora.',
    'Hola Dana, te pedimos disculpas por la espera. Sabemos que tu tiempo es valioso y lamentamos las molestias. Estamos trabajando para mejorar la organización de nuestras citas. Gracias por hacérnoslo saber.',
  ],
  [
    4,
    'Buen servicio, entrega un día tarde.',
    'Hola Dana, gracias por tu comentario. Nos alegra que estés satisfecha con el servicio y te pedimos disculpas por el retraso en la entrega. Seguiremos trabajando para ofrecerte una mejor experiencia.',
  ],
  [
    5,
    'Clases divertidas y profesores muy atentos.',
    '¡Gracias por tu reseña, Dana! Nos alegra que las clases te resulten divertidas y que nuestros profesores estén siempre atentos. Tu opinión nos anima a seguir mejorando. ¡Hasta la próxima clase!',
  ],
  [
    1,
    'Me hablaron con desprecio en recepción.',
    'Estimada Dana, sentimos profundamente el trato que describe. No es en absoluto la atención que queremos ofrecer. Nos gustaría hablar con usted personalmente; por favor, póngase en contacto con nosotros. Le agradecemos que nos lo haya comunicado.',
  ],
  [
    3,
    'Correcto, pero caro para lo que es.',
    'Hola Dana, gracias por tu opinión. Entendemos que la relación calidad-precio es importante y lamentamos que no quedaras del todo satisfecha. Tendremos en cuenta tu comentario. Esperamos tener otra oportunidad de atenderte.',
  ],
  [
    5,
    'Taller de cerámica precioso.',
    '¡Mil gracias, Dana! Nos alegra que disfrutaras del taller de cerámica. Fue un placer compartir contigo una tarde tan bonita. ¡Esperamos verte pronto en otro taller!',
  ],
  [
    2,
    'La app falla todo el rato.',
    'Hola Dana, lamentamos los problemas que has tenido con la aplicación. Entendemos lo frustrante que puede resultar. Nuestro equipo técnico ya está al tanto; si nos escribes con más detalles, podremos ayudarte mejor. Gracias por tu paciencia.',
  ],
])
