import type es from '../../es/messages/service';
import type { Translation } from '../../translation';

export default {
  intro: 'We are here to help around the clock.',
  liveChatText: 'A reply within minutes',
  whatsappText: 'Write to us from your phone',
  help: 'Help center',
  helpText: 'Answers to common questions',
  question: 'Send a question',
  questionText: 'We answer in writing',
  empty: 'No contact channel is open right now.',
  newWindow: 'Opens in another window',
  maintenanceTitle: 'We are under maintenance',
  maintenanceText: 'We will be back soon. Your balance and your data are safe.',
  restrictedTitle: 'Not available where you are',
  yourIp: 'Your IP: {ip}',
  contactUs: 'Contact us',
  liveChat: 'Live chat',
  restricted:
    'We cannot serve you from your location (IP {ip}). If you think this is a mistake, contact us.',
} satisfies Translation<typeof es>;
