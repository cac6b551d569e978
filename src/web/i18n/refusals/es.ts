import type { REFUSALS } from '#shared/domain/refusals/refusals.ts'
import type { ACCOUNT_REFUSALS } from '#shared/domain/refusals/account-refusals.ts'
import type { BILLING_REFUSALS } from '#shared/domain/refusals/billing-refusals.ts'
import type { DISPUTE_REFUSALS } from '#shared/domain/refusals/dispute-refusals.ts'
import type { PLATFORM_REFUSALS } from '#shared/domain/refusals/platform-refusals.ts'
import type { PROVIDER_REFUSALS } from '#shared/domain/refusals/provider-refusals.ts'
import type { REPLY_REFUSALS } from '#shared/domain/refusals/reply-refusals.ts'
import type { REVIEW_REFUSALS } from '#shared/domain/refusals/review-refusals.ts'

const accountRefusals: Record<keyof typeof ACCOUNT_REFUSALS, string> = {
  'feature-off': 'Esto está desactivado para todos en este momento. Inténtelo más tarde.',
  'admin-operator-needed':
    'Su función es consultar. Pida a un operador o a un propietario de esta instalación que lo haga.',
  'admin-factor-missing':
    'Aquí los administradores necesitan la verificación en dos pasos. Configúrela para continuar.',
  'admin-owner-needed': 'Solo un propietario de esta instalación puede gestionar los administradores.',
  'administrator-already': '{email} ya es administrador.',
  'administrator-yourself': 'No puede cambiarse ni quitarse a sí mismo. Pídaselo a otro propietario.',
  'notice-over': 'Este aviso ya no se muestra.',
  'queue-paused': 'Esta cola ya está en pausa.',
  'queue-running': 'Esta cola ya está en marcha.',
  'values-invalid': 'Algunos datos no son válidos.',
  'page-address-invalid': 'Esta dirección de página no es válida.',
  'nothing-here': 'No hay nada en esta dirección.',
  'second-factor-due': 'Escriba primero su código de verificación.',
  'address-not-allowed': 'Su equipo solo permite el acceso desde ciertas redes, y la suya no es una de ellas.',
  'second-factor-missing': 'Su equipo exige la verificación en dos pasos. Configúrela para continuar.',
  'whitelist-locks-out': 'Así perdería el acceso: su propia dirección, {address}, no está en la lista.',
  'own-factor-first': 'Configure primero la verificación en dos pasos para usted.',
  'closing-owner-only': 'Solo el propietario puede cerrar o reabrir el espacio.',
  'closing-name-wrong': 'Este no es el nombre de su empresa.',
  'slack-address-missing': 'Añada primero la dirección del webhook de Slack.',
  'settings-changed-meanwhile':
    'Otra persona ha cambiado esta configuración entretanto. Sus cambios no se han guardado.',
  'whitelist-off': 'La lista de IP permitidas ya está desactivada.',
  'release-owner-only': 'Solo el propietario puede desactivar la lista de IP permitidas por correo.',
  'release-link-invalid': 'Este enlace ya no es válido. Pida uno nuevo.',
  'storage-full': 'Su espacio está lleno: {megabytes, number} MB. Escríbanos.',
  'reauthentication-needed': 'Confirme primero que es usted.',
  'session-ended': 'Esa sesión ya ha terminado.',
  'customer-not-found': 'Ese espacio no existe.',
  'location-not-yours':
    'Solo puede hacer esto en sus propios locales. Elija uno de ellos o pregunte a un administrador de su equipo.',
  'all-locations-needed':
    'Esto afecta a todos los locales y usted se ocupa de algunos. Pregunte a un administrador de su equipo.',
  'customer-read-only': 'Este espacio se puede consultar, pero no modificar por ahora. Elija un plan para continuar.',
  'workspace-closed': 'Este espacio está cerrado. El propietario puede reabrirlo hasta el {until}.',
  'workspace-closed-yours': 'Este espacio está cerrado. Puede reabrirlo hasta el {until}.',
  'member-already': 'Esta persona ya forma parte del equipo',
  'member-not-limitable': 'Los propietarios ven todos los locales, y nadie puede cambiar los que ve.',
  'member-already-named': '{email} ya es miembro del equipo.',
  'member-not-found': 'Ese miembro del equipo no existe.',
  'member-not-yours': 'Solo un administrador puede cambiar a este miembro del equipo.',
  'member-owner-kept': 'Solo el propietario puede cambiar sus propios datos.',
  'member-self-kept': 'No puede cambiar su propio rol ni sus permisos, ni suspenderse o eliminarse.',
  'member-state':
    'Esto no es posible con alguien que está {status, select, active {activo} invited {invitado} other {inactivo}}.',
  'permission-not-yours': 'No puede conceder permisos que usted no tiene.',
  'owner-by-transfer': 'Siempre hay un solo propietario. Para cambiarlo, transfiera la propiedad.',
  'owner-only': 'Solo el propietario puede transferir la propiedad.',
  'member-here': 'Ya forma parte de este equipo.',
  'invitation-invalid': 'Esta invitación ya no es válida. Pida una nueva a quien le invitó.',
  'seats-taken':
    'Su plan incluye {limit, plural, one {# miembro} other {# miembros}} del equipo. Cambie de plan para invitar a más.',
  'seats-taken-meanwhile':
    'Entretanto se han ocupado todas las plazas de este equipo. Hable con la persona que le invitó.',
  'sso-outside-plan': 'El inicio de sesión único forma parte del plan Enterprise.',
  'custom-branding-outside-plan': 'Los colores propios y el dominio propio forman parte del plan Enterprise.',
  'sso-owner-only': 'Solo el propietario del espacio puede cambiar el inicio de sesión único.',
  'custom-domain-invalid': 'Introduzca un dominio como reviews.example.com.',
  'custom-domain-ours': 'Este dominio es nuestro. Introduzca uno suyo.',
  'custom-domain-taken': 'Otro negocio ya usa este dominio.',
  'custom-domain-unknown': 'No hay ningún dominio que comprobar.',
  'sso-domain-taken': 'Otra cuenta ya inicia sesión con uno de estos dominios. Escríbanos.',
  'sso-domain-invalid': '{domain} no es un dominio.',
  'sso-domain-public':
    'Cualquiera puede tener una dirección de {domain}, así que no sirve para identificar a su empresa.',
  'sso-domain-unknown': '{domain} no es uno de sus dominios de correo.',
  'contact-message-not-found': 'Ese mensaje no existe.',
  'contact-message-answered': 'Este mensaje ya se ha contestado.',
  'contact-message-handled': 'Este mensaje ya se ha atendido.',
  'contact-message-open': 'Este mensaje ya está abierto.',
  'notification-not-found': 'Esa notificación no existe.',
  'push-device-refused':
    'Este navegador no puede recibir avisos: no podemos conectar con su servicio de notificaciones.',
  'push-device-not-found': 'Ese navegador ya no recibe avisos.',
  'location-not-found': 'Ese local no existe.',
  'location-in-use': 'Este local tiene conexiones o reseñas, así que no se puede quitar.',
  'allowance-used':
    'Ha llegado al límite de hoy: {tokens, number} tokens de IA. Se renueva a medianoche UTC, dentro de {hours, number} h {minutes, number} min.',
  'allowance-kept':
    'De los {tokens, number} tokens de IA de hoy quedan {left, number}, reservados para respuestas en curso. Inténtelo de nuevo en un momento.',
}

