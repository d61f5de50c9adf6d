/** Words that mean the same in names of APIs. The first one stands for the others. */
const SYNONYMS = [
  'member player user customer client profile me',
  'username login loginname account_name user_name',
  'session sessions auth token signin',
  'game node title_of_game',
  'provider vassalage vendor studio supplier brand vass',
  'status state',
  'txcode type_code typecode transaction_type entry_type',
  'txname type_name typename',
  'transaction transactions tx txn ledger entry movement',
  'record records history report statement log',
  'picture icon logo image thumbnail avatar img',
  'time at date timestamp created time_stamp',
  'total sum overall',
  'size limit per_page pagesize per',
  'page pageno pagenum',
  'reference ref external',
  'name title label caption',
  'wallet account purse balance_account wallets',
  'deposit payin topup cashin recharge funding',
  'withdraw withdrawal payout cashout redemption',
  'method bank channel option',
  'search query keyword term q',
  'message mail inbox',
  'promotion promo campaign offer',
  'list all index catalogue catalog',
  'hot featured trending top',
  'logout signout end terminate',
  'renew refresh extend',
  'code id key no uid uuid',
  'nickname display alias',
  'mobile phone msisdn',
  'maintenance unavailable',
  'favourite favorite favorites starred',
  'type kind class category section',
  'amount value sum_of_money',
  'from since start after',
  'until to before finish',
  'play launch open_game',
  'notice announcement news banner',
  'bet wager stake',
  'win payout_of_bet prize',
  'suggested preset presets',
  'password pwd passcode secret',
].map((line) => line.split(' '));

const CANONICAL = new Map(SYNONYMS.flatMap((words) => words.map((word) => [word, words[0]])));

/** Say little about what is meant. */
const WEAK = new Set(
  'wps lgw relay lotto mcs2 gcsgame gls2 ods2 mcsfe gcs api v1 v2 v3 get list the a of s is has under url cents minor mobile small large current info data value in and by for with how can their new access meta pagination paging'.split(
    ' ',
  ),
);

const knownWords = new Map<string, string[]>();

/** `userName`, `user_name` and `user-name` as `['user', 'name']`, each by the word that stands for its synonyms. */
export function wordsOf(name: string): string[] {
  const known = knownWords.get(name);
  if (known) return known;
  const words = splitWords(name);
  // Each name is compared with hundreds of others.
  knownWords.set(name, words);
  return words;
}

function splitWords(name: string): string[] {
  const whole = CANONICAL.get(name.toLowerCase());
  if (whole) return [whole];
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => CANONICAL.get(word) ?? CANONICAL.get(singular(word)) ?? singular(word));
}

const singular = (word: string) =>
  word.replace(/ies$/, 'y').replace(/(ss|us|is)$|s$/, (_, kept: string | undefined) => kept ?? '');

/** How much a word says. Words of the context, such as "deposit" in the id of a deposit, say little. */
const weightOf = (word: string, context: ReadonlySet<string>) => {
  if (WEAK.has(word)) return 0.1;
  if (context.has(word)) return 0.4;
  return word === 'code' ? 0.5 : 1;
};

/** How alike two lists of words are, from 0 to 1. */
export function likeness(a: string[], b: string[], context: ReadonlySet<string> = new Set()) {
  const sum = (words: Iterable<string>) =>
    [...new Set(words)].reduce((total, word) => total + weightOf(word, context), 0);
  const all = sum(a) + sum(b);
  return all ? (2 * sum(a.filter((word) => b.includes(word)))) / all : 0;
}

/** Values of enumerations and codes of errors that mean the same. */
const SAME_VALUES = [
  'pending awaiting_payment awaiting open created new waiting initiated',
  'reviewing in_review processing in_progress under_review checking',
  'paid settled completed complete success succeeded credited done approved confirmed',
  'rejected declined refused failed error denied',
  'expired timed_out timeout lapsed',
  'cancelled canceled voided aborted',
  'rng slots slot video_slots',
  'live live_casino livecasino live_dealer',
  'fish fishing fish_hunting',
  'sports sport sportsbook',
  'pvp cards poker table_p2p',
  'lott lottery',
  'cock cockfight cockfighting',
  'crash crash_games',
  'wallet ewallet e_wallet',
  'card cards_payment credit_card',
  'bank bank_transfer transfer',
  'cash main real cash_wallet',
  'login_failed invalid_credentials wrong_password bad_credentials',
  'balance_insufficient insufficient_funds insufficient_balance not_enough_money',
  'not_logged_in session_expired token_expired invalid_token unauthorized not_authenticated',
  'too_many rate_limited too_many_requests',
  'amount_invalid amount_too_low amount_too_high invalid_amount amount_out_of_range',
  'deposit_method_unknown method_unavailable unknown_method method_not_found',
  'not_found resource_not_found',
  'forbidden access_denied not_allowed',
].map((line) => line.split(' '));

/** The one of the known values that means the same as a foreign one. */
export function sameValue(value: string, known: readonly string[]): string | undefined {
  const plain = (one: string) => one.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
  const same = SAME_VALUES.filter((words) => words.includes(plain(value))).flat();
  return (
    known.find((one) => plain(one) === plain(value)) ??
    known.find((one) => same.includes(plain(one)))
  );
}
