import { listOrdinary } from './ordinary-reply.ts'

export const ORDINARY_SPANISH = listOrdinary('es', [
  [
    5,
    'La paella estaba buenísima y el trato excelente.',
    'Hola, Dana: muchas gracias por tus palabras. Nos alegra que te gustara la paella y esperamos verte pronto.',
  ],
  [
    1,
    'Esperamos una hora y el pescado estaba frío.',
    'Lamentamos la espera y que el pescado llegara frío. No es lo que queremos ofrecer. Por favor, ponte en contacto con nosotros para que podamos revisarlo.',
  ],
  [
    2,
    'El camarero fue muy antipático.',
    'Sentimos mucho el trato que recibiste. Ya hemos hablado con el equipo y trabajamos para mejorar.',
  ],
  [
    4,
    'Muy bien, pero algo caro.',
    'Gracias por tu visita y por tu sinceridad sobre los precios. Desde nuestro punto de vista la calidad de los productos lo merece, pero tomamos nota.',
  ],
  [3, 'Normal.', 'Gracias por tu opinión. ¿Qué podríamos mejorar para la próxima vez?'],
  [5, 'Vistas increíbles.', '¡Qué alegría leerte! Las vistas al puerto también son lo que más nos gusta a nosotros.'],
  [
    1,
    'La habitación estaba sucia.',
    'Pedimos disculpas por el estado de la habitación. Hemos informado al responsable de limpieza y lo estamos revisando.',
  ],
  [5, 'Repetiremos seguro.', 'Os esperamos con los brazos abiertos. ¡Hasta pronto!'],
  [
    2,
    'No me devolvieron el dinero.',
    'Lamentamos lo ocurrido con la devolución y comprendemos tu malestar. Escríbenos directamente y lo miramos contigo.',
  ],
  [4, 'Buen servicio.', 'Muchas gracias, Dana. Se lo transmitiremos a todo el equipo de Harbour Bistro.'],
  [1, 'Fatal todo.', 'Sentimos que tu experiencia no fuera buena. Nos gustaría saber qué falló para poder corregirlo.'],
  [
    5,
    'El mejor café del barrio.',
    'Gracias de corazón. Abrimos todos los días a las 8:00, así que el próximo café te espera.',
    'Abrimos todos los días a las 8:00',
  ],
  [
    3,
    'Mucho ruido.',
    'Tomamos nota del ruido. Este mes hemos instalado paneles para que se pueda conversar mejor.',
    'Este mes hemos instalado paneles contra el ruido',
  ],
  [5, 'Excelente atención.', 'Es un placer recibir comentarios así. Un saludo de todo el equipo.'],
  [
    5,
    'La doctora fue muy amable y no me dolió nada.',
    '¡Hola, Dana! Muchas gracias por compartir tu experiencia. Nos alegra mucho saber que te sentiste cómoda y bien atendida. Todo nuestro equipo se esfuerza cada día por ofrecer un trato cercano, y tus palabras nos motivan a seguir así. ¡Te esperamos en tu próxima visita!',
  ],
  [
    1,
    'Rayaron mi coche y no quisieron saber nada.',
    'Hola Dana, gracias por informarnos de lo sucedido. Lamentamos mucho lo ocurrido con tu coche y entendemos tu enfado. Nos tomamos muy en serio situaciones como esta, por lo que te pedimos que te pongas en contacto con nosotros para analizar el caso contigo.',
  ],
  [
    4,
    'Buen corte, pero esperé 25 minutos.',
    '¡Gracias por tu reseña, Dana! Nos encanta saber que estás contenta con tu corte. Al mismo tiempo, te pedimos disculpas por la espera; sabemos que tu tiempo es valioso y seguimos trabajando para mejorar. ¡Hasta la próxima!',
  ],
  [
    3,
    'Habitaciones antiguas, desayuno muy bueno.',
    'Estimada Dana, le agradecemos su valoración tan equilibrada. Nos complace saber que disfrutó del desayuno. También valoramos sus comentarios sobre las habitaciones y los compartiremos con nuestro equipo. Esperamos tener la oportunidad de recibirla de nuevo.',
  ],
  [
    2,
    'Las máquinas del gimnasio llevan semanas rotas.',
    'Hola Dana, lamentamos las molestias que te han causado las máquinas. Comprendemos lo frustrante que puede ser y ya hemos trasladado tu comentario al equipo. Si quieres contarnos más, no dudes en escribirnos.',
  ],
  [
    5,
    'El fontanero llegó rápido y arregló la fuga.',
    '¡Mil gracias por tu opinión, Dana! Nos alegra haber podido arreglar la fuga con rapidez y que estés satisfecha con nuestro trabajo. Aquí estamos para lo que necesites.',
  ],
  [
    1,
    'El paquete llegó tarde y roto.',
    'Hola Dana, sentimos muchísimo que tu pedido llegara tarde y en mal estado. No es la experiencia que queremos para nuestros clientes. Por favor, envíanos un mensaje con los datos de tu pedido para que podamos ayudarte cuanto antes.',
  ],
  [
    5,
    'A mis hijos les encantan las clases de natación.',
    '¡Qué bonito leer esto, Dana! Saber que tus hijos disfrutan de las clases de natación nos llena de alegría. ¡Nos vemos pronto en la piscina!',
  ],
  [
    3,
    'Ni fu ni fa.',
    'Hola Dana, gracias por tomarte el tiempo de dejarnos tu opinión. Siempre buscamos ofrecer una experiencia mejor, así que nos encantaría saber en qué podemos mejorar. Esperamos que nos des otra oportunidad.',
  ],
  [
    1,
    'Nadie coge el teléfono, pésima atención.',
    'Estimada Dana, le pedimos sinceras disculpas por las dificultades para contactar con nosotros por teléfono. Entendemos su malestar y estamos revisando cómo atendemos las llamadas. Le agradeceríamos que volviera a contactarnos para poder ayudarle.',
  ],
  [
    4,
    'Tacos ricos, poco aparcamiento.',
    '¡Gracias por visitarnos, Dana! Nos alegra que disfrutaras de los tacos. Tienes razón en que aparcar puede ser complicado, sobre todo en hora punta, y agradecemos tu paciencia. ¡Vuelve cuando quieras!',
  ],
  [
    5,
    'Compré un sofá y el reparto fue impecable.',
    '¡Hola, Dana! Muchas gracias por tu maravillosa reseña. Nos alegra saber que el reparto de tu sofá fue impecable. Esperamos que lo disfrutes mucho y aquí nos tienes para lo que necesites.',
  ],
  [
    2,
    'La manicura se estropeó a los dos días.',
    'Hola, Dana. Gracias por hacérnoslo saber. Lamentamos que tu manicura se estropeara tan pronto; no es la calidad que queremos ofrecer a nuestras clientas. Ponte en contacto con nosotros para que podamos ayudarte.',
  ],
  [
    1,
    'La habitación olía a tabaco y en recepción pasaron de mí.',
    'Estimada Dana: sentimos mucho lo que nos cuenta sobre su estancia. El olor a tabaco y la falta de atención en recepción no son lo que usted debería encontrar en nuestra casa. Le agradeceríamos que se pusiera en contacto con nosotros para conocer mejor lo sucedido.',
  ],
  [
    4,
    'Hamburguesas muy buenas, las patatas un poco blandas.',
    '¡Gracias por tus palabras sobre nuestras hamburguesas, Dana! Sentimos que las patatas no estuvieran tan crujientes como deberían. Se lo comentaremos a la cocina y esperamos verte pronto.',
  ],
  [
    5,
    'El guía lo sabía todo sobre el casco antiguo.',
    '¡Qué alegría leer tu opinión, Dana! Nos encanta que disfrutaras de la visita y de las explicaciones de nuestro guía. Gracias por recorrer el casco antiguo con nosotros. ¡Hasta la próxima!',
  ],
  [
    3,
    'Sitio bonito pero la música demasiado alta.',
    'Hola Dana, gracias por tu visita y por tu sinceridad. Nos alegra que te gustara el sitio y entendemos que la música alta puede dificultar la conversación. Lo tendremos en cuenta y ojalá nos des otra oportunidad.',
  ],
  [
    1,
    'Me cobraron dos veces y a nadie le importa.',
    'Hola Dana, lamentamos mucho el problema con tu pago y que no te sintieras escuchada. Entendemos tu preocupación. Escríbenos directamente con los datos para que nuestro equipo pueda revisarlo lo antes posible.',
  ],
  [
    5,
    'Cambio de aceite rápido y buen precio.',
    'Gracias por dedicar un momento a escribirnos, Dana. Nos alegra que quedaras contenta con el cambio de aceite y con el precio. Agradecemos tu confianza y será un placer volver a cuidar de tu coche.',
  ],
  [
    2,
    'La clase de yoga estaba llena.',
    'Hola Dana, gracias por compartirlo con nosotros. Imaginamos que una clase tan llena no ayuda a relajarse y sentimos que afectara a tu práctica. Tu comentario nos resulta muy útil y lo hablaremos con nuestros profesores.',
  ],
  [
    4,
    'Panadería encantadora, a mediodía ya no quedaban cruasanes.',
    '¡Gracias por tus amables palabras, Dana! Sentimos que esta vez te quedaras sin cruasanes. Se lo diremos a nuestros panaderos y esperamos que en tu próxima visita encuentres tus favoritos.',
  ],
  [
    5,
    'Un ramo precioso para mi madre.',
    '¡Muchísimas gracias por tus palabras, Dana! Nos hace muy felices que a tu madre le gustara el ramo. Ha sido un placer preparar algo tan especial y esperamos acompañarte en muchas más ocasiones.',
  ],
  [
    2,
    'El wifi fallaba y la mesa cojeaba.',
    'Hola Dana, gracias por tomarte la molestia de escribirnos. Sentimos que el wifi te fallara durante la estancia y que la mesa no estuviera en buen estado. Hemos tomado nota de ambas cosas y nos gustaría recibirte de nuevo en mejores condiciones.',
  ],
  [
    1,
    'El técnico no apareció.',
    'Hola Dana, te pedimos disculpas por la cita fallida y por el tiempo que perdiste esperando. No es así como queremos tratar a nuestros clientes y comprendemos perfectamente tu enfado. Llámanos o escríbenos para buscar una nueva fecha.',
  ],
  [
    4,
    'Buena selección de libros, personal algo despistado.',
    '¡Gracias por tu comentario, Dana! Nos alegra que te gustara nuestra selección de libros. Sentimos que el personal te pareciera despistado; cada visitante merece toda nuestra atención. ¡Hasta pronto!',
  ],
  [
    3,
    'Pizza correcta, pero la masa estaba quemada.',
    'Hola Dana, gracias por tu sinceridad. Nos alegra que la pizza te pareciera correcta, aunque una masa quemada no es lo que buscamos. Lo comentaremos con el equipo de cocina y esperamos hacerlo mejor la próxima vez.',
  ],
  [
    5,
    'Enfermeras muy amables.',
    'Querida Dana, gracias por tus palabras tan cariñosas. Para nuestras enfermeras significa mucho saber que te sentiste bien cuidada. Te deseamos lo mejor y una pronta recuperación.',
  ],
  [
    5,
    'Mi perro salió guapísimo de la peluquería.',
    '¡Hola, Dana! Gracias por tu comentario. Lo pasamos genial con tu perro y nos alegra que te encante su nuevo aspecto. ¡Dale un abrazo de nuestra parte y hasta la próxima!',
  ],
  [
    1,
    'Tres meses para un siniestro.',
    'Estimada Dana: gracias por contarnos su experiencia. Lamentamos que el trámite se alargara tanto y que tuviera que insistir para obtener respuestas. Usted merecía una comunicación más clara desde el principio. Nos gustaría entender qué ha fallado; por favor, póngase en contacto con nosotros.',
  ],
  [
    4,
    'Buen camping, duchas mejorables.',
    '¡Gracias por alojarte con nosotros, Dana! Nos alegra que disfrutaras del camping. Tienes razón con lo de las duchas y ya se lo hemos comunicado al equipo de limpieza. ¡Esperamos verte la próxima temporada!',
  ],
  [
    5,
    'Fotógrafa muy paciente con los niños.',
    '¡Muchas gracias, Dana! Fue un placer fotografiar a tus pequeños y nos alegra que estés contenta con las fotos. Ojalá os hagan sonreír durante muchos años.',
  ],
  [
    5,
    'Mudanza perfecta.',
    '¡Gracias por confiar en nosotros para tu mudanza, Dana! Nos alegra que todo llegara bien y que el día transcurriera sin contratiempos. Te deseamos muchos momentos felices en tu nuevo hogar.',
  ],
  [
    2,
    'Las gafas me aprietan.',
    'Hola Dana, sentimos que tus gafas no te resulten cómodas. Pásate cuando te venga bien para que podamos ajustarlas y resolver tus dudas. Gracias por darnos la oportunidad de solucionarlo.',
  ],
  [
    3,
    'Divertido pero fácil.',
    '¡Hola, Dana! Gracias por jugar con nosotros. Nos alegra que te divirtieras y trasladaremos tu opinión sobre la dificultad al equipo. ¿Te animas con un reto mayor la próxima vez?',
  ],
])

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