const billingRefusals: Record<keyof typeof BILLING_REFUSALS, string> = {
  'billing-off': 'Aquí todavía no se pueden pagar planes. Escríbanos.',
  'billing-refused': 'El servicio de pago dice: «{words}»',
  'subscription-there': 'Ya tiene un plan. Puede cambiarlo.',
  'subscription-missing': 'Elija primero un plan.',
  'plan-unchanged': 'Ya tiene este plan.',
  'coupon-unknown': 'Este cupón no existe. Compruebe el código.',
  'coupon-expired': 'Este cupón ha caducado.',
  'coupon-spent': 'Este cupón está agotado.',
  'coupon-had': 'Ya ha usado este cupón.',
  'coupon-waiting': 'Ya hay otro cupón reservado para su próxima factura.',
  'refund-too-much': 'De esta factura solo se pueden devolver ${left} como máximo.',
  'owner-is-here': 'El propietario ya está aquí.',
  'trial-beside-plan': 'Este cliente ya ha contratado un plan. Después no hay periodo de prueba.',
  'coupon-code-taken': 'Ya existe un cupón {code}.',
  'coupon-used-more': 'Ya se ha usado {uses, number} veces. Permita al menos esos usos.',
  'coupon-over': 'Este cupón ya ha terminado.',
  'member-resting':
    'El plan no tiene sitio para usted por ahora: puede verlo todo, pero no modificar nada. Pregunte al propietario.',
  'platform-resting':
    'El plan no tiene sitio para {platform}: sus reseñas se conservan, pero no se recibe ni se publica nada. Cambie de plan para continuar.',
}

