import { activityChanges, activitySubjects, teamRoles } from '#shared/domain/activity-labels/es.ts'
import { permissionNames } from '#shared/domain/permission-names/es.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'
import type * as en from './en.ts'

export const activity: SameKeys<typeof en.activity> = {
  anonymous: 'Anónimo',
  subjects: activitySubjects,
  sentences: {
    workspaceCreated:
      '{by, select, person {<who>{actor}</who> creó el espacio <what>{subject}</what>} other {Se creó el espacio <what>{subject}</what>}}',
    workspaceSetUp: '{by, select, person {<who>{actor}</who> creó el espacio} other {Se creó el espacio}}',
    workspaceRenamed:
      '{by, select, person {<who>{actor}</who> puso a la empresa el nombre <what>{subject}</what>} other {La empresa se llama ahora <what>{subject}</what>}}',
    memberSignedIn:
      '{by, select, person {<who>{actor}</who>} other {<what>{subject}</what>}} inició sesión{count, plural, =1 {} other { # veces}}',
    memberInvited:
      '{by, select, person {<who>{actor}</who> invitó a <what>{subject}</what>} other {Se invitó a <what>{subject}</what>}}',
    memberJoined: '<what>{subject}</what> se unió al equipo',
    memberRoleChanged:
      '{by, select, person {<who>{actor}</who> cambió el rol de <what>{subject}</what>} other {Se cambió el rol de <what>{subject}</what>}}',
    memberPermissionsChanged:
      '{by, select, person {<who>{actor}</who> cambió los permisos de <what>{subject}</what>} other {Se cambiaron los permisos de <what>{subject}</what>}}',
    memberLocationsChanged:
      '{by, select, person {<who>{actor}</who> cambió los locales de <what>{subject}</what>} other {Se cambiaron los locales de <what>{subject}</what>}}',
    memberSuspended:
      '{by, select, person {<who>{actor}</who> suspendió a <what>{subject}</what>} other {Se suspendió a <what>{subject}</what>}}',
    memberReactivated:
      '{by, select, person {<who>{actor}</who> reactivó a <what>{subject}</what>} other {Se reactivó a <what>{subject}</what>}}',
    memberRemoved:
      '{by, select, person {<who>{actor}</who> quitó a <what>{subject}</what> del equipo} other {Se quitó a <what>{subject}</what> del equipo}}',
    memberInvitationWithdrawn:
      '{by, select, person {<who>{actor}</who> retiró la invitación a <what>{subject}</what>} other {Se retiró la invitación a <what>{subject}</what>}}',
    memberOwnershipTransferred:
      '{by, select, person {<who>{actor}</who> cedió el espacio a <what>{subject}</what>} other {Se cedió el espacio a <what>{subject}</what>}}',
    securityRulesChanged: '<who>{actor}</who> cambió las reglas de seguridad',
    securityWhitelistReleased:
      '<who>{actor}</who> desactivó la lista de IP permitidas con un enlace enviado por correo',
    securityKeyMade: '<who>{actor}</who> creó la clave de API <what>{subject}</what>',
    securityKeyRotated: '<who>{actor}</who> dio un nuevo secreto a la clave de API <what>{subject}</what>',
    securityKeyRevoked: '<who>{actor}</who> revocó la clave de API <what>{subject}</what>',
    securityWebhookMade: '<who>{actor}</who> añadió el webhook <what>{subject}</what>',
    securityWebhookChanged: '<who>{actor}</who> modificó el webhook <what>{subject}</what>',
    securityWebhookRemoved: '<who>{actor}</who> eliminó el webhook <what>{subject}</what>',
    ssoChanged:
      '{by, select, person {<who>{actor}</who> configuró el inicio de sesión único} other {Se configuró el inicio de sesión único}}',
    ssoRemoved:
      '{by, select, person {<who>{actor}</who> quitó el inicio de sesión único} other {Se quitó el inicio de sesión único}}',
    integrationConnected:
      '{by, select, person {<who>{actor}</who> conectó <what>{subject}</what>} other {Se conectó <what>{subject}</what>}}',
    integrationDisconnected:
      '{by, select, person {<who>{actor}</who> desconectó <what>{subject}</what>} other {Se desconectó <what>{subject}</what>}}',
    integrationBroken: 'Hay que volver a conectar <what>{subject}</what>',
    providerConnected:
      '{by, select, person {<who>{actor}</who> conectó <what>{subject}</what>} other {Se conectó <what>{subject}</what>}}',
    providerChanged:
      '{by, select, person {<who>{actor}</who> cambió la configuración de <what>{subject}</what>} other {Se cambió la configuración de <what>{subject}</what>}}',
    providerDisconnected:
      '{by, select, person {<who>{actor}</who> desconectó <what>{subject}</what>} other {Se desconectó <what>{subject}</what>}}',
    reviewArrived:
      '{amount, plural, one {Ha llegado una reseña nueva: <what>{subject}</what>} other {Han llegado # reseñas nuevas; la última: <what>{subject}</what>}}',
    reviewFlagged: '<who>{actor}</who> marcó la reseña de <what>{author}</what> en {platform}',
    reviewUnflagged: '<who>{actor}</who> quitó la marca de la reseña de <what>{author}</what> en {platform}',
    reviewAssigned: '<who>{actor}</who> asignó la reseña de <what>{author}</what> en {platform}',
    replySubmitted: '<who>{actor}</who> respondió a la reseña de <what>{author}</what> en {platform}',
    replyUndone: '<who>{actor}</who> retiró la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyAwaitsApproval:
      '<who>{actor}</who> pide aprobación para una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyReturned: '<who>{actor}</who> devolvió una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyLive: 'La respuesta a la reseña de <what>{author}</what> en {platform} ya está publicada',
    replyRejected: 'La plataforma rechazó la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyFailed: 'No se pudo publicar la respuesta a la reseña de <what>{author}</what> en {platform}',
    replyDeleted:
      '{by, select, person {<who>{actor}</who> eliminó la respuesta a la reseña de <what>{author}</what> en {platform}} other {Se eliminó la respuesta a la reseña de <what>{author}</what> en {platform}}}',
    replyScheduled: '<who>{actor}</who> programó una respuesta a la reseña de <what>{author}</what> en {platform}',
    replyScheduleCancelled:
      '<who>{actor}</who> canceló la respuesta programada a la reseña de <what>{author}</what> en {platform}',
    replyHeld: 'La respuesta programada a la reseña de <what>{author}</what> en {platform} está en pausa',
    integrationRemoved:
      '{by, select, person {<who>{actor}</who> quitó <what>{subject}</what> de las integraciones} other {Se quitó <what>{subject}</what> de las integraciones}}',
    importDone:
      '{by, select, person {<who>{actor}</who> importó {amount, plural, one {# reseña} other {# reseñas}} de <what>{subject}</what>} other {{amount, plural, one {# reseña importada} other {# reseñas importadas}} de <what>{subject}</what>}}',
    importUndone:
      '{by, select, person {<who>{actor}</who> deshizo la importación de <what>{subject}</what>} other {Se deshizo la importación de <what>{subject}</what>}}: {amount, plural, one {# reseña retirada} other {# reseñas retiradas}}',
    reviewAdded:
      '{by, select, person {<who>{actor}</who> añadió una reseña a mano} other {Se añadió una reseña a mano}}: <what>{subject}</what>',
    reviewEdited:
      '{by, select, person {<who>{actor}</who> cambió una reseña añadida a mano} other {Se cambió una reseña añadida a mano}}: <what>{subject}</what>',
    reviewRemoved:
      '{by, select, person {<who>{actor}</who> quitó una reseña añadida a mano} other {Se quitó una reseña añadida a mano}}: <what>{subject}</what>',
    disputeOpened:
      '{by, select, person {<who>{actor}</who> abrió una disputa} other {Se abrió una disputa}}: <what>{subject}</what>',
    disputeFiled:
      '{by, select, person {<who>{actor}</who> presentó una disputa} other {Se presentó una disputa}}: <what>{subject}</what>',
    disputeFilingFailed: 'No se pudo presentar una disputa: <what>{subject}</what>',
    disputeResolved:
      '{by, select, person {<who>{actor}</who> dio por resuelta una disputa} other {Se resolvió una disputa}}: <what>{subject}</what>',
    disputeRejected:
      '{by, select, person {<who>{actor}</who> dio por rechazada una disputa} other {Se rechazó una disputa}}: <what>{subject}</what>',
    disputeReopened:
      '{by, select, person {<who>{actor}</who> reabrió una disputa} other {Se reabrió una disputa}}: <what>{subject}</what>',
    disputeAppealed:
      '{by, select, person {<who>{actor}</who> apeló un rechazo} other {Se apeló un rechazo}}: <what>{subject}</what>',
    incidentOpened: 'Muchas malas reseñas a la vez; se abrió un incidente: <what>{subject}</what>',
    incidentClosed:
      '{by, select, person {<who>{actor}</who> cerró un incidente} other {Se cerró un incidente}}: <what>{subject}</what>',
    qrCodeCreated:
      '{amount, plural, one {<who>{actor}</who> creó el código QR <what>{subject}</what>} other {<who>{actor}</who> creó # códigos QR}}',
    qrCodeChanged: '<who>{actor}</who> cambió el código QR <what>{subject}</what>',
    qrCodeActivated: '<who>{actor}</who> activó el código QR <what>{subject}</what>',
    qrCodeDeactivated: '<who>{actor}</who> desactivó el código QR <what>{subject}</what>',
    qrCodeDeleted: '<who>{actor}</who> eliminó el código QR <what>{subject}</what>',
    qrCodeRestored: '<who>{actor}</who> recuperó el código QR <what>{subject}</what>',
    hostedPageCreated: '<who>{actor}</who> creó la página <what>{subject}</what>',
    hostedPageChanged: '<who>{actor}</who> cambió la página <what>{subject}</what>',
    hostedPagePublished: '<who>{actor}</who> publicó la página <what>{subject}</what>',
    hostedPageUnpublished: '<who>{actor}</who> retiró la página <what>{subject}</what>',
    hostedPageDeleted: '<who>{actor}</who> eliminó la página <what>{subject}</what>',
    hostedPageRestored: '<who>{actor}</who> recuperó la página <what>{subject}</what>',
    hostedPageAnswered: '<who>{actor}</who> respondió a una opinión privada de la página <what>{subject}</what>',
    reviewSentimentCorrected:
      '{by, select, person {<who>{actor}</who> corrigió el sentimiento de} other {Se corrigió el sentimiento de}} <what>{subject}</what>',
    assistantVoiceChanged:
      '{by, select, person {<who>{actor}</who> cambió la voz de la marca} other {Se cambió la voz de la marca}}',
    accountSignInRefused:
      'Falló un intento de inicio de sesión como <what>{subject}</what>{count, plural, =1 {} other { (# veces)}}',
    accountLocked: 'El inicio de sesión como <what>{subject}</what> se bloqueó temporalmente tras demasiados intentos',
    accountPasswordChanged: '<who>{actor}</who> cambió su contraseña',
    accountEmailChanged: '<who>{actor}</who> cambió su correo electrónico',
    accountFactorAdded: '<who>{actor}</who> añadió un método de verificación en dos pasos',
    accountFactorRemoved: '<who>{actor}</who> quitó un método de verificación en dos pasos',
    accountRecoveryCodesMade: '<who>{actor}</who> creó nuevos códigos de recuperación',
    accountRecoveryCodeUsed: '<who>{actor}</who> inició sesión con un código de recuperación',
    accountIdentityLinked: '<who>{actor}</who> añadió una forma de iniciar sesión',
    accountIdentityUnlinked: '<who>{actor}</who> quitó una forma de iniciar sesión',
    workspaceSettingsChanged: '<who>{actor}</who> cambió la configuración',
    workspaceBrandingChanged: '<who>{actor}</who> cambió la imagen de marca',
    workspaceExported: '<who>{actor}</who> exportó todos los datos',
    workspaceClosed: '<who>{actor}</who> cerró el espacio',
    workspaceReopened: '<who>{actor}</who> reabrió el espacio',
    workspaceSuspended: '<who>{actor}</who> suspendió el espacio',
    workspaceDeactivated: '<who>{actor}</who> desactivó el espacio',
    workspaceReactivated: '<who>{actor}</who> reactivó el espacio',
    workspaceViewed: '<who>{actor}</who> vio el espacio: {subject}',
    workspaceActivityExported: '<who>{actor}</who> descargó la actividad',
    billingPlanBooked: 'Se contrató el plan <what>{subject}</what>',
    billingPlanSwitched: '<who>{actor}</who> cambió al plan <what>{subject}</what>',
    billingSwitchUndone: '<who>{actor}</who> decidió seguir con el plan <what>{subject}</what>',
    billingCanceled: '<who>{actor}</who> canceló el plan <what>{subject}</what>',
    billingCancelUndone: '<who>{actor}</who> retiró la cancelación de <what>{subject}</what>',
    billingPaymentFailed: 'Falló el pago del plan <what>{subject}</what>',
    billingTrialExtended: '<who>{actor}</who> amplió su prueba',
    billingCreditGiven: '<who>{actor}</who> le dio un saldo de <what>{subject}</what>',
    automationChanged: '<who>{actor}</who> cambió la automatización <what>{subject}</what>',
    automationConsented: '<who>{actor}</who> aceptó que se publiquen textos automáticamente <what>{subject}</what>',
    automationStopped: '<who>{actor}</who> detuvo la automatización',
    automationResumed: '<who>{actor}</who> reanudó la automatización',
    reviewExported: '<who>{actor}</who> descargó reseñas',
    campaignCreated: '<who>{actor}</who> creó la campaña <what>{subject}</what>',
    campaignChanged: '<who>{actor}</who> modificó la campaña <what>{subject}</what>',
    campaignDeleted: '<who>{actor}</who> eliminó la campaña <what>{subject}</what>',
    campaignRestored: '<who>{actor}</who> recuperó la campaña <what>{subject}</what>',
    campaignSent: '<who>{actor}</who> envió la campaña <what>{subject}</what>',
    campaignScheduled: '<who>{actor}</who> programó la campaña <what>{subject}</what>',
    campaignUnscheduled: '<who>{actor}</who> canceló el envío programado de la campaña <what>{subject}</what>',
    campaignActivated: '<who>{actor}</who> activó la campaña <what>{subject}</what>',
    campaignPaused: '<who>{actor}</who> pausó la campaña <what>{subject}</what>',
    campaignEnded: '<who>{actor}</who> finalizó la campaña <what>{subject}</what>',
    campaignCompleted: 'La campaña <what>{subject}</what> se ha completado',
    campaignFailed: 'La campaña <what>{subject}</what> no ha podido continuar',
    campaignExported: '<who>{actor}</who> descargó los destinatarios de la campaña <what>{subject}</what>',
    campaignAsked: '<who>{actor}</who> pidió una reseña a alguien: <what>{subject}</what>',
    contactCreated: '<who>{actor}</who> añadió {count, plural, one {un contacto} other {# contactos}}',
    contactChanged: '<who>{actor}</who> cambió {count, plural, one {un contacto} other {# contactos}}',
    contactTagged: '<who>{actor}</who> cambió las etiquetas de {amount, plural, one {un contacto} other {# contactos}}',
    contactConsented:
      '<who>{actor}</who> registró el consentimiento de {count, plural, one {un contacto} other {# contactos}}',
    contactVisited: '<who>{actor}</who> registró {count, plural, one {una visita} other {# visitas}}',
    contactUnsubscribed:
      '{by, select, person {<who>{actor}</who> registró que {count, plural, one {un contacto no quiere} other {# contactos no quieren}} mensajes} other {{count, plural, one {Un contacto se dio} other {# contactos se dieron}} de baja}}',
    contactDeleted: '<who>{actor}</who> eliminó {amount, plural, one {un contacto} other {# contactos}}',
    contactImported: '<who>{actor}</who> importó {amount, plural, one {un contacto} other {# contactos}}',
    contactImportUndone:
      '<who>{actor}</who> deshizo la importación de {amount, plural, one {un contacto} other {# contactos}}',
    contactRestored: '<who>{actor}</who> recuperó {amount, plural, one {un contacto} other {# contactos}}',
    contactExported: '<who>{actor}</who> descargó contactos',
    contactErased: '<who>{actor}</who> borró los datos de una persona',
    qrCodeExported: '<who>{actor}</who> descargó los escaneos de <what>{subject}</what>',
    hostedPageExported: '<who>{actor}</who> descargó las respuestas de la página <what>{subject}</what>',
  },
}

