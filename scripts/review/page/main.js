import { canWrite, createDecisions } from './decisions.js';
import { byId, element, showChoices } from './elements.js';
import { stageOf } from './stage.js';

const STATES = ['all', 'open', 'accepted', 'rejected'];
const VIEWS = [
  { value: 'slider', label: 'Slider' },
  { value: 'blink', label: 'Blink' },
  { value: 'difference', label: 'Difference' },
  { value: 'both', label: 'Both' },
];
const KINDS = { new: 'New story', gone: 'The story is gone', changed: 'Changed' };

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const review = await (await fetch('review.json')).json();
const decisions = await createDecisions(review);
let state = 'all';
let view = 'slider';
let width = '';
let theme = '';

const shownStories = () => {
  const words = byId('search').value.toLowerCase().split(/\s+/);
  return review.stories.filter((story) => {
    const text = `${story.id} ${story.name} ${story.causes.join(' ')}`.toLowerCase();
    const isState = state === 'all' || decisions.stateOf(story) === state;
    return isState && words.every((word) => text.includes(word));
  });
};

const current = () => review.stories.find(({ id }) => id === location.hash.slice(1));

function showAbout() {
  const { base, head, checked, stories, otherBrowser } = review;
  const now = `${head.hash} ${head.subject}${head.isDirty ? ', and what is not committed' : ''}`;
  byId('about').textContent =
    `${stories.length} of ${checked} stories that the change touches look different. ` +
    `Before: ${base.hash} ${base.subject}. After: ${now}.`;
  if (!otherBrowser) return;
  byId('warning').hidden = false;
  byId('warning').textContent =
    `What you accept is drawn by this machine, but ${otherBrowser}. ` +
    'Run npm run test:visual -- --update on the machine that made them, so that all are alike.';
}

function showList() {
  const counts = (value) =>
    value === 'all'
      ? review.stories.length
      : review.stories.filter((story) => decisions.stateOf(story) === value).length;
  const choices = STATES.map((value) => ({
    ...{ value, label: capital(value), note: String(counts(value)) },
  }));
  showChoices(byId('states'), choices, state, (value) => {
    state = value;
    showList();
  });
  const shown = shownStories();
  byId('none').textContent = shown.length ? '' : 'No changed story fits.';
  byId('list').replaceChildren(
    ...shown.map((story) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: `#${story.id}`, 'aria-current': story === current() && 'page' },
          story.name,
          ' ',
          element('span', { class: `tag ${decisions.stateOf(story)}` }, decisions.stateOf(story)),
        ),
      ),
    ),
  );
  byId('download').hidden = canWrite || decisions.count() === 0;
  byId('save').textContent = `Download decisions (${decisions.count()})`;
}

const shotsOf = (story, wanted) =>
  story.shots.filter((shot) =>
    Object.entries(wanted).every(([name, value]) => shot[name] === value),
  );
const noteOf = (shots) => (shots.some(({ isDifferent }) => isDifferent) ? undefined : 'same');

/** The size of a story that was looked at stays for the next one, unless nothing differs at it. */
function chooseShot(story) {
  const chosen = shotsOf(story, { width: Number(width), theme })[0];
  const shot = chosen?.isDifferent
    ? chosen
    : (story.shots.find((each) => each.isDifferent) ?? chosen);
  width = String(shot?.width ?? review.widths[0]);
  theme = shot?.theme ?? 'dark';
}

function showStage(story) {
  const widths = review.widths.map((each) => ({
    ...{ value: String(each), label: String(each) },
    note: noteOf(shotsOf(story, { width: each })),
  }));
  showChoices(byId('widths'), widths, width, (value) => {
    width = value;
    showStage(story);
  });
  const themes = ['dark', 'light'].map((each) => ({
    ...{ value: each, label: capital(each) },
    note: noteOf(shotsOf(story, { width: Number(width), theme: each })),
  }));
  showChoices(byId('themes'), themes, theme, (value) => {
    theme = value;
    showStage(story);
  });
  showChoices(byId('views'), VIEWS, view, (value) => {
    view = value;
    showStage(story);
  });
  const shot = shotsOf(story, { width: Number(width), theme })[0];
  const isSame = shot && !shot.isDifferent;
  byId('says').textContent = isSame
    ? 'Nothing differs at this width and theme.'
    : shot && `${shot.pixels.toLocaleString('en')} pixels differ.`;
  byId('stage').replaceChildren(stageOf(story, shot, view));
}

function showDecision(story) {
  const made = decisions.decisionOf(story);
  byId('accept').setAttribute('aria-pressed', String(made?.decision === 'accepted'));
  byId('reject').setAttribute('aria-pressed', String(made?.decision === 'rejected'));
  const by = made?.by ? ` by ${made.by}` : '';
  byId('result').textContent = made
    ? `${capital(made.decision)}${by} on ${made.date.slice(0, 10)}.`
    : 'Not decided yet.';
}

function showStory() {
  const story = current();
  document.body.classList.toggle('has-story', Boolean(story));
  byId('story').hidden = !story;
  showList();
  if (!story) return;
  document.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest' });
  byId('title').textContent = story.name;
  const workbench = element('a', { href: `../?story=${story.id}` }, 'Open in the workbench');
  byId('facts').replaceChildren(
    `${KINDS[story.state]}. ${story.problem ? `${story.problem} ` : ''}`,
    ...(story.state === 'gone' ? [] : [workbench]),
  );
  const { causes } = story;
  byId('causes').hidden = causes.length === 0;
  byId('causes').querySelector('summary').textContent =
    `Made of ${causes.length} changed ${causes.length === 1 ? 'file' : 'files or texts'}`;
  byId('causes')
    .querySelector('ul')
    .replaceChildren(...causes.map((cause) => element('li', {}, element('code', {}, cause))));
  byId('note').value = decisions.decisionOf(story)?.note ?? '';
  chooseShot(story);
  showStage(story);
  showDecision(story);
}

async function decide(decision) {
  const story = current();
  if (!story) return;
  try {
    await decisions.decide(story, decision, byId('note').value.trim());
    showList();
    showDecision(story);
  } catch (error) {
    byId('result').textContent = `It could not be written: ${error.message}`;
  }
}

function go(step) {
  const shown = shownStories();
  const next = shown[shown.indexOf(current()) + step];
  if (!next) return;
  location.hash = next.id;
  byId('title').focus({ preventScroll: true });
}

async function download() {
  const text = await decisions.file(byId('name').value.trim());
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: address, download: 'decisions.json' }).click();
  URL.revokeObjectURL(address);
}

const keys = {
  a: () => decide('accepted'),
  r: () => decide('rejected'),
  j: () => go(1),
  k: () => go(-1),
  '/': () => byId('search').focus(),
};

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.matches('input:not([type=radio], [type=range]), textarea');
  const action = keys[event.key.toLowerCase()];
  if (isTyping || !action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
});
byId('search').addEventListener('input', showList);
byId('accept').addEventListener('click', keys.a);
byId('reject').addEventListener('click', keys.r);
byId('next').addEventListener('click', keys.j);
byId('previous').addEventListener('click', keys.k);
byId('save').addEventListener('click', download);
byId('form').addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', showStory);
showAbout();
showStory();
