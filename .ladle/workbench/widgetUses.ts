import type { Status } from './componentUses';

/** When to use something else, and what screen readers and keys get. The comment in a widget's source says what it is for. */
type WidgetUse = readonly [notFor: string, access: string, status?: Status];

const LIST_ERRORS = 'Errors are announced as alerts, and the retry button is the next stop of Tab.';
const SHEET =
  'A native dialog: the focus moves into it, Esc closes it, and the focus returns to what opened it.';
const LINK = 'A link with its text as name.';
const STATUS = 'A status that is announced once, when it appears.';
const PLAIN = 'Plain text in reading order, without a role.';

const PLAIN_FIELDS = 'Labelled password fields with a button that shows what was typed.';

export const widgetUses: Record<string, WidgetUse> = {
  // app
  AsyncContent: ['Data that are always there.', LIST_ERRORS],
  LazySheet: ['A sheet that most visits open: import it.', SHEET],
  LoadMissing: ['Content that is useless without its data: use AsyncContent.', LIST_ERRORS],
  LoadError: ['An empty list: use EmptyState.', LIST_ERRORS],
  LoadFailure: ['A part with other data of its own: use AsyncContent.', LIST_ERRORS],
  OfflineNote: ['A failed load: use LoadError.', STATUS],
  FiltersButton: [
    'One filter with few choices: use a ChipRow.',
    'A button with its name, whether the sheet is open, and the number of filters.',
  ],
  SlowConnection: ['Errors: they have a retry button.', STATUS],
  // cashier
  AddBankCardSheet: ['A member without an account: show BankCardForm in the page.', SHEET],
  BankCardForm: [
    'A card that pays a deposit.',
    'Labelled fields. Enter goes to the next empty one. The bank opens a sheet, and then the focus moves to the number.',
  ],
  AmountField: [
    'An amount that is only shown: use Money.',
    'A labelled text field with the numeric keyboard. Bounds and error are connected to it; the usual amounts are a labelled group.',
  ],
  IdentityNotice: [
    'A withdrawal that waits for a document: its record says that.',
    'A status with a link to the verification.',
  ],
  BalanceAmount: [
    'Any other amount: use Money.',
    'The amount is text. While it is hidden, screen readers get no digits either. Changes are not announced.',
  ],
  BalanceCapsule: [
    'The balance in a screen: use BalanceAmount.',
    'Its buttons and links have names. A change of the amount is not announced.',
  ],
  CashierFooter: [
    'Forms that move no money.',
    'The submit button keeps the focus and says that it is busy. The footer sticks only where the window has room, so it never covers the focus.',
  ],
  BonusBar: [
    'The sheet of a game before it is opened: BonusMark.',
    'One link with all of its text. The bar is read out as an amount.',
  ],
  BonusMark: ['The rules of a bonus: link to the page of the bonuses.', PLAIN],
  CashierSheet: ['A page without a game: use the deposit page.', SHEET],
  DepositFields: [
    'Withdrawals: they have an AmountField alone.',
    'Labelled fields. The fields change with the method, and the focus stays on the method.',
  ],
  DepositOutcome: [
    'A withdrawal: use OutcomeNotice.',
    'Its sentence is a status, so each new state is announced.',
  ],
  GameCashier: ['A page without a game: link to the deposit page.', SHEET],
  GameDepositForm: [
    'The deposit page: it has every part in full.',
    'A form with labelled fields. Why it is open is a status.',
  ],
  ManualTransferFields: [
    'Payments that a gateway confirms.',
    'The accounts are a labelled group of radio buttons, each with a button that copies its number.',
  ],
  Payment: [
    'A list of deposits: use the record.',
    'A change of its state is announced as a status. What to copy has buttons with names.',
  ],
  PaymentActions: ['Payments that are made elsewhere.', 'Links and buttons with names.'],
  PaymentData: [
    'Data of a record.',
    'A description list. Each line to copy has a button that names it.',
  ],
  PaymentPicture: [
    'Other codes: use QrCode.',
    'A QR code has a name; another picture is decoration.',
  ],
  DepositProgress: [
    'A withdrawal: use WithdrawalDetail.',
    'A list of steps, and a note with the time when it should be credited.',
  ],
  PaymentResult: ['A deposit that can still be paid: use PaymentStep.', STATUS],
  PaymentStep: ['A deposit that has ended: use PaymentResult.', PLAIN],
  ChoiceCard: [
    'A choice of few options: use ChipRow.',
    'One button that says that it opens a dialog.',
  ],
  ExpectedArrival: [
    'A time that has to be met, such as that of a payment: use Countdown.',
    'A note with the time. When it is late, it has a link to support.',
  ],
  HideBalanceButton: [
    'Passwords: PasswordField has its own button.',
    'A toggle with aria-pressed. Its name says what the next press does.',
  ],
  MoneySteps: [
    'The steps of a form: use Steps.',
    'An ordered list. The current step is marked as such, and each time is read after its step.',
  ],
  ReceiptActions: [
    'Copying a number: use useCopy.',
    'Buttons with their texts as names. Sharing is offered where the device can do it.',
  ],
  OnTheWayLine: [
    'The records: they list everything.',
    'A link with its sentence as name. It is not announced when it comes.',
  ],
  OutcomeNotice: [
    'A command that the server refused: show its error at the field or as a toast.',
    'Its sentence is a status, so each new state is announced. The focus stays where it was.',
  ],
  RefreshBalanceButton: [
    'Other data: they refresh by themselves.',
    'A button with a name. While it turns, the amount is masked.',
  ],
  WalletSplit: ['The balance alone: use BalanceAmount.', 'A description list: name and amount.'],
  // download
  DownloadChoices: [
    'Asking for the installation: the install banner does that.',
    'Rows that are links or buttons. What the device cannot install is left out.',
  ],
  IosSteps: ['Other devices: they have an install dialog.', 'An ordered list of steps.'],
  // forms
  CaptchaField: [
    'Codes by SMS: use SmsCodeField.',
    'A labelled field. The picture is a button that asks for another one. Who cannot read it gets a way without a picture, whose progress is a status.',
  ],
  CountryPicker: [
    'Short lists: use Picker.',
    `${SHEET} Search field first; each country is a button that says whether it is selected.`,
  ],
  HiddenUsername: [
    'A user name that people should see.',
    'Hidden from everybody, read by password managers.',
  ],
  MobileField: [
    'Other numbers: use TextField.',
    'A telephone field. The button of the country says which one is selected and that it opens a dialog.',
  ],
  NewPasswordFields: [
    'Logging in: use PasswordField.',
    'Two password fields. Rules and errors are connected to them.',
  ],
  PictureField: [
    'A picture to show: use Picture.',
    'The button of a native file field. Why a file was rejected is its error.',
  ],
  RuleField: [
    'Fields without a rule of the operator: use TextField.',
    'A labelled field. A required one has a star in its label, and its error is connected to it.',
  ],
  SmsCodeField: [
    'Codes from a picture: use CaptchaField.',
    'A field that offers the code from the message. The remaining seconds are a timer, which is not announced each second.',
  ],
  // gameFilter
  ChosenFilters: [
    'Choosing filters: use FilterButton.',
    'A labelled group of buttons; each says what it removes.',
  ],
  FilterButton: [
    'A search: use SearchField.',
    'A button whose name includes how many filters are set.',
  ],
  FilterGroups: [
    'Outside of FilterSheet.',
    'Fieldsets with legends, and buttons with aria-pressed.',
  ],
  FilterSheet: ['Lists without filters, such as hot games.', SHEET],
  NoFilteredGames: [
    'A list that is empty anyway: use NoGames.',
    'Text and a button that removes the filters.',
  ],
  // games
  CategoryIcon: ['Other pictures: use Picture.', 'Decoration: the name stands beside it.'],
  EmptyGameList: [
    'Other lists that are empty: use EmptyState.',
    'The text and the button or link of NoGames or NoFilteredGames.',
  ],
  FavouriteHeart: [
    'Other switches: use IconButton with pressed.',
    'A toggle with aria-pressed, named after its game.',
  ],
  GameBrowser: [
    'One row of games: use a shelf.',
    'Navigation, heading and list. Choices are in the address, so Back undoes them.',
  ],
  GameCard: [
    'A game in words: use Row.',
    'A link with the name of the game. The heart is a toggle of its own after it.',
  ],
  GameFrame: [
    'Pages of this product.',
    'The frame has the name of the game. Loading and errors are announced; what is inside belongs to its vendor.',
  ],
  GameHeader: [
    'Other screens: the shell has their header.',
    'A banner: close button, name, balance and deposit link in this order.',
  ],
  FullScreenButton: ['Browsers without full screen: it draws nothing.', 'A button with a name.'],
  GameListBar: [
    'Tabs of a page: use TabRow.',
    'Navigation with a name. Arrow keys move the focus along a row.',
  ],
  GameListError: ['A failed later page: use NextPageError.', LIST_ERRORS],
  ListNotes: [
    'Parts that every list shows: put them into GameBrowser.',
    'The chosen filters in a labelled group, and a status with a link where the member is excluded.',
    'new',
  ],
  NextPageError: ['A failed first page: use GameListError.', LIST_ERRORS],
  GameScroll: [
    'Fewer than 30 games: use Each.',
    'A list whose items know their position. Tab follows the visible order. It is busy while a page loads.',
  ],
  GameSheet: ['Opening a game at once.', SHEET],
  NoGames: [
    'A list that is empty because of filters: use NoFilteredGames.',
    'Text and a link to the popular games.',
  ],
  SimilarGames: ['Outside of GameSheet.', 'A list with a heading as its name.'],
  // security
  PaymentSheet: ['The login password: it has a screen of its own.', SHEET],
  ResetPaymentPassword: [
    'A password that the member knows: use PaymentSheet.',
    'A form with the questions as legends, or a link to customer service.',
  ],
  NewPaymentPasswordFields: ['A new login password: use NewPasswordFields.', PLAIN_FIELDS],
  SecretField: ['A password of a login form: use PasswordField.', PLAIN_FIELDS],
  LoginPasswordField: ['A payment password: use SecretField.', PLAIN_FIELDS],
  // invite, language
  LinkCard: [
    'Other texts to copy: use IconButton with copyText.',
    'A section with a name. That the link was copied is a toast, which is announced.',
  ],
  QrSheet: ['The QR code in a page: use QrCode.', SHEET],
  LanguageList: [
    'Other choices: use Picker.',
    'A native radio group: arrow keys select. Each name is in its own language and says so by lang.',
  ],
  // lottery
  Balls: ['Numbers that are not drawn: use text.', 'An ordered list, named by what was drawn.'],
  JackpotBanner: [
    'Other amounts: use Money.',
    'A link with the amount. That the amount grows is not announced.',
  ],
  LotteryCard: [
    'Games: use GameCard.',
    'An article named after the lottery, with links to play and to its results.',
  ],
  LotteryCards: ['Lists of games: use GameScroll.', 'A list of articles.'],
  NextDraw: [
    'Remaining seconds of a form: use Countdown.',
    'A timer, which is not announced each second.',
  ],
  // member
  AvatarSheet: [
    'Pictures of the member: the product has none.',
    `${SHEET} Each avatar is a button that says whether it is selected.`,
  ],
  ContractTag: ['Other states: use Tag.', PLAIN],
  FirstSteps: [
    'Tasks that a member has at any time: show them where they belong.',
    'A region with a name, and a progress bar with its steps in words. Steps that are done say so, and are no links.',
  ],
  PrizeHero: [
    'Prizes that are claimed one by one.',
    'A section with a name. Its button keeps the focus and says that it is busy.',
  ],
  UnreadBadge: ['Other counts: use Badge.', 'The count is read with its meaning: "3 unread".'],
  VipCard: [
    'All levels: see the VIP room.',
    'A section with a name, or a link. The progress bar says how much is missing.',
  ],
  // navigation, notice
  MenuButton: [
    'Another menu: use a Sheet. A page with the header of the app has this button already.',
    'A button with a name, expanded while the menu is open. The focus returns to it when the menu closes.',
  ],
  BackRow: [
    'Pages with a header: ScreenHeader. This is for the pages that are to have none.',
    'A button with a name. The heading of the page is in its content.',
  ],
  ScreenHeader: [
    'Home and games. Other screens have it already, unless the route table says "header: none".',
    'A header with the heading of the page. The focus moves to the heading when the screen opens.',
  ],
  Shortcuts: ['All screens: use the menu.', 'Navigation with a name, and links.'],
  ThemeChoice: ['Other choices: use Segmented.', 'A native radio group: arrow keys select.'],
  NoticeList: [
    'Mail of the member: it has a list of its own.',
    'Native details and summary. Whether a notice is new is text, not only a dot.',
  ],
  // qrCode, records
  QrCode: [
    'Screens that are only opened on a phone: show the link too.',
    'An image with a name. The link stands beside it as text.',
  ],
  BarChart: [
    'Fewer than three values: use SumCard.',
    'A figure whose name says the best and the worst value. All values are in a table below it.',
  ],
  RecordFilterBar: [
    'Filters of games: use FilterButton.',
    'The periods are a labelled group of buttons with aria-pressed. Dates are native date fields. The button of the other filters opens a dialog, and the set filters are named below.',
  ],
  RecordFilterSheet: [
    'Filters of games: use FilterSheet.',
    'A modal dialog with labelled groups of buttons with aria-pressed.',
  ],
  RecordList: [
    'Lists without pages: use AsyncContent and Each.',
    'A list with a name. It is busy while a page loads, and errors are alerts.',
  ],
  RecordTotals: ['Sums of one record: use SumCard.', 'A description list: name and amount.'],
  SumCard: ['Values over time: use BarChart.', 'A description list: name and amount.'],
  // safePlay
  BreakLine: ['Why a bet was rejected: the error says it.', LINK, 'new'],
  DepositLimit: [
    'Setting a limit: it links to safe play.',
    'A link with a progress bar that says the used part. That a limit must be chosen is a status.',
  ],
  LimitBar: [
    'Setting a limit: it links to safe play.',
    'A progress bar that says the used part. With `href` it is a link.',
  ],
  SharedLimit: ['A limit that the member set: use DepositLimit.', 'That of LimitBar.'],
  ExcludedNote: [
    'Why one launch failed: the error of the launch says that.',
    'A status with a link to the page of exclusions.',
    'new',
  ],
  FactList: [
    'Other facts: use SumCard.',
    'A description list: name and value. Rules are a list below a heading.',
  ],
  HelpLinks: [
    'The customer service alone: use ContactRow.',
    'A section with a heading, and links with their names.',
  ],
  ReviewLine: [
    'Limits that a deposit needs: use DepositLimit.',
    'A link that says what it leads to.',
  ],
  RiskWarning: [
    'Texts of the operator, and the least age.',
    'A paragraph, in the language of its text.',
  ],
  PlanBar: [
    'Games that do not count for a plan.',
    'A progress bar whose text says time and money. The end opens an alert dialog.',
    'new',
  ],
  PlanEnd: [
    'A check during play: use RealityCheckDialog.',
    'An alert dialog: it is read at once, and Esc does not close it.',
    'new',
  ],
  PlanSheet: [
    'Limits of a day or longer: use the page of limits.',
    'A form in a sheet. Time is a group of buttons, and the error stands below the amount.',
    'new',
  ],
  RealityCheckDialog: [
    'Other questions: use the dialogs of useApp.',
    'An alert dialog: it is read at once, and Esc does not close it.',
  ],
  SafePlayCard: ['Lists of links: use SafePlayRow.', LINK],
  SafePlayRow: ['A place of its own: use SafePlayCard.', LINK],
  SelfTestLink: ['The pages of safe play: use SafePlayRow.', LINK],
  SessionBar: [
    'Screens without a game.',
    'A link. Time and result are text that is not announced at each change.',
  ],
  SessionLine: [
    'Games: use SessionBar.',
    'A link. The time is text that is not announced at each change.',
    'new',
  ],
  // session, support
  AuthPageFrame: [
    'Screens for members: the shell frames them.',
    'Heading, back link, and tabs between login and registration.',
  ],
  AuthPageLights: [
    'Anything but decoration.',
    'Hidden from screen readers, still with reduced motion.',
  ],
  LoginForm: [
    'Confirming a password: use PasswordPrompt.',
    'A form with a name. Password managers know its fields. The first field with an error gets the focus.',
  ],
  MobileLoginFields: ['Other forms: use MobileField.', 'Labelled fields and a button that counts.'],
  LoginMethods: ['The password form: use LoginForm.', 'Buttons with the name of the service.'],
  LoginSheet: ['A screen that needs a session: it sends to the login screen.', SHEET],
  PasskeyLogin: [
    'Browsers without passkeys: it draws nothing.',
    'A button. The dialog that follows is that of the browser.',
  ],
  SocialLogin: [
    'The buttons of the services: use LoginMethods.',
    'The window belongs to the service. Without keys for one, a dialog stands in for it.',
  ],
  SocialLoginDialog: ['A real service: it has a window of its own.', SHEET],
  ContactRow: [
    'Links inside of the app: use Row.',
    'A link that says that it opens in a new window.',
  ],
};