const disputeRefusals: Record<keyof typeof DISPUTE_REFUSALS, string> = {
  'dispute-not-found': 'Esa disputa no existe.',
  'disputes-outside-plan':
    'La gestión de disputas forma parte del plan Professional. Cambie de plan para abrir disputas.',
  'dispute-being-filed': 'La disputa se está presentando. Espere a que llegue.',
  'dispute-filed': 'Esta disputa ya se ha presentado. La descripción se queda como la tiene la plataforma.',
  'dispute-not-movable':
    'Una disputa {status, select, pending {pendiente} in_progress {en curso} resolved {resuelta} other {rechazada}} no se puede {deed, select, filed {presentar} resolved {resolver} rejected {rechazar} reopened {reabrir} appealed {apelar} prioritized {priorizar} other {cambiar}}.',
  'filing-gone': 'Ya es tarde para deshacerlo.',
  'dispute-exists': 'Esta reseña ya tiene una disputa abierta.',
  'dispute-changed': 'Alguien ha cambiado esta disputa mientras tanto. Revísela antes de cambiarla.',
  'dispute-without-actions': 'Priorice primero la disputa: aún no hay acciones recomendadas.',
  'dispute-without-appeal': 'Esta plataforma no admite apelaciones.',
  'dispute-appealed': 'Solo se puede apelar una vez, y ya se ha hecho.',
  'dispute-not-filed': 'Solo se puede apelar una disputa presentada ante la plataforma.',
  'dispute-not-linked': 'Esta disputa no está vinculada a ninguna reseña de una plataforma',
  'dispute-linked': 'Esta disputa ya está vinculada a una reseña.',
  'dispute-filed-elsewhere': 'Esta disputa se presentó ante {platform}. Elija una reseña de esa plataforma.',
  'dispute-not-connected': 'No hay ninguna integración activa de {platform}. Conéctela en la configuración.',
  'dispute-by-hand':
    '{platform} solo admite disputas en su propia página. Preséntela allí y anote después aquí la referencia.',
  'dispute-without-text': 'Indique primero qué dice la reseña',
  'file-not-found': 'Ese archivo no existe.',
  'files-full':
    'Una disputa admite como máximo {count, plural, one {# archivo} other {# archivos}}. Quite uno primero.',
  'file-empty': 'Este archivo está vacío.',
  'file-too-large': 'Este archivo pesa más de {megabytes} MB.',
  'file-grows': 'Este archivo es demasiado grande. El máximo son 5 MB.',
  'file-too-many-pixels': 'Esta imagen tiene más de {millions} millones de píxeles. Redúzcala.',
  'file-type-refused': 'Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'file-type-recognized':
    'Esto es {kind, select, gif {una imagen GIF} heic {una imagen HEIC o AVIF} tiff {una imagen TIFF} bitmap {un mapa de bits} archive {un archivo comprimido o un documento de Office} other {un dibujo o una página web}}. Solo se pueden añadir imágenes PNG, JPEG y WebP y documentos PDF.',
  'picture-type-refused':
    '{kind, select, gif {Esto es una imagen GIF. } heic {Esto es una imagen HEIC o AVIF. } tiff {Esto es una imagen TIFF. } bitmap {Esto es un mapa de bits. } archive {Esto es un archivo comprimido o un documento de Office. } pdf {Esto es un documento PDF. } markup {Esto es un dibujo SVG o una página web. } other {}}Solo se pueden añadir imágenes PNG, JPEG y WebP.',
  'file-unreadable': 'Este archivo está dañado y no se puede leer.',
  'file-too-long': 'Este documento tiene más de 50 páginas.',
  'file-encrypted': 'Este documento está protegido con contraseña. Añada uno que no lo esté.',
  'incident-not-found': 'Ese incidente no existe.',
  'incident-over': 'Este incidente ya está cerrado.',
}

