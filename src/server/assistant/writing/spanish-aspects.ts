import type { PhraseBook } from './phrase-book.ts'

export const SPANISH_ASPECTS: PhraseBook['aspects'] = {
  food: {
    positive: [
      'Qué bien saber que fue de su gusto.',
      'Ponemos mucho cuidado en lo que servimos, y da gusto leerlo.',
      'La buena comida es nuestra razón de ser, y sus palabras nos animan.',
    ],
    negative: [
      'Lo que servimos debe ser un placer, y esta vez no lo fue.',
      'La calidad de lo que servimos es el centro de nuestro trabajo, por eso nos cuesta leerlo.',
      'La comida y la bebida deben estar bien siempre, y queremos entender qué no lo estuvo.',
    ],
  },
  service: {
    positive: [
      'Atender bien a cada persona es un orgullo para todo el equipo.',
      'Un trato cercano es importante para nosotros, y nos alegra que lo notara.',
      'Sus amables palabras sobre nuestro equipo son la mejor recompensa a su trabajo.',
    ],
    negative: [
      'Un servicio amable y atento es lo que debe poder esperar de nosotros.',
      'Toda persona merece una buena atención, y con usted no lo conseguimos.',
      'Para nosotros, la manera de tratar a las personas importa más que nada.',
    ],
  },
  price: {
    positive: [
      'Los precios justos por un buen trabajo son importantes para nosotros.',
      'Nos alegra saber que para usted mereció la pena.',
      'Precio y calidad deben ir de la mano, y nos alegra que también lo vea así.',
    ],
    negative: [
      'Un precio debe parecer justo, y entendemos que para usted no lo fue.',
      'Lo que algo cuesta y lo que ofrece deben ir de la mano.',
      'Su opinión sobre nuestros precios nos ayuda a verlos con otros ojos.',
    ],
  },
  cleanliness: {
    positive: [
      'Mantenerlo todo limpio y en orden es un trabajo diario, y nos alegra que se note.',
      'Un lugar limpio y cuidado es algo que nos importa.',
      'Da gusto saber que todo estaba limpio y cuidado.',
    ],
    negative: [
      'La limpieza no debe depender del día.',
      'Un lugar limpio es lo mínimo que puede esperar de nosotros.',
      'Aquí todo debería estar impecable, y queremos saber dónde no lo estaba.',
    ],
  },
  location: {
    positive: [
      'A nosotros también nos encanta este lugar, y nos alegra que le guste.',
      'Una buena ubicación es la mitad del placer, y nos alegra que le viniera bien.',
      'Es una suerte estar donde estamos, y nos alegra que lo vea así.',
    ],
    negative: [
      'Dónde estamos es difícil de cambiar, pero no lo es ayudar a llegar mejor.',
      'Venir a vernos debería ser sencillo, y entendemos que no lo fue.',
      'Su comentario sobre dónde estamos es útil para los demás y para nosotros.',
    ],
  },
  waiting: {
    positive: [
      'Intentamos no hacer esperar a nadie, así que da gusto leerlo.',
      'Su tiempo es valioso, y nos alegra no haberlo malgastado.',
      'Rapidez y cuidado a la vez es lo que buscamos.',
    ],
    negative: [
      'Su tiempo es valioso, y entendemos lo molesta que puede ser una espera.',
      'A nadie le gusta esperar, y sabemos que puede estropear lo demás.',
      'Una larga espera no es el recuerdo que queremos dejar.',
    ],
  },
  rooms: {
    positive: [
      'Un lugar en el que sentirse en casa es lo que queremos ofrecer.',
      'Hemos pensado mucho en nuestros espacios, y nos alegra que se note.',
      'Da gusto saber que estuvo a gusto con nosotros.',
    ],
    negative: [
      'Las instalaciones deben ser cómodas y estar en buen estado, y queremos saber qué faltó.',
      'Debería haber estado a gusto con nosotros, y nos importa que no fuera así.',
      'La comodidad es gran parte de lo que ofrecemos, por eso cuentan sus palabras.',
    ],
  },
  delivery: {
    positive: [
      'Nos alegra saber que su pedido llegó como debía.',
      'Una entrega sin contratiempos es parte del trabajo bien hecho.',
      'Para que cada pedido salga bien hacen falta muchas manos, y merecen su elogio.',
    ],
    negative: [
      'Un pedido debe llegar completo y a tiempo.',
      'Una entrega que no sale como estaba previsto es una molestia, y lo entendemos.',
      'Queremos averiguar en qué momento se torció su pedido.',
    ],
  },
  atmosphere: {
    positive: [
      'Un lugar donde apetece pasar el tiempo es lo que deseamos.',
      'Da gusto saber que estuvo a gusto con nosotros.',
      'El ambiente de un lugar lo hacen sus personas, así que sus palabras son para todo el equipo.',
    ],
    negative: [
      'El entorno debe ayudar a sentirse bien, y entendemos que no fue así.',
      'Lo que se siente en un lugar es parte del conjunto, y nos tomamos en serio su impresión.',
      'Un ambiente agradable también es importante para nosotros, por eso cuentan sus palabras.',
    ],
  },
  product: {
    positive: [
      'Nos alegra saber que acertó con su elección.',
      'La calidad nos importa, y nos alegra que se note.',
      'Elegimos con cuidado lo que ofrecemos, así que esto nos anima.',
    ],
    negative: [
      'Lo que se lleva de nuestra casa debe ser de buena calidad.',
      'La calidad es lo mínimo que puede esperar, y queremos saber qué falló.',
      'Lo que ofrecemos debe resistir el uso diario, por eso importan sus comentarios.',
    ],
  },
  billing: {
    positive: [
      'Nos alegra saber que la reserva y el pago fueron sencillos.',
      'Las gestiones claras y sencillas son importantes para nosotros.',
      'Todo debe ser fácil del primer paso al último, y nos alegra que así fuera.',
    ],
    negative: [
      'Las reservas y las cuentas deben ser correctas y fáciles de entender.',
      'Una duda sobre una reserva o una cuenta merece una respuesta clara.',
      'Lo acordado y lo cobrado deben coincidir, y nos gustaría verlo con usted.',
    ],
  },
}
