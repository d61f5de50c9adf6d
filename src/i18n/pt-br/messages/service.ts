import type es from '../../es/messages/service';
import type { Translation } from '../../translation';

export default {
  intro: 'Estamos aqui para ajudar você a qualquer hora.',
  liveChatText: 'Resposta em poucos minutos',
  whatsappText: 'Escreva para nós do seu celular',
  help: 'Central de ajuda',
  helpText: 'Respostas às dúvidas mais comuns',
  question: 'Enviar uma pergunta',
  questionText: 'Respondemos por escrito',
  empty: 'Não há canais de atendimento agora.',
  newWindow: 'Abre em outra janela',
  maintenanceTitle: 'Estamos em manutenção',
  maintenanceText: 'Voltamos logo. Seu saldo e seus dados estão seguros.',
  restrictedTitle: 'Não disponível na sua localização',
  yourIp: 'Seu IP: {ip}',
  contactUs: 'Fale com a gente',
  liveChat: 'Chat ao vivo',
  restricted:
    'Não podemos atender você na sua localização (IP {ip}). Se acha que é um engano, fale com a gente.',
} satisfies Translation<typeof es>;
