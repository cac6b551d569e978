import type { PhraseBook } from './phrase-book.ts'

export const SPANISH: PhraseBook = {
  praise: {
    food: [
      'Pedimos {dish} y todavía hablamos de ello.',
      'El pescado fresquísimo y en su punto, sin adornos innecesarios.',
      'Raciones generosas, de las que se agradecen después de un día caminando.',
      'De postre, {sweet}: para repetir.',
      'La sopa de marisco me recordó a la de mi madre, y eso son palabras mayores.',
    ],
    service: [
      '{server} nos atendió de maravilla y hasta chapurreó algo de español con nosotros.',
      'Trato muy cercano, se nota que les gusta lo que hacen.',
      'Nos explicaron la carta con toda la paciencia del mundo.',
      'Tuvieron un detalle con los niños que no olvidaremos.',
    ],
    wait: [
      'Fuimos sin reserva y en diez minutos estábamos sentados.',
      'Los platos salieron a buen ritmo, ni prisas ni esperas.',
    ],
    price: [
      'Para estar donde está, la cuenta nos pareció muy razonable.',
      'El menú de mediodía es una ganga.',
      'No es barato, pero se paga con gusto.',
    ],
    ambience: [
      'El local es acogedor y las vistas al puerto, preciosas.',
      'Música bajita, luz cálida, todo invita a alargar la sobremesa.',
      'Cenamos en la terraza viendo pasar los barcos.',
    ],
    cleanliness: ['Todo impecable, también los baños.', 'Se ve la cocina desde la mesa y está reluciente.'],
    location: ['A dos pasos del muelle, imposible estar mejor situado.', 'Muy fácil de encontrar, al lado del paseo.'],
    booking: [
      'Reservamos por internet y nos guardaron la mesa junto a la ventana.',
      'Éramos doce y lo organizaron sin ningún problema.',
    ],
  },
  complaints: {
    food: [
      'Nos trajeron {dish} casi en frío.',
      'Demasiada sal y poca gracia.',
      'Las patatas parecían del día anterior.',
    ],
    service: [
      'El camarero se olvidó de nosotros media noche.',
      'Ni un «buenas noches» al entrar.',
      'Tuvimos que pedir la cuenta tres veces.',
    ],
    wait: ['Esperamos {minutes} minutos entre plato y plato.', 'Casi una hora para dos cafés y un postre.'],
    price: ['Carísimo para lo que es.', 'Nos cobraron un pan que nadie había pedido.'],
    ambience: ['Había tanto ruido que no podíamos hablar.', 'La mesa estaba pegada a la puerta de la cocina.'],
    cleanliness: ['La mesa seguía pegajosa del cliente anterior.', 'Los baños necesitaban una limpieza urgente.'],
    location: ['Aparcar por la zona es una odisea.', 'Las famosas vistas daban a unas obras.'],
    booking: ['Teníamos reserva y no les constaba.', 'Llamamos varias veces y nadie cogió el teléfono.'],
  },
  quibbles: [
    'Lo único, un poco de ruido al fondo.',
    'La carta de vinos se queda corta.',
    'Le faltó algo de temperatura al segundo plato.',
  ],
  turns: ['Lo malo:', 'En cambio:', 'Pero no todo fue así.'],
  openings: {
    good: [
      'Cenamos aquí la última noche de nuestro viaje.',
      'Nos lo recomendó el recepcionista del hotel y acertó de pleno.',
      'Vinimos con {company} y salimos encantados.',
      'Segunda vez que venimos y no será la última.',
      'Qué grata sorpresa.',
    ],
    fair: [
      'Ni fu ni fa.',
      'Esperábamos algo más después de leer tantas maravillas.',
      'Tiene cosas buenas y otras por mejorar.',
    ],
    bad: ['Una decepción.', 'Íbamos con mucha ilusión y salimos con hambre.', 'No entiendo las buenas opiniones.'],
  },
  closings: {
    good: [
      'Volveremos seguro.',
      'Totalmente recomendable.',
      '¡Gracias por todo!',
      'Un sitio para apuntar.',
      'Si vais a la ciudad, no os lo perdáis.',
    ],
    fair: ['Quizá le demos otra oportunidad.', 'Para salir del paso, bien.', 'Correcto, sin más.'],
    bad: ['No volveremos.', 'Hay sitios mucho mejores cerca.', 'Una pena, porque el lugar lo tiene todo.'],
  },
  shorts: {
    good: [
      'Riquísimo todo.',
      'Un diez.',
      'Muy buen ambiente y mejor comida.',
      'Volveremos, sin duda.',
      '¡Excelente atención de {server}!',
    ],
    fair: ['Correcto, nada más.', 'Buena vista, comida regular.'],
    bad: ['Caro y lento.', 'No lo recomiendo.', 'Comida fría.'],
  },
  titles: {
    good: ['Una cena estupenda junto al mar', 'Pescado fresco de verdad', 'Para repetir', 'Muy recomendable'],
    fair: ['Ni bien ni mal', 'Esperaba más'],
    bad: ['Decepción total', 'Lento y caro', 'No volveremos'],
  },
  replies: {
    good: [
      '¡Muchas gracias, {name}! Nos alegra que lo pasarais tan bien. Os esperamos pronto. Dana',
      'Gracias por vuestras palabras, se las leeré a todo el equipo.',
    ],
    fair: ['Gracias por tu sinceridad, {name}. Tomamos nota y esperamos poder demostrártelo en otra visita.'],
    bad: [
      'Lo siento mucho, {name}. No es lo que queremos para nadie. Escríbeme a dana@harbourbistro.test y lo arreglamos. Dana',
    ],
  },
  slots: {
    dish: [
      'el fletán',
      'la sopa de marisco',
      'el bocadillo de langosta',
      'el pulpo a la parrilla',
      'el bacalao',
      'la lubina',
      'el risotto de setas',
    ],
    sweet: ['la tarta de limón', 'la crema quemada de arce', 'el pudin de caramelo', 'la tarta de queso'],
    server: ['Sofia', 'Marcus', 'Maya', 'Ben', 'Priya'],
    company: ['mis padres', 'unos amigos', 'los niños', 'mi pareja', 'mi hermana'],
    minutes: ['40', '45', '50', '60'],
  },
}
