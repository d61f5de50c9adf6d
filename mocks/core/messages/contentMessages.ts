import type { Texts } from '../../../fixtures/site/texts';

/** Errors of games, content and agents. */
export const contentMessages = {
  game_missing: {
    ES: 'Este juego ya no está disponible',
    EN: 'This game is not available any more',
  },
  vendor_maintenance: {
    ES: 'Este proveedor está en mantenimiento',
    EN: 'This provider is under maintenance',
  },
  empty_url: {
    ES: 'La solicitud no tiene dirección: este juego no se puede abrir',
    EN: 'The request has no address: this game cannot be opened',
  },
  free_play_missing: {
    ES: 'Este juego no tiene modo gratis',
    EN: 'This game has no free play',
  },
  free_play_login: {
    ES: 'Aquí solo se juega gratis con una cuenta. Ingresa a la tuya',
    EN: 'Free play is for members here. Log in first',
  },
  free_play_verify: {
    ES: 'Aquí solo se juega gratis después de verificar tu edad',
    EN: 'Free play opens after your age was verified',
  },
  free_play_never: {
    ES: 'Aquí no hay juego gratis',
    EN: 'There is no free play here',
  },
  launch_expired: {
    ES: 'Esta partida ya se cerró. Abre el juego otra vez',
    EN: 'This session of the game has ended. Open the game again',
  },
  lottery_launcher_needed: {
    ES: 'Las loterías se abren desde su propia sala',
    EN: 'Lotteries open from their own lobby',
  },
  lottery_missing: { ES: 'No existe esa lotería', EN: 'There is no such lottery' },
  mail_missing: { ES: 'Ese mensaje no existe', EN: 'There is no such message' },
  picture_kind: { ES: 'Solo imágenes PNG o JPG', EN: 'Only PNG or JPG pictures' },
  picture_size: { ES: 'La imagen pesa demasiado', EN: 'The picture is too large' },
  picture_count: { ES: 'Demasiadas imágenes', EN: 'Too many pictures' },
  pending_review: {
    ES: 'Tu solicitud está pendiente de revisión',
    EN: 'Application pending review',
  },
  kyc_needed: {
    ES: 'Para retirar este monto, verifica tu identidad',
    EN: 'To withdraw this amount, verify your identity',
  },
  reason_photo_unreadable: {
    ES: 'Una foto no se puede leer. Envíala otra vez, con más luz.',
    EN: 'A photo cannot be read. Send it again, with more light.',
  },
  reason_details_wrong: {
    ES: 'Los datos no coinciden con el documento.',
    EN: 'The details do not match the document.',
  },
  kyc_documents_missing: {
    ES: 'Faltan documentos por subir',
    EN: 'Some documents are still missing',
  },
  feedback_length: {
    ES: 'El texto es demasiado corto o demasiado largo',
    EN: 'The text is too short or too long',
  },
  not_your_downline: {
    ES: 'Esa cuenta no está en tu red',
    EN: 'That account is not in your downline',
  },
  not_your_direct: {
    ES: 'Solo puedes cambiar a tus miembros directos',
    EN: 'You can only change your direct members',
  },
  rebate_too_high: {
    ES: 'El reembolso supera el tuyo',
    EN: 'The rebate is higher than your own',
  },
  commission_missing: { ES: 'No hay comisión por cobrar', EN: 'There is no commission to claim' },
  contact_agent: {
    ES: 'Este contrato ya no espera respuesta. Contacta a tu agente',
    EN: 'This contract is no longer awaiting an answer. Please contact your agent',
  },
} satisfies Record<string, Texts>;
