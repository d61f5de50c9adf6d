import { screenStories } from '@workbench/screenStories';
import { paths } from '../../../widgets/site/navigation/paths';

export default { title: 'Screens/Deposit' };

const { Ready, Loading, Failed, Offline, Empty, LongText } = screenStories({
  screen: paths.deposit,
  persona: 'member',
});

/** The payment of the deposit that the scenario has opened by this method. */
const payment = (methodId: string) =>
  screenStories({
    screen: paths.deposit,
    query: `?deposit=D-${methodId}`,
    persona: 'member',
    scenarios: ['depositsOpen'],
  });

const wallet = payment('SOLPAY');
export const PayByWallet = wallet.Ready;
export const PaymentLoading = wallet.Loading;
export const PaymentFailed = wallet.Failed;
export const PaymentExpired = wallet.also('depositsExpired');
export const PaymentPaid = wallet.also('depositsPaid');
export const PayByTransfer = payment('TRANSFER').Ready;
export const PayByCard = payment('CARD').Ready;
export const PayByOnlineBank = payment('ONLINEBANK').Ready;
export const PayByCrypto = payment('STABLE').Ready;
export const PayInCash = payment('AGENTCASH').Ready;

export { Empty, Failed, Loading, LongText, Offline, Ready };
