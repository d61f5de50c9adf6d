export interface Use {
  for: string;
  notFor: string;
  access: string;
  /** Without it the component is stable. `leaving`: use what `notFor` names instead. */
  status?: Status | undefined;
}

export type Status = 'new' | 'leaving';

/** What the components of src/ui are for. The props are read from their source. */
export const uses: Record<string, Use> = {
  Accordion: {
    for: 'A title that opens what is below it: questions, groups of a menu.',
    notFor: 'Content that everyone needs. Show it open.',
    access:
      'Native details and summary: Enter and Space open it, the state is announced. With the same name only one is open.',
  },
  Avatar: {
    for: 'The picture of a member.',
    notFor: 'Pictures of games: use Picture.',
    access: 'The name is its text for screen readers. Beside a written name it is decoration.',
  },
  Badge: {
    for: 'A count on an icon or a row.',
    notFor: 'Words: use Tag.',
    access:
      'The label is read instead of the number. At 0 it is hidden. Changes are not announced.',
  },
  Button: {
    for: 'An action. With href it is a link.',
    notFor: 'An icon alone: use IconButton. One of several options: use Chip or Segmented.',
    access:
      'At least 44 px to touch. While it is busy it keeps focus and width, and says that it is busy.',
  },
  Card: {
    for: 'A surface around things that belong together.',
    notFor: 'One line of a list: use Row.',
    access: 'Without a role. Give the content its own heading.',
  },
  Carousel: {
    for: 'Slides that move by swipe, mouse, keys and by themselves.',
    notFor: 'Content that must be seen: a slide may never be looked at.',
    access:
      'A labelled group. It stands still under pointer and focus, with reduced motion, and while motion is paused.',
  },
  Checkbox: {
    for: 'Consent, or something that is on or off in a form.',
    notFor: 'A setting that applies at once, or one of several options.',
    access: 'A native checkbox with its label. The error is connected to it.',
  },
  Chip: {
    for: 'One option of a row, or a filter that can be removed.',
    notFor: 'An action: use Button.',
    access: 'A button with aria-pressed.',
  },
  ChipRow: {
    for: 'A few to many options of which one is selected.',
    notFor: 'Two to four views of one page: use Segmented or TabRow.',
    access:
      'A labelled group of buttons with aria-pressed. In the app, arrow keys move the focus where the row scrolls. The selected chip is scrolled to the middle.',
  },
  Countdown: {
    for: 'Remaining seconds as a clock.',
    notFor: 'A date: use dateText.',
    access: 'A timer that is not announced each second.',
  },
  DateField: {
    for: 'One day.',
    notFor: 'A range: use DateRange.',
    access: 'The date field of the browser, with its label.',
  },
  DateRange: {
    for: 'The first and last day of records.',
    notFor: 'Usual periods: offer chips first.',
    access: 'Two labelled date fields. Each limits the other.',
  },
  Dialog: {
    for: 'A short question or message that must be answered.',
    notFor: 'Longer content or lists: use Sheet.',
    access:
      'A native modal dialog: focus is kept inside and returned, Escape closes it. It is named by its title.',
  },
  DialogView: {
    for: 'The place where the app shows its dialogs.',
    notFor: 'Single dialogs: use Dialog.',
    access: 'As Dialog.',
  },
  EmptyState: {
    for: 'A list without entries, with what to do next.',
    notFor: 'Errors: use ErrorState.',
    access: 'Picture and text; the picture is decoration.',
  },
  ErrorState: {
    for: 'What went wrong and what to do.',
    notFor: 'Errors of one field: use FieldError.',
    access: 'An alert that is read at once, with a button to try again.',
  },
  Field: {
    for: 'The frame of a field: label, hint, error, icons.',
    notFor: 'Use TextField, Select and the others, which contain it.',
    access: 'Label, hint and error are connected to the control.',
  },
  FieldError: {
    for: 'The error below a control.',
    notFor: 'Errors of a whole page: use ErrorState.',
    access: 'Always in the tree, so that changes are announced.',
  },
  FileField: {
    for: 'Pictures to upload.',
    notFor: 'Other files.',
    access: 'A native file field. Every picture has a button with its name that removes it.',
  },
  Icon: {
    for: 'A line icon.',
    notFor: 'Colour pictures: use Picture.',
    access: 'Decoration without a label. With one it is an image.',
  },
  IconButton: {
    for: 'An action with an icon alone.',
    notFor: 'An action that needs words: use Button.',
    access: 'The label is required. At least 44 px to touch, also when it looks smaller.',
  },
  LoadingIndicator: {
    for: 'The loading area of a whole page.',
    notFor: 'Data with a known size: use Skeleton.',
    access: 'A status with a name.',
  },
  Marquee: {
    for: 'One line of news that may be too long.',
    notFor: 'Text that must be read: let it wrap.',
    access: 'Stands still under pointer and focus, with reduced motion and while motion is paused.',
  },
  Money: {
    for: 'Every amount of money.',
    notFor: 'Other numbers: use numberText.',
    access: 'Text. Masked digits are asterisks, unknown ones are dashes, for screen readers too.',
  },
  Note: {
    for: 'Part of a screen that says what the member should know or do first: a verification, a bonus, when money arrives.',
    notFor: 'The result of what the member did: use a toast. A screen that failed: use ErrorState.',
    access: 'A note, or with a role an alert or status that is read out when it appears.',
  },
  PageDots: {
    for: 'Which page of a carousel is shown.',
    notFor: 'Navigation.',
    access: 'Hidden from screen readers.',
  },
  PasswordField: {
    for: 'Passwords.',
    notFor: 'Codes that were sent: use TextField.',
    access:
      'The name of the button says whether it shows or hides the password. Caps Lock is announced.',
  },
  PasswordPrompt: {
    for: 'Confirming a name and a password.',
    notFor: 'Login.',
    access: 'As Dialog. The first field gets the focus when it has opened.',
  },
  Picker: {
    for: 'One of many options in a sheet.',
    notFor: 'Fewer than five options: use Segmented or ChipRow.',
    access: 'As Sheet. The chosen option is marked.',
  },
  Picture: {
    for: 'Every picture.',
    notFor: 'Icons: use Icon.',
    access: 'alt is required; empty for decoration. Its place is kept while it loads.',
  },
  ProgressBar: {
    for: 'How much of something is done.',
    notFor: 'Waiting: use Spinner or Skeleton.',
    access: 'A progressbar with label and text.',
  },
  RecordCard: {
    for: 'One record as pairs of label and value.',
    notFor: 'Rows with one value: use Row.',
    access: 'A description list.',
  },
  RichText: {
    for: 'HTML from the server.',
    notFor: 'Texts of the app: use t.',
    access: 'Only safe elements stay. Links keep their text.',
  },
  Ripple: {
    for: 'The feedback of a press.',
    notFor: 'Elements without an action.',
    access: 'Decoration. Nothing moves with reduced motion.',
  },
  Row: {
    for: 'A line of a list or menu.',
    notFor: 'Several values: use RecordCard.',
    access: 'A link or a button when it does something, with one name for all of it.',
  },
  SearchField: {
    for: 'Searching.',
    notFor: 'Other text: use TextField.',
    access: 'A searchbox with a label, and a button that empties it.',
  },
  SectionTitle: {
    for: 'The heading of a part of a page.',
    notFor: 'The title of the page, which the header has.',
    access: 'A heading of level 2, with an optional link that has a name of its own.',
  },
  Segmented: {
    for: 'Two to four views or options of equal width.',
    notFor: 'More options: use TabRow or ChipRow.',
    access:
      'One tab stop. Arrow keys select. Children are a panel with the name of the selected tab.',
  },
  Select: {
    for: 'One of several options in a form.',
    notFor: 'Two to four options: use Segmented.',
    access: 'A button that says label and value and opens a sheet.',
  },
  Sheet: {
    for: 'More about something, or a task, over the page.',
    notFor: 'Short questions: use Dialog. Pages with an address of their own.',
    access:
      'A native modal dialog: focus is kept inside and returned, Escape closes it. It can also be dragged down.',
  },
  Skeleton: {
    for: 'The place of what is loading, in its final size.',
    notFor: 'Waiting for an answer: use a busy Button.',
    access: 'Hidden from screen readers.',
  },
  SkeletonCard: {
    for: 'As Skeleton, for a game.',
    notFor: 'Other content.',
    access: 'Hidden from screen readers.',
  },
  SkeletonChips: {
    for: 'As Skeleton, for a row of chips.',
    notFor: 'Other content.',
    access: 'Hidden from screen readers.',
  },
  SkeletonRow: {
    for: 'As Skeleton, for a row.',
    notFor: 'Other content.',
    access: 'Hidden from screen readers.',
  },
  SkeletonText: {
    for: 'As Skeleton, for text.',
    notFor: 'Other content.',
    access: 'Hidden from screen readers.',
  },
  Spinner: {
    for: 'Waiting within a small place.',
    notFor: 'Whole pages: use LoadingIndicator.',
    access: 'With a label it is an image.',
  },
  Steps: {
    for: 'Where one is in a task of several steps.',
    notFor: 'Pages of a carousel: use PageDots.',
    access: 'A list. The current step is marked as such.',
  },
  TabRow: {
    for: 'Views of one page, when there are many.',
    notFor: 'Two to four: use Segmented.',
    access:
      'Tabs with one tab stop. Arrow keys select. Children are a panel with the name of the selected tab.',
  },
  Tabs: {
    for: 'The base of Segmented and TabRow.',
    notFor: 'Use those.',
    access: 'Tabs with one tab stop. Arrow keys select.',
  },
  Tag: {
    for: 'A state or a mark in a word or two.',
    notFor: 'Counts: use Badge. Actions: use Chip.',
    access: 'Text. The colour only repeats what the word says.',
  },
  TextArea: {
    for: 'Text of several lines.',
    notFor: 'One line: use TextField.',
    access: 'A native textarea with label, counter and error.',
  },
  TextField: {
    for: 'Text of one line.',
    notFor: 'Passwords, dates, searching: these have their own fields.',
    access: 'A native input with label, hint and error. Errors are announced.',
  },
  ToastView: {
    for: 'Short messages that close by themselves.',
    notFor: 'What must be answered: use Dialog. Errors of fields.',
    access: 'A status, also for errors.',
  },
  Wordmark: {
    for: 'The name of the platform.',
    notFor: 'Headings.',
    access: 'An image with the name.',
  },
  Figures: {
    for: 'Two or three figures side by side, each with its name.',
    notFor: 'Sums that add up: use SumCard.',
    access: 'A description list: the name is read before the figure.',
  },
};
