import { CODE } from '../code-samples.ts'
import type { DevelopersContent, ReferenceContent } from '../en/developers.ts'

export const developers: DevelopersContent = {
  meta: {
    title: 'Desarrolladores · Goodword',
    description:
      'Lea sus reseñas y registre a sus clientes desde sus propios programas: claves, páginas, errores y webhooks.',
  },
  title: 'Para desarrolladores',
  lead: 'Todo lo que necesitan sus propios programas: leer reseñas, disputas, campañas y cifras, y decirle a Goodword quién le ha visitado.',
  sections: {
    firstCall: {
      heading: 'Su primera llamada',
      blocks: [
        'El acceso a la API forma parte del plan Enterprise. Cree una clave en Configuración → Seguridad y dele solo los permisos que necesita el programa. Verá el secreto una vez; solo guardamos un hash. No lo ponga en código, chats ni correos.',
        { code: CODE.firstCall, label: 'curl' },
        'Ponga su clave entera donde la orden muestra cómo empieza y termina. Las claves empiezan por `gw_live_`, o por `gw_test_` donde el entorno de pruebas hace de plataformas y proveedores. Una clave actúa para un espacio de trabajo y ve los locales que se le dieron. Las respuestas enviadas con una clave siempre esperan a una persona.',
        '[Todas las llamadas, campo por campo](/developers/reference)',
      ],
    },
    paging: {
      heading: 'Listas y páginas',
      blocks: [
        'Una lista responde con `items` y `nextCursor`. Envíe ese cursor con los mismos filtros para obtener la página siguiente; cuando es `null`, ya lo tiene todo. Una página tiene 25 entradas, o hasta 100 con `limit`. Un filtro con varios valores se repite: `rating=4&rating=5`.',
        { code: CODE.nextPage, label: 'curl' },
      ],
    },
    polling: {
      heading: 'Volver a preguntar',
      blocks: [
        'Las respuestas llevan un `ETag`. Devuélvalo en `If-None-Match`: si nada ha cambiado, recibe 304 sin contenido. Mejor aún, deje que un webhook le avise.',
        { code: CODE.polling, label: 'curl' },
      ],
    },
    changes: {
      heading: 'Cambiar algo una sola vez',
      blocks: [
        'Envíe con cada cambio un `Idempotency-Key` propio. Si se perdió la respuesta, repita la misma petición: surte efecto una vez y recibe la primera respuesta. Recordamos estas claves durante 7 días.',
        { code: CODE.visit, label: 'curl' },
        'Esta llamada registra una visita en Goodword. Las campañas que escriben después de una visita se encargan del resto.',
        '¿Su sistema solo sabe enviar JSON? Configuración → Seguridad le da una dirección propia que recibe sus mensajes como visitas. Usted indica dónde está cada dato, por ejemplo `guest.email`, y el sistema firma lo que envía: el HMAC-SHA256 del cuerpo, con el secreto que se le mostró.',
        { code: CODE.signedVisit, label: 'sh' },
      ],
    },
    errors: {
      heading: 'Cuando algo va mal',
      blocks: [
        'Los errores llegan como `application/problem+json` (RFC 9457). Confíe en `code`, que no cambia; `detail` es una frase para personas. Si nos escribe, indique el `requestId`.',
        { code: CODE.problem, label: 'JSON' },
        {
          terms: [
            { term: '400', text: 'Algo de lo enviado no sirve. `errors` nombra los campos.' },
            { term: '401', text: 'La clave es incorrecta, ha caducado o fue revocada.' },
            {
              term: '403',
              text: 'A la clave le falta un permiso, viene de una dirección no permitida o el plan no incluye la API.',
            },
            { term: '404', text: 'En esta dirección no hay nada que la clave pueda ver.' },
            { term: '409, 422', text: 'Ya no encaja con lo que hay, o un Idempotency-Key se usó para otra cosa.' },
            { term: '429', text: 'Demasiadas peticiones. Espere lo que diga `Retry-After`.' },
            {
              term: '500, 503, 504',
              text: 'Es culpa nuestra. Inténtelo otra vez con el mismo Idempotency-Key, esperando cada vez más.',
            },
          ],
        },
      ],
    },
    limits: {
      heading: 'Límites',
      blocks: [
        'Cada respuesta dice en `RateLimit-Limit`, `RateLimit-Remaining` y `RateLimit-Reset` cuántas peticiones le quedan y en cuántos segundos se vuelve a contar. El cuerpo de una petición puede tener 256 KB.',
      ],
    },
    webhooks: {
      heading: 'Webhooks',
      blocks: [
        'En Configuración → Seguridad puede hacer que los eventos se envíen a una dirección suya: reseñas nuevas y modificadas, respuestas publicadas o rechazadas, disputas, campañas terminadas, bajas y encuestas respondidas. Van firmados según [Standard Webhooks](https://www.standardwebhooks.com), en las cabeceras `webhook-id`, `webhook-timestamp` y `webhook-signature`.',
        { code: CODE.verify, label: 'JavaScript' },
        'Compruebe la firma antes de fiarse de un evento y responda en pocos segundos con un estado 2xx. Si no, se reenvía durante dos días, siempre con el mismo `webhook-id`, así que recuerde los que ya ha visto. Si durante cinco días no se acepta nada, el webhook se desactiva y recibe un correo; con un 410, de inmediato. Los eventos llevan un número correlativo, porque pueden adelantarse unos a otros. Sus campos figuran como `WebhookEvent` en [la referencia](/developers/reference).',
      ],
    },
    stability: {
      heading: 'Lo que no cambia',
      blocks: [
        'Dentro de `/api/v1` se mantienen los campos y valores en los que confía. En cualquier momento pueden llegar campos, llamadas y valores nuevos: haga que su programa pase por alto lo que no conozca.',
      ],
    },
  },
}

