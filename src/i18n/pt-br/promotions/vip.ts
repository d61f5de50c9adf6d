import type es from '../../es/promotions/vip';
import type { Translation } from '../../translation';

export default {
  level: 'VIP {level}',
  yourLevel: 'Seu nível',
  topLevel: 'Você está no nível mais alto.',
  benefits: 'Benefícios',
  allLevels: 'Todos os níveis',
  rebate: 'Cashback',
  withdrawLimit: 'Saque diário',
  locked: 'Abre no VIP {level}',
  points: '{n:number} {{ponto|pontos}}',
  pointsLeft: '{n:number} {{ponto|pontos}} para o próximo nível',
  freeWithdrawals: 'Saques sem taxa',
  claim_upgrade: 'Bônus por subir de nível',
  claim_weekly: 'Bônus semanal',
  claim_monthly: 'Bônus mensal',
  claimed: 'Resgatado',
  again: 'De novo em {date}',
  pointsOf: '{n} de {needed} pontos',
  claims: 'Seus bônus',
} satisfies Translation<typeof es>;
