import type { PrivacyContent, TermsContent } from '../en/legal.ts'

export const privacy = {
  meta: {
    title: 'Privacidad · Goodword',
    description: 'Qué guarda Goodword, por qué, durante cuánto tiempo, quién más lo ve y qué derechos tiene usted.',
  },
  title: 'Privacidad',
  lead: 'Guardamos lo que el servicio necesita para funcionar y nada para publicidad. Esta página dice qué es, cuánto tiempo permanece y qué puede pedirnos.',
  sections: {
    responsible: {
      heading: 'Quién es responsable',
      blocks: [
        'El responsable de este sitio web, de su cuenta y de los mensajes que nos envía es el operador de esta instalación de Goodword, cuyos datos de contacto están al pie de esta página. Puede escribirnos a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}).',
        'Sobre las reseñas, los contactos y las campañas del espacio de trabajo de un cliente decide ese cliente, y él es el responsable. Nosotros los tratamos únicamente por su encargo y siguiendo sus instrucciones. Si una empresa usó Goodword para escribirle o para responder a su reseña, diríjase primero a ella; nosotros la ayudamos a contestarle.',
      ],
    },
    stored: {
      heading: 'Qué guardamos y durante cuánto tiempo',
      blocks: [
        {
          terms: [
            {
              term: 'Su cuenta',
              text: 'Nombre, correo electrónico, idioma, un resumen criptográfico (hash) de su contraseña y su método de verificación en dos pasos, si lo usa. Se guardan hasta que nos pida eliminarlos y, como máximo, hasta 30 días después de cerrarse su último espacio.',
            },
            {
              term: 'Su espacio de trabajo',
              text: 'Datos de la empresa, configuración, miembros del equipo, plantillas, respuestas, disputas y códigos QR. Se guardan mientras exista el espacio y se eliminan 30 días después de su cierre.',
            },
            {
              term: 'Reseñas',
              text: 'Texto, valoración, fecha y nombre del autor tal como los muestra la plataforma. Se guardan mientras lo permitan las normas de almacenamiento de la plataforma, también después de desconectarla, y se retiran con el espacio de trabajo.',
            },
            {
              term: 'Contactos y mensajes que envía',
              text: 'Nombre, dirección o número, prueba del consentimiento y si un mensaje se entregó, abrió o respondió. Se guardan hasta que usted los borre. Una baja se conserva para poder respetarla.',
            },
            {
              term: 'Acceso a las plataformas',
              text: 'Las claves con las que Goodword lee reseñas y publica respuestas, cifradas. Se eliminan en cuanto desconecta la plataforma.',
            },
            {
              term: 'Registro de actividad',
              text: 'Quién hizo qué en un espacio de trabajo y cuándo, para poder seguir los cambios. Se guarda mientras exista el espacio.',
            },
            {
              term: 'Mensajes del formulario de contacto',
              text: 'Lo que escriba en él y el idioma de la página. Se guarda hasta que el asunto quede resuelto y, como máximo, 12 meses.',
            },
            {
              term: 'Su plan',
              text: 'Qué plan ha elegido, cuándo termina su prueba, sus facturas y a nombre de quién van. De una tarjeta guardamos el tipo, los cuatro últimos dígitos y la caducidad; el número lo recibe solo el proveedor de pagos.',
            },
            {
              term: 'Registros técnicos',
              text: 'Hora, dirección solicitada, resultado y dirección de red, sin contraseñas ni contenido de mensajes. Se guardan 30 días como máximo, y más solo mientras se investiga un ataque.',
            },
          ],
        },
        'Las copias de seguridad contienen lo anterior durante un tiempo limitado y después se sobrescriben. Lo que se eliminó no se recupera de ellas.',
      ],
    },
    why: {
      heading: 'Por qué podemos hacerlo',
      blocks: [
        'Tratamos los datos de su cuenta, de su espacio de trabajo y de su plan para cumplir nuestro contrato con usted (artículo 6.1.b del RGPD). Los registros y la protección frente a abusos se basan en nuestro interés legítimo en un servicio seguro (artículo 6.1.f). Cuando nos escribe, usamos su mensaje para responderle.',
        'No vendemos datos personales, no los compartimos con fines publicitarios y no elaboramos perfiles de quienes escriben reseñas.',
      ],
    },
    cookies: {
      heading: 'Cookies y almacenamiento en su navegador',
      blocks: [
        'Estas páginas públicas no usan cookies ni cargan nada de otras empresas. Si elige una apariencia o cierra el aviso de idioma, su navegador lo recuerda en su dispositivo. Un mensaje que haya empezado en el formulario de contacto también espera ahí hasta que se envíe.',
        'Al iniciar sesión, su navegador guarda la sesión para que siga abierta. Al cerrarla, se elimina.',
      ],
    },
    others: {
      heading: 'Quién más recibe datos',
      blocks: [
        'Recurrimos a otras empresas solo cuando el servicio no puede funcionar sin ellas:',
        {
          points: [
            'Las plataformas de reseñas que conecte reciben las respuestas y denuncias que envíe mediante Goodword.',
            'Los proveedores de pagos, correo electrónico, mensajes de texto, alojamiento y redacción con IA tratan datos por cuenta del operador. Cuáles se usan depende de cómo esté configurada esta instalación; escríbanos y le enviamos la lista actual.',
            'Las cuentas de correo, mensajes de texto y redes sociales que conecte usted mismo se usan según sus instrucciones.',
            'Las autoridades reciben datos solo cuando la ley nos obliga.',
          ],
        },
        'Si un proveedor está fuera de su país, aplicamos las garantías que exige la ley, como las cláusulas contractuales tipo de la Comisión Europea.',
      ],
    },
    assistant: {
      heading: 'La IA y sus datos',
      blocks: [
        'El asistente sugiere respuestas, resume opiniones y ayuda con las disputas. Para ello recibe la reseña en cuestión y lo que usted le indique, no sus listas de contactos. No usamos sus datos para entrenar modelos. Nada de lo que escribe tiene efectos jurídicos para nadie sin que una persona lo decida.',
      ],
    },
    rights: {
      heading: 'Sus derechos',
      blocks: [
        'Según el RGPD y el RGPD del Reino Unido, usted puede:',
        {
          points: [
            'preguntar qué datos suyos tenemos y recibir una copia,',
            'pedir que se corrijan o se borren,',
            'pedir que se limite su uso u oponerse a él,',
            'llevárselos en un formato habitual,',
            'retirar un consentimiento en cualquier momento, con efecto para el futuro,',
            'reclamar ante la autoridad de protección de datos del lugar donde vive.',
          ],
        },
        'Según la Ley de Privacidad del Consumidor de California puede pedir conocer, corregir y eliminar sus datos, y no se le tratará peor por hacerlo. No hay nada de lo que excluirse: no vendemos ni compartimos información personal en el sentido de esa ley.',
        'Escriba a [{{CONTACT_EMAIL}}](mailto:{{CONTACT_EMAIL}}) o use el [formulario de contacto](/contact?topic=privacy). Respondemos en el plazo de un mes y podemos pedirle que acredite su identidad.',
      ],
    },
    changes: {
      heading: 'Cambios en esta página',
      blocks: [
        'Si cambia lo que hacemos, primero cambia esta página. Avisamos por correo electrónico a los titulares de una cuenta antes de que surta efecto un cambio que les afecte.',
      ],
    },
  },
} satisfies PrivacyContent

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
        'Goodword es un servicio para empresas. Recoge reseñas de las plataformas que usted conecta, le ayuda a responderlas y a abrir disputas, envía invitaciones y campañas en su nombre y le muestra cifras sobre todo ello. Lo que incluye su plan figura en la [página de precios](/pricing).',
        'Goodword se dirige a empresas y a quienes actúan en nombre de una, no a consumidores.',
      ],
    },
    account: {
      heading: 'Su cuenta',
      blocks: [
        'Dé datos verdaderos, no comparta su contraseña y active la verificación en dos pasos siempre que pueda. Usted responde de lo que su equipo haga en su espacio de trabajo. Avísenos enseguida si cree que otra persona tiene acceso.',
      ],
    },
    trial: {
      heading: 'Prueba y precios',
      blocks: [
        'Todos los planes empiezan con una prueba gratuita de {days} días. No se necesita tarjeta de crédito y la prueba no cuesta nada.',
        'El precio de cada plan está en la [página de precios](/pricing), por mes y por año, sin impuestos. No cobramos nada que no haya aceptado antes.',
        'Anunciamos un cambio de precio al menos 30 días antes de aplicarlo. Puede irse antes de esa fecha.',
      ],
    },
    ending: {
      heading: 'Fin del acuerdo',
      blocks: [
        'Puede irse en cualquier momento: el propietario cierra el espacio de trabajo en la configuración. Durante 30 días todavía se puede leer, exportar y reabrir; después se borra. No cobramos por irse.',
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