const providerRefusals: Record<keyof typeof PROVIDER_REFUSALS, string> = {
  'campaigns-outside-plan':
    'Las campañas forman parte del plan Professional. Cambie de plan para enviar mensajes a sus clientes.',
  'advanced-analytics-outside-plan':
    'La analítica avanzada forma parte del plan Professional. Cambie de plan para seguir una campaña en detalle.',
  'campaign-not-found': 'No se ha encontrado la campaña o no tiene permiso para verla.',
  'campaigns-full': 'Tiene {count, number} campañas. Elimine una para crear otra.',
  'campaign-active': 'Esta campaña está en marcha. Páusela antes de eliminarla.',
  'campaign-fixed': 'Esta campaña está en marcha o ha terminado. Páusela o duplíquela para cambiar algo.',
  'campaign-dates-crossed': 'La fecha de fin no puede ser anterior a la de inicio.',
  'campaign-running': 'Esta campaña ya está en marcha.',
  'campaign-finished': 'Esta campaña ha terminado. Duplíquela para volver a enviarla.',
  'campaign-not-running': 'Esta campaña no está en marcha.',
  'campaign-not-scheduled': 'Esta campaña no tiene hora de envío.',
  'campaign-incomplete': 'El nombre y el mensaje de la campaña son obligatorios',
  'campaign-without-channel': 'Seleccione al menos un canal para enviar su campaña',
  'campaign-without-network': 'Conecta antes una red social en Ajustes.',
  'campaign-in-the-past': 'Elija una hora que aún no haya pasado',
  'campaign-too-far-ahead': 'Elija un día dentro de los próximos dos años.',
  'calendar-sent': 'Lo que ya se ha enviado no se puede mover.',
  'campaign-over': 'La fecha de fin de esta campaña ya ha pasado. Cámbiela antes de ponerla en marcha.',
  'campaign-for-asking':
    'Esta campaña solo escribe a las personas a las que pregunta una por una. Duplíquela para enviarla a muchas.',
  'campaign-automatic': 'Esta campaña se envía sola después de cada visita. Actívela en lugar de enviarla.',
  'campaign-not-automatic':
    'Solo las solicitudes de reseñas y opiniones por correo o SMS pueden enviarse después de una visita.',
  'campaign-way-fixed': 'Esta campaña ya empezó o está programada. Duplíquela para cambiar cómo se envía.',
  'campaign-link-forbidden': 'Yelp no permite que los negocios pidan reseñas. Elija otro enlace.',
  'cannot-be-asked': 'Ahora mismo no se puede preguntar a esta persona por esta vía.',
  'asking-paused': 'Aquí las peticiones están en pausa. Active antes «{name}» en Campañas.',
  'campaign-post-untold': 'De esta publicación no se pueden obtener cifras.',
  'campaign-unsent': 'La campaña no se ha podido enviar por ningún canal',
  'campaign-field-unknown': 'No sabemos qué poner en lugar de {field}. Corríjalo primero en el mensaje.',
  'campaign-link-missing':
    'El enlace de esta campaña no lleva a ninguna parte: publique su página o añada enlaces de reseñas al local.',
  'provider-not-found': 'Ese proveedor no está conectado.',
  'providers-full': 'Puede conectar hasta {count} proveedores. Desconecte uno primero.',
  'credentials-required':
    '{name} necesita {provider, select, mailchimp {una clave de API y un prefijo de servidor} sendgrid {una clave de API} mailgun {una clave de API y un dominio} smtp {un servidor, un puerto, un usuario y una contraseña} twilio {un SID de cuenta, un token de autenticación y un número de origen} messagebird {una clave de API y un remitente} other {un token de acceso}}',
  'credentials-invalid': 'Credenciales no válidas',
  'from-number-invalid': 'Indique el número completo, con el prefijo del país, como +14155550100.',
  'provider-refused': '{name} responde: «{words}»',
  'provider-unreachable': 'No podemos conectar con {name} en este momento. Inténtelo de nuevo dentro de unos minutos.',
  'provider-unconfirmed': '{name} no ha confirmado el mensaje. Puede que aún llegue.',
  'mail-server-refused':
    'No podemos usar este servidor de correo. Debe estar en la internet pública, en el puerto 25, 465, 587 o 2525.',
  'provider-sender-missing':
    'Indique primero la dirección del remitente y su dirección postal. Sin ellas no se envía ningún correo.',
  'provider-sender-unverified':
    '{name} aún no ha verificado {address}. Verifíquela allí y vuelva a intentarlo. Hasta entonces no se envía ningún correo.',
  'provider-number-missing': 'Indique su propio número de teléfono.',
  'provider-without-test': '{name} no envía mensajes sueltos, así que no hay mensaje de prueba.',
  'provider-rights-missing':
    '{name} no nos ha dado permiso para publicar. Vuelva a conectarlo y acepte todo lo que pide.',
  'provider-other-account':
    'Esta cuenta no administra {name}. Inicie sesión con la que lo hace o añádala como proveedor nuevo.',
  'provider-without-place': 'Esta cuenta no tiene ninguna página en {name} en la que pueda publicar.',
  'provider-place-not-granted': 'No tenemos acceso a esa página.',
  'provider-place-chosen': 'Las páginas ya se han elegido. Vuelva a conectar para cambiarlas.',
  'audience-not-found': '{name} no tiene esa audiencia.',
}

