import type es from '../../es/records/statement';
import type { Translation } from '../../translation';

export default {
  title: 'Extrato',
  month: 'Mês',
  opening: 'Saldo inicial',
  deposits: 'Depósitos',
  withdrawals: 'Saques',
  stakes: 'Apostas',
  wins: 'Prêmios',
  bonuses: 'Bônus e cashback',
  fees: 'Taxas',
  transfers: 'Transferências',
  other: 'Outros',
  net: 'Variação',
  closing: 'Saldo final',
  balance: 'Saldo',
  sum: 'Soma',
  byDay: 'Por dia',
  empty: 'Não houve movimentações neste mês.',
  print: 'Imprimir ou salvar em PDF',
  save: 'Salvar como CSV',
  saved: 'Arquivo salvo.',
} satisfies Translation<typeof es>;
