export default {
  intro: 'Estamos para ayudarte a toda hora.',
  liveChat: 'Chat en vivo',
  liveChatText: 'Respuesta en pocos minutos',
  whatsapp: 'WhatsApp',
  whatsappText: 'Escríbenos desde tu teléfono',
  telegram: 'Telegram',
  help: 'Centro de ayuda',
  helpText: 'Respuestas a lo más frecuente',
  question: 'Enviar una consulta',
  questionText: 'Te respondemos por escrito',
  empty: 'Ahora no hay canales de atención.',
  newWindow: 'Se abre en otra ventana',
} as const;