const platformRefusals: Record<keyof typeof PLATFORM_REFUSALS, string> = {
  'connection-not-found': 'Esa conexión no existe.',
  'listing-not-granted': 'No tenemos acceso a esa ficha.',
  'listing-chosen': 'Ya se ha elegido una ficha para esta conexión.',
  'platform-connected': 'Esta plataforma ya está conectada. Desconéctela primero.',
  'platforms-beyond-plan':
    'Su plan incluye {limit, plural, one {# plataforma} other {# plataformas}}. Cambie de plan para conectar más.',
  'client-id-missing': 'Falta un ID de cliente válido para {platform}. Revise su archivo .env.',
  'connect-no-code': 'La plataforma no ha enviado el código de autorización',
  'exchange-without-code': 'La plataforma no ha enviado el código de autorización',
  'exchange-without-customer': 'No se han podido cargar los datos del espacio',
  'connect-no-state': 'La respuesta de la plataforma está incompleta',
  'connect-state-invalid': 'La respuesta de la plataforma no es válida',
  'connect-nothing-pending': 'La conexión se ha interrumpido. Inténtelo de nuevo.',
  'connect-no-token': 'No se ha podido obtener la clave de acceso',
  'connect-no-listing': 'Esta cuenta no tiene en {platform} ninguna ficha que podamos leer.',
  'connect-other-account':
    'Esta cuenta no gestiona {name}. Entre con la cuenta que sí lo hace o añada una integración nueva.',
  'qr-colors-inverted': 'Los teléfonos solo leen códigos más oscuros que su fondo. Intercambie los dos colores.',
  'qr-colors-too-close':
    'Los teléfonos no distinguen estos dos colores. Elija un código más oscuro o un fondo más claro.',
  'qr-code-too-small': 'La dirección es demasiado larga para un código de este tamaño. Elija uno más grande.',
  'platform-refused': '{message}',
  'platform-fetch-failed': 'No se han podido recoger las reseñas de {platform}: {message}',
  'qr-code-not-found': 'Ese código QR no existe.',
  'qr-code-without-link':
    'Este local aún no tiene un enlace de reseñas en esa plataforma. Añádalo en la configuración o elija otro destino.',
  'qr-code-loops': 'Un código QR no puede llevar a otro código QR.',
  'qr-code-without-page': 'Esa página ya no existe. Elija otra.',
  'hosted-page-not-found': 'Esa página no existe.',
  'hosted-page-changed': 'Otra persona ha cambiado esta página entretanto. Sus cambios no se han guardado.',
  'hosted-page-slug-taken': 'Esta dirección ya está en uso. {suggestion} está libre.',
  'hosted-page-question-kind': 'Una pregunta que ya se ha hecho conserva su tipo. Añada una nueva.',
  'hosted-pages-full': 'Tiene {count, number} páginas. Elimine una para crear otra.',
  'page-response-not-found': 'Esta respuesta ya no existe.',
  'page-response-without-address': 'Esta persona no dejó su correo o no desea que le escriban.',
  'qr-codes-full': 'Tiene {count, number} códigos QR. Elimine uno para crear otro.',
  'contact-not-found': 'Ese contacto no existe.',
  'contact-exists': 'Ya tiene un contacto con esta dirección.',
  'contact-unreachable': 'Escriba una dirección de correo o un número de teléfono.',
  'contact-phone-invalid': 'No es un número de teléfono válido. Empiece por el prefijo del país, como +34 612 345 678.',
  'contact-without-address': 'Este contacto no tiene dirección en ese canal.',
  'contact-suppressed':
    'Esta persona pidió que no se le escribiera. Solo ella puede cambiarlo, en su página de preferencias.',
  'visit-out-of-range': 'Indique un momento de los últimos doce meses, no del futuro.',
  'consent-in-future': 'Indique la fecha de hoy o una anterior.',
  'contacts-full': 'Tiene {count, number} contactos. Elimine algunos para añadir otros.',
  'contacts-not-restored':
    'No hay nada que recuperar: estos contactos se han vuelto a añadir o se han borrado definitivamente.',
  'segment-in-use': 'Una campaña usa este segmento. Elija antes otro público en ella.',
  'segment-not-found': 'Ese segmento ya no existe.',
  'segment-name-taken': 'Ya hay un segmento con este nombre.',
  'segments-full': 'Tiene {count, number} segmentos. Elimine uno para guardar otro.',
  'sync-not-found': 'Esa sincronización no existe.',
  'sync-ended': 'Esta sincronización ya ha terminado.',
  'sync-just-ended': 'Una sincronización acaba de terminar. Inténtelo de nuevo.',
}