export const askedThisMonth: SameKeys<typeof en.askedThisMonth> = {
  title: 'Solicitudes de reseñas de este mes',
  failed: 'No se han podido cargar las solicitudes de este mes',
  asked: 'Enviadas',
  responses: 'Respuestas',
  none: 'Este mes aún no se ha pedido ninguna reseña.',
  begin: 'Pedir reseñas',
}

export const activityTab: SameKeys<typeof en.activityTab> = {
  title: 'Actividad',
  description: 'Quién hizo qué, cuándo y desde dónde. Nadie puede cambiar estas entradas.',
  tabs: 'Equipo',
  members: 'Miembros',
  failed: 'No se ha podido cargar la actividad',
  emptyTitle: 'Aún no hay actividad',
  emptyText: 'Lo que hagan usted y su equipo aparecerá aquí.',
  nothingTitle: 'Ninguna actividad coincide',
  nothingText: 'Cambie o quite los filtros para ver más.',
  person: 'Persona',
  everybody: 'Todo el equipo',
  product: 'Goodword (automático)',
  left: 'Alguien que ya no está',
  area: 'Área',
  allAreas: 'Todas las áreas',
  from: 'Desde',
  to: 'Hasta',
  clear: 'Quitar filtros',
  download: 'Descargar CSV',
  downloading: 'Descargando…',
  downloadFailed: 'No se ha podido descargar el archivo',
  deviceAt: '{device}, {address}',
  onSystem: '{browser} en {system}',
  unknownDevice: 'Dispositivo desconocido',
  change: '{name}: {before} → {after}',
  listed: '{name}: {list}',
  nothing: '–',
  yes: 'Sí',
  no: 'No',
  changes: activityChanges,
  roles: teamRoles,
  permissions: permissionNames,
}
