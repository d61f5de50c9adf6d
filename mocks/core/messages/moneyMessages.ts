import type { Texts } from '../../../fixtures/site/texts';

/** Errors of deposits, withdrawals, bets and rewards. */
export const moneyMessages = {
  key_reused: {
    ES: 'Esa clave ya se usó para otra operación',
    EN: 'That key was already used for another operation',
  },
  wallet_unknown: { ES: 'No existe esa billetera', EN: 'There is no such wallet' },
  wallet_same: { ES: 'Elige dos billeteras distintas', EN: 'Choose two different wallets' },
  nothing_to_transfer: { ES: 'No hay saldo por transferir', EN: 'There is nothing to transfer' },
  bank_unknown: { ES: 'No trabajamos con ese banco', EN: 'We do not work with that bank' },
  bank_card_missing: {
    ES: 'Agrega una cuenta bancaria primero',
    EN: 'Add a bank account first',
  },
  bank_card_duplicate: {
    ES: 'Esa cuenta ya está registrada',
    EN: 'That account is already registered',
  },
  bank_card_most: {
    ES: 'Ya tienes el máximo de cuentas',
    EN: 'You already have as many accounts as allowed',
  },
  bank_card_holder: {
    ES: 'El titular debe ser el de tu cuenta',
    EN: 'The holder must be the owner of this account',
  },
  payee_mobile_invalid: {
    ES: 'El titular y el número de celular deben ser los de esta cuenta',
    EN: 'The payee name and mobile number are invalid: use those of this account',
  },
  bank_card_busy: {
    ES: 'Hay un retiro en curso a esa cuenta',
    EN: 'A withdrawal to that account is under way',
  },
  withdraw_limit: {
    ES: 'El monto está fuera de los límites',
    EN: 'The amount is outside the limits',
  },
  withdraw_daily_count: {
    ES: 'Ya hiciste todos los retiros de hoy',
    EN: 'You have used all of today’s withdrawals',
  },
  withdraw_daily_amount: {
    ES: 'Supera lo que puedes retirar hoy',
    EN: 'That is more than you can withdraw today',
  },
  turnover_open: {
    ES: 'Aún falta jugar para liberar el bono',
    EN: 'The bonus still has to be played',
  },
  bonus_max_stake: {
    ES: 'Esa apuesta supera la máxima de tu bono. Para apostar más, deja antes el bono',
    EN: 'That is above the maximum bet of your bonus. To bet more, give up the bonus first',
  },
  bonus_product: {
    ES: 'Esta apuesta usaría dinero de tu bono, que es solo para juegos de casino',
    EN: 'This bet would use money of your bonus, which is for casino games only',
  },
  bonus_ended: { ES: 'Ese bono ya terminó', EN: 'That bonus has ended' },
  bonus_changed: {
    ES: 'Tu bono cambió mientras leías. Míralo otra vez',
    EN: 'Your bonus has changed meanwhile. Look at it again',
  },
  withdraw_missing: { ES: 'No existe ese retiro', EN: 'There is no such withdrawal' },
  withdraw_final: {
    ES: 'Aquí un retiro no se puede cancelar',
    EN: 'A withdrawal cannot be canceled here',
  },
  withdraw_locked: {
    ES: 'Bloqueaste este retiro: ya no se puede cancelar',
    EN: 'You locked this withdrawal: it can no longer be canceled',
  },
  withdraw_closed: {
    ES: 'Ese retiro ya no se puede cancelar',
    EN: 'That withdrawal can no longer be canceled',
  },
  withdraw_not_waiting: {
    ES: 'Ese retiro no espera un código',
    EN: 'That withdrawal does not wait for a code',
  },
  mobile_missing: {
    ES: 'Tu cuenta no tiene número de celular',
    EN: 'Your account has no mobile number',
  },
  deposit_limit: {
    ES: 'El monto está fuera de los límites',
    EN: 'The amount is outside the limits',
  },
  deposit_received: {
    ES: 'Tu pago ya llegó: el depósito no se puede cancelar',
    EN: 'Your payment has arrived: the deposit cannot be canceled',
  },
  deposit_method_unknown: { ES: 'No existe ese método', EN: 'There is no such method' },
  deposit_method_under_maintenance: {
    ES: 'Este método está en mantenimiento',
    EN: 'This method is under maintenance',
  },
  deposit_most_pending: {
    ES: 'Tienes demasiados depósitos sin terminar',
    EN: 'You have too many unfinished deposits',
  },
  deposit_missing: { ES: 'No existe ese depósito', EN: 'There is no such deposit' },
  deposit_closed: {
    ES: 'Ese depósito ya no se puede cancelar',
    EN: 'That deposit can no longer be canceled',
  },
  voucher_unknown: { ES: 'Ese vale no existe', EN: 'There is no such voucher' },
  voucher_used: { ES: 'Ese vale ya se usó', EN: 'That voucher has already been used' },
  offer_missing: { ES: 'No existe esa oferta', EN: 'There is no such offer' },
  offer_used: { ES: 'Ya usaste esa oferta', EN: 'You have already used that offer' },
  order_missing: { ES: 'No existe esa orden', EN: 'There is no such order' },
  suborder_closed: {
    ES: 'Esa apuesta ya no se puede anular',
    EN: 'That bet can no longer be canceled',
  },
  draw_closed: { ES: 'Ese sorteo ya no recibe apuestas', EN: 'That draw is closed to bets' },
  numbers_invalid: {
    ES: 'Esos números no valen para esta jugada',
    EN: 'Those numbers do not work for this bet',
  },
  stake_limit: { ES: 'La apuesta está fuera de los límites', EN: 'The bet is outside the limits' },
  own_limit: {
    ES: 'Supera el límite que te pusiste',
    EN: 'That is above the limit you set',
  },
  verify_deposit: {
    ES: 'Antes de depositar, verifica tu identidad',
    EN: 'Before you deposit, verify your identity',
  },
  verify_withdraw: {
    ES: 'Antes de retirar, verifica tu identidad',
    EN: 'Before you withdraw, verify your identity',
  },
  shared_limit: {
    ES: 'El depósito supera lo que te queda del límite de todos los sitios',
    EN: 'The deposit is more than what is left of your limit on all sites',
  },
  limits_needed: {
    ES: 'Antes de depositar, elige los límites que pide este mercado',
    EN: 'Before you deposit, choose the limits that this market asks for',
  },
  limit_needed: {
    ES: 'Antes de depositar, elige cuánto quieres depositar como máximo',
    EN: 'Before you deposit, choose the most that you want to deposit',
  },
  limit_waits: { ES: 'Todavía hay que esperar', EN: 'You still have to wait' },
  limit_not_pending: { ES: 'No hay ningún cambio en espera', EN: 'No change is waiting' },
  transfer_unavailable: {
    ES: 'Esta cuenta no puede recibir esta transferencia ahora',
    EN: 'This account cannot receive this transfer now',
  },
  choice_invalid: { ES: 'Esa elección no existe', EN: 'There is no such choice' },
  reward_missing: { ES: 'No existe ese premio', EN: 'There is no such reward' },
  reward_locked: { ES: 'Aún no completas la misión', EN: 'The mission is not complete yet' },
  reward_claimed: { ES: 'Ya cobraste ese premio', EN: 'You have already claimed that reward' },
  reward_expired: { ES: 'Ese premio ya venció', EN: 'That reward has expired' },
  promotion_missing: { ES: 'No existe esa promoción', EN: 'There is no such promotion' },
  promotion_closed: {
    ES: 'Esta promoción no está abierta',
    EN: 'This promotion is not open',
  },
  promotion_done: {
    ES: 'Ya participas en esta promoción',
    EN: 'You have already joined this promotion',
  },
  remark_long: {
    ES: 'El comentario pasa de 140 caracteres',
    EN: 'The remark is over 140 characters',
  },
  cash_back_small: {
    ES: 'Aún no hay reembolso por cobrar',
    EN: 'There is no cash back to claim yet',
  },
  vip_nothing: {
    ES: 'No hay beneficio por cobrar',
    EN: 'There is no benefit to claim',
  },
  reason_payment_missing: { ES: 'No encontramos el pago', EN: 'We did not find the payment' },
  reason_account_unreadable: {
    ES: 'El banco no reconoció la cuenta',
    EN: 'The bank did not recognize the account',
  },
} satisfies Record<string, Texts>;