const replyRefusals: Record<keyof typeof REPLY_REFUSALS, string> = {
  'reply-not-found': 'Esa respuesta no existe.',
  'reply-too-long':
    '{platform} admite como máximo {size, number} {unit, select, bytes {bytes} other {caracteres}}; a esta respuesta le sobran {excess, number}.',
  'automation-consent-needed': 'Confirme antes que estos textos pueden publicarse en nombre de su negocio.',
  'rule-not-found': 'Esa regla no existe.',
  'rules-full': 'Ya hay {most} reglas. Elimine una primero.',
  'rules-changed-meanwhile': 'Otra persona ha cambiado las reglas entretanto. Sus cambios no se han guardado.',
  'reply-waiting-by':
    'Una respuesta de {name} está pendiente de aprobación. Léala primero; puede conservarla o sustituirla por la suya.',
  'reply-answered-by':
    '{name} acaba de responder a esta reseña. Lea primero su respuesta; puede conservarla o sustituirla por la suya.',
  'reply-answered-there':
    'Esta reseña se ha respondido en {platform}. Lea primero la respuesta; puede conservarla o sustituirla por la suya.',
  'reply-on-its-way': 'Una respuesta va de camino a {platform}. Espere a que llegue.',
  'reply-of-somebody-else': 'Solo quien escribió esta respuesta puede retirarla.',
  'approval-needed': 'Sus respuestas necesitan aprobación. Pida aprobación para esta.',
  'approval-not-yours': 'Su texto tiene que aprobarlo otra persona.',
  'reply-taken-back': 'Esta respuesta ya se ha retirado.',
  'reply-replaced': 'Otra respuesta ha ocupado el lugar de esta.',
  'reply-too-late': 'Ya es tarde para retirar esta respuesta: va de camino a {platform} o ya está allí.',
  'reply-not-connected': 'La respuesta se ha guardado aquí, pero no hay ninguna integración de {platform} conectada.',
  'reply-there-already': 'Esta respuesta va de camino a {platform} o ya está allí.',
  'reply-followed-by-itself': 'Esta respuesta se envía desde aquí; el resultado aparecerá solo.',
  'reply-not-by-hand': 'Esta respuesta no tenía que publicarse a mano.',
  'reply-before-leaving': 'La respuesta anterior se está enviando. Espere a que llegue.',
  'reply-overtaken': 'Otra respuesta a esta reseña va de camino.',
  'reply-another-waiting': 'Otra respuesta a esta reseña está pendiente de aprobación. Decida primero sobre esa.',
  'reply-stays-there':
    'Las respuestas no se pueden eliminar desde aquí. Elimínela en {platform} y desaparecerá también aquí.',
  'reply-final': '{platform} no permite cambiar una respuesta ya publicada.',
  'reply-not-left': 'Aún no se ha enviado: retírela en vez de eliminarla.',
  'reply-deleted': 'Esta respuesta ya se ha eliminado.',
  'reply-leaving': 'Esta respuesta se está enviando. Espere a que llegue y elimínela después.',
  'reply-waiting': 'Esta respuesta está pendiente de aprobación: devuélvala a su autor.',
  'reply-gone': 'Esta respuesta ya no está.',
  'reply-returned-by': '{name} ha devuelto esta respuesta a su autor.',
  'reply-approved-by': '{name} ha aprobado esta respuesta.',
  'reply-not-waiting': 'Esta respuesta no está pendiente de aprobación.',
  'reply-link-unknown': 'Este enlace no existe. Puede que esté incompleto.',
  'reply-link-used': 'Este enlace ya se ha utilizado.',
  'reply-link-expired': 'Este enlace ha caducado. Inicie sesión para responder a la reseña.',
  'reply-link-answered': 'Esta reseña ya tiene respuesta.',
  'template-not-found': 'Esa plantilla no existe.',
  'template-name-taken': 'Ya hay una plantilla con este nombre.',
  'template-variable-unknown': 'No conocemos {variable}. Puede usar {known}.',
  'plan-not-found': 'Esa respuesta programada no existe.',
  'plan-incomplete': 'Rellene todos los campos obligatorios',
  'plan-too-far': 'Elija un día dentro de los próximos dos años.',
  'plan-in-the-past': 'Elija una hora que aún no haya pasado',
  'plan-exists': 'Ya hay una respuesta programada para esta reseña. Cámbiela o cancélela primero.',
  'plan-in-incident': 'Esta reseña forma parte de un incidente abierto. ¿Enviar la respuesta de todos modos?',
  'plan-sent': 'Esta respuesta ya se ha enviado.',
  'plan-leaving': 'Esta respuesta se está enviando en este momento.',
}