export const reference: ReferenceContent = {
  meta: {
    title: 'Referencia de la API · Goodword',
    description:
      'Todas las llamadas abiertas a claves de API, con sus campos, respuestas y errores, para copiar y probar.',
  },
  title: 'Referencia de la API',
  lead: 'Todas las llamadas abiertas a claves de API. Cópielas como comando curl o pruébelas aquí mismo.',
  guides:
    '¿Es su primera vez? Empiece por [las guías](/developers). Sus herramientas leen lo mismo en [openapi.json](/api/v1/openapi.json), donde estas llamadas llevan la marca `apiKey`.',
  objects: 'Objetos',
  needs: 'Necesita el permiso',
  inPath: 'En la ruta',
  inQuery: 'En la consulta',
  body: 'Cuerpo',
  answer: 'Respuesta',
  problems: 'Errores ({count})',
  required: 'obligatorio',
  nullable: 'puede ser null',
  usually: 'por defecto {value}',
  parts: 'Campos de {name}',
  or: 'o',
  copy: 'Copiar',
  copied: 'Copiado',
  tryIt: 'Probar',
  send: 'Enviar petición',
  key: {
    title: 'Su clave',
    text: 'Para probar llamadas desde esta página, pegue una clave. Se queda en esta pestaña y se olvida al salir de la página.',
    label: 'Clave de API',
  },
  answers: {
    busy: 'Enviando…',
    keyMissing: 'Pegue primero una clave de API.',
    keyWrong: 'No es una clave de API entera. Empieza por gw_live_ o gw_test_.',
    liveLooks:
      'Lo que cambia algo solo se puede probar aquí con una clave de prueba (gw_test_…). Para su clave real, use curl.',
    bodyWrong: 'El cuerpo no es JSON válido.',
    failed: 'No llegó respuesta. Compruebe su conexión e inténtelo de nuevo.',
    took: '{ms} ms',
  },
}
