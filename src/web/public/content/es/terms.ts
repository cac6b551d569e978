import type { TermsContent } from '../en/terms.ts'

export const terms = {
  meta: {
    title: 'Condiciones · Goodword',
    description: 'El acuerdo entre usted y el operador de Goodword, con palabras claras.',
  },
  title: 'Condiciones del servicio',
  lead: 'Estas condiciones rigen entre usted y el operador de esta instalación de Goodword, cuyos datos de contacto están al pie de esta página. Están escritas para que se lean.',
  sections: {
    service: {
      heading: 'Qué recibe',
      blocks: [
        'Goodword es un servicio para empresas. Recoge reseñas de las plataformas que usted conecta, le ayuda a responderlas y disputarlas, envía invitaciones y campañas en su nombre y le muestra cifras sobre todo ello. Lo que incluye su plan figura en la [página de precios](/pricing).',
        'Goodword se dirige a empresas y a quienes actúan en nombre de una, no a consumidores.',
      ],
    },
    account: {
      heading: 'Su cuenta',
      blocks: [
        'Dé datos verdaderos, no comparta su contraseña y proteja su cuenta con un segundo factor siempre que pueda. Usted responde de lo que su equipo haga en su espacio de trabajo. Avísenos enseguida si cree que otra persona tiene acceso.',
      ],
    },
    trial: {
      heading: 'Prueba, cuotas y cambios de plan',
      blocks: [
        'Todos los planes empiezan con una prueba gratuita de {days} días. No se necesita tarjeta de crédito y la prueba termina por sí sola.',
        'Después, la cuota se paga cada mes por adelantado, con tarjeta o PayPal. Los precios no incluyen impuestos. Un cambio de plan se aplica en el siguiente ciclo de facturación.',
        'Si falla un pago, se lo comunicamos y lo intentamos de nuevo. Si sigue pendiente 14 días, podemos limitar el espacio de trabajo hasta que se salde. Sus datos siguen disponibles para que se los lleve.',
        'Anunciamos un cambio de precio al menos 30 días antes de aplicarlo. Puede cancelar antes de esa fecha.',
      ],
    },
    ending: {
      heading: 'Fin del acuerdo',
      blocks: [
        'Puede cancelar en cualquier momento en la página de suscripción. El plan sigue hasta el final del periodo pagado. No cobramos por irse.',
        'Nosotros podemos poner fin al acuerdo con 60 días de preaviso, o de inmediato si usted incumple gravemente estas condiciones y no cesa cuando se lo pedimos. Después dispone de 30 días para llevarse sus datos antes de que se eliminen.',
      ],
    },
    fair: {
      heading: 'Uso leal de las reseñas',
      blocks: [
        'No puede usar Goodword para:',
        {
          points: [
            'escribir, comprar, vender o encargar reseñas que no describan una experiencia real,',
            'ofrecer dinero, descuentos o regalos por una reseña positiva, o por cambiar o retirar una negativa,',
            'pedir reseñas solo a los clientes que espera que estén contentos,',
            'presionar a quienes escribieron sobre usted o revelar quiénes son,',
            'denunciar reseñas que sabe auténticas y conformes con las normas de la plataforma,',
            'enviar mensajes a personas que no los han aceptado o que se han dado de baja.',
          ],
        },
        'Podemos detener una campaña, una página o un espacio de trabajo que lo haga. La [página de cumplimiento](/compliance) explica las normas en que nos basamos.',
      ],
    },
    platforms: {
      heading: 'Las plataformas',
      blocks: [
        'Google Business Profile, Facebook, TripAdvisor y Yelp son servicios de terceros con condiciones propias, que usted también debe cumplir. Ellos deciden qué se muestra, qué se retira y qué puede hacerse desde fuera. Pueden cambiar o cerrar sus interfaces, y no podemos prometer que una plataforma siga disponible ni que una disputa prospere.',
        'Goodword no está vinculado a estas plataformas ni cuenta con su respaldo. Sus nombres son marcas de sus titulares.',
      ],
    },
    content: {
      heading: 'Su contenido y el asistente',
      blocks: [
        'Lo que introduce en Goodword sigue siendo suyo. Nos permite tratarlo en la medida en que el servicio lo necesite.',
        'Los borradores del asistente pueden contener errores. Léalos antes de publicarlos; lo que sale en su nombre es declaración suya. Usted decide si las respuestas salen según una regla propia.',
      ],
    },
    data: {
      heading: 'Datos personales',
      blocks: [
        'Cuando introduce en Goodword datos personales de sus clientes, los tratamos por su cuenta y según sus instrucciones. Un contrato de encargo de tratamiento forma parte de este acuerdo; pida una copia firmada por [correo electrónico](mailto:{{CONTACT_EMAIL}}). No introduzca datos de salud, de tarjetas de pago ni otros igual de sensibles.',
      ],
    },
    liability: {
      heading: 'Disponibilidad y responsabilidad',
      blocks: [
        'Prestamos el servicio con cuidado y corregimos los fallos lo antes posible. Puede interrumpirse por mantenimiento o por causas ajenas a nosotros.',
        'Respondemos sin límite en caso de dolo, culpa grave y daños a la vida, la integridad física o la salud, y siempre que la ley no permita limitarlo. En los demás casos respondemos solo por el incumplimiento de una obligación esencial, con el límite del daño previsible y, como máximo, de las cuotas que pagó en los doce meses anteriores. No respondemos de lo que hagan las plataformas o los autores de reseñas.',
      ],
    },
    rest: {
      heading: 'Lo demás',
      blocks: [
        'Se aplica la ley del país donde el operador tiene su sede, sin sus normas de conflicto de leyes. Son competentes los tribunales de la sede del operador cuando la ley permite acordarlo. Si una cláusula es nula, las demás siguen en vigor.',
        'Podemos cambiar estas condiciones por motivos justificados y se lo comunicamos por correo electrónico al menos 30 días antes. Si no está de acuerdo, puede cancelar antes de que se aplique el cambio.',
      ],
    },
  },
} satisfies TermsContent