const reviewRefusals: Record<keyof typeof REVIEW_REFUSALS, string> = {
  'review-not-found': 'Esa reseña no existe.',
  'review-answered': 'Esta reseña ya tiene respuesta.',
  'review-not-manual': 'Esa reseña no existe o no se añadió a mano.',
  'day-ahead': 'Indique la fecha de hoy o una anterior.',
  'note-not-found': 'Esa nota no existe o la escribió otra persona.',
  'assignee-cannot-see': 'Esa persona no puede ver esto. Elija a otra.',
  'person-not-member': 'Esa persona no es miembro de su equipo.',
  'view-not-found': 'Esa vista no existe o la guardó otra persona.',
  'view-name-taken': 'Ya tiene una vista con ese nombre.',
  'views-full': 'Tiene {count, plural, one {# vista} other {# vistas}}. Quite una para guardar otra.',
  'bulk-not-found': 'No existe esa acción.',
  'bulk-ended': 'Esto ya ha terminado.',
  'bulk-not-failed': 'Solo se puede volver a intentar lo que ha fallado.',
  'bulk-schedule-denied': 'No puede programar respuestas. Pídaselo a un administrador de su equipo.',
  'bulk-dispute-denied': 'No puede abrir disputas. Pídaselo a un administrador de su equipo.',
  'bulk-draft-denied': 'No puede escribir respuestas. Pídaselo a un administrador de su equipo.',
  'bulk-draft-too-many': 'Puede pedir hasta {count, number} borradores a la vez. Elija menos reseñas.',
  'reading-anew': 'Las reseñas ya se están analizando de nuevo.',
  'import-not-found': 'Esa importación no existe.',
  'import-undone': 'Esta importación ya se ha deshecho.',
  'import-too-large': 'El archivo pesa más de {megabytes} MB.',
  'import-too-wide': 'El archivo tiene más de {columns} columnas.',
  'import-too-long': 'El archivo tiene más de {rows, number} filas.',
  'import-without-date': 'Indique qué columna contiene la fecha.',
  'import-part-missing': 'Falta una parte del archivo. Inicie la importación de nuevo.',
  'import-quote-open': 'Una comilla de la línea {line, number} no se cierra nunca.',
  'import-started': 'Esta importación ya se ha iniciado.',
  'import-undo-late': 'Una importación se puede deshacer durante 30 días.',
  'import-changed-since':
    'Una importación se deshace entera o no se deshace, y {count, plural, one {# contacto ha} other {# contactos han}} cambiado desde entonces.',
  'import-unreadable': 'No se puede leer ninguna de las filas.',
  'analysis-under-way': 'El asistente aún está leyendo. El análisis aparecerá en cuanto esté listo.',
}

export const refusals: Record<keyof typeof REFUSALS, string> = {
  ...accountRefusals,
  ...billingRefusals,
  ...disputeRefusals,
  ...platformRefusals,
  ...providerRefusals,
  ...replyRefusals,
  ...reviewRefusals,
}
