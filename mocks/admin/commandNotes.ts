interface Note {
  /** The name in the API document, and of the tool of the MCP server. */
  name: string;
  /** What the call does. */
  about: string;
  /** A body, or parameters, that a new database accepts after the examples before it. A test sends it. */
  example?: object;
  /** Pages send it: a client of the admin API does not need it. */
  isForPages?: true;
}

/** What the reference says about each call, by method and path below `/__mock/`. */
export const commandNotes: Record<string, Note> = {
  'POST reset': {
    name: 'resetDatabase',
    about: 'Seeds the database again.',
    example: { seed: 'feria', frozen: true },
  },
  'GET personas': {
    name: 'listPersonas',
    about: 'Lists the seeded people.',
  },
  'POST personas': {
    name: 'logIn',
    about: 'Logs in as a seeded person, or as any member by the account. Returns the session.',
    example: { persona: 'lucia' },
  },
  'POST members': {
    name: 'makeMember',
    about: 'Makes a member, with the password of the seeded people.',
    example: { account: 'rosa', vipLevel: 5, balance: 250, kyc: 'verified' },
  },
  'GET market': {
    name: 'readMarket',
    about: 'The market whose rules the backend keeps, and all that it knows.',
  },
  'POST market': { name: 'setMarket', about: 'Changes the market.', example: { name: 'es' } },
  'GET streams': {
    name: 'countStreams',
    about: 'How many event streams are open.',
  },
  'GET link': {
    name: 'makeLink',
    about: 'The state as the value of `?mock=`, and the address of a page with it.',
    example: { path: '/m/kyc' },
  },
  'POST link': {
    name: 'openLink',
    about: 'Resets the database and carries out the steps of a link.',
    example: { link: 'as:lucia,kycPending' },
  },
  'GET scenarios': {
    name: 'listScenarios',
    about: 'Lists all scenarios.',
  },
  'POST scenarios': {
    name: 'enterScenario',
    about: 'Enters a scenario.',
    example: { name: 'kycRejected' },
  },
  'GET scenarios/active': {
    name: 'listActiveScenarios',
    about: 'The scenarios that were entered, with the rows, faults and time that each has changed.',
  },
  'POST scenarios/leave': {
    name: 'leaveScenario',
    about: 'Takes back what one scenario has changed. Others, and what members did since, stay.',
    example: { name: 'kycRejected' },
  },
  'POST scenarios/make': {
    name: 'makeScenario',
    about:
      'Makes a scenario of a logged call (`id`): it is answered as it was, or struck by the same faults. Without `id` it is made of all commands since the seed. `npm start` writes its files.',
    example: { name: 'presentState' },
  },
  'GET faults': {
    name: 'listFaults',
    about: 'Lists the faults.',
  },
  'POST faults': {
    name: 'addFault',
    about:
      'Makes calls fail. `endpoint` is a name of the contract and stands for `path` and `method`; `path` is a part of a path. `status`, `code` and `message` belong to the kind `status`.',
    example: { endpoint: 'wallet', kind: 'status', status: 503, chance: 0.3, times: 5 },
  },
  'DELETE faults': {
    name: 'removeAllFaults',
    about: 'Removes all faults.',
  },
  'POST faults/remove': {
    name: 'removeFault',
    about: 'Removes one fault.',
  },
  'GET chance': {
    name: 'readChance',
    about: 'The seed, and how the next round of a game ends.',
  },
  'POST chance': {
    name: 'setChance',
    about: 'Decides the next round, or starts the random numbers again.',
    example: { round: 'win' },
  },
  'GET clock': {
    name: 'readClock',
    about: 'The time of the backend.',
  },
  'POST clock': {
    name: 'setClock',
    about: 'Moves, sets, stops (`freeze`) or resumes the clock. Times are in milliseconds.',
    example: { advance: 3_600_000 },
  },
  'POST pushes': {
    name: 'sendPush',
    about:
      'Sends something to a member now: a mail, a chat message, money, a win, the jackpot or a pop-up.',
    example: { kind: 'win', account: 'lucia', amount: 500 },
  },
  'GET state': {
    name: 'readState',
    about: 'All rows of all tables.',
  },
  'POST state': {
    name: 'changeRow',
    about: 'Creates, changes or deletes (`remove`) a row, checked by the schema of its table.',
    example: { table: 'members', id: 'm-lucia', set: { vipLevel: 9 } },
  },
  'GET settings/version': {
    name: 'readSettingsVersion',
    about: 'A text that changes with the settings. Pages with the panel ask for it.',
  },
  'GET tables': {
    name: 'listTables',
    about: 'The names of the tables, and how many rows each has.',
  },
  'GET rows/example': {
    name: 'readExampleRow',
    about: 'A new row that the schema of a table accepts. `POST state` adds it.',
    example: { table: 'feedbacks' },
  },
  'GET rows': {
    name: 'listRows',
    about: 'The first 50 rows of a table that contain a text.',
    example: { table: 'members', search: 'lucia' },
  },
  'GET export': {
    name: 'exportDatabase',
    about: 'The whole database, for `import`.',
  },
  'POST import': {
    name: 'importDatabase',
    about: 'Replaces the database by an exported one.',
  },
  'GET snapshots': {
    name: 'listSnapshots',
    about: 'Lists the saved states.',
  },
  'POST snapshots': {
    name: 'saveSnapshot',
    about: 'Saves the state under a name.',
    example: { name: 'before the deposit' },
  },
  'POST restore': {
    name: 'restoreSnapshot',
    about: 'Restores a saved state.',
    example: { name: 'before the deposit' },
  },
  'GET log': {
    name: 'listRequests',
    about: 'The calls that the backend has received, without secrets. `after` is the id of a call.',
    example: { after: '0' },
  },
  'DELETE log': {
    name: 'emptyLog',
    about: 'Empties the log.',
  },
  'GET call': {
    name: 'readRequest',
    about: 'One call with its reply, for a page with the panel.',
  },
  'POST replay': {
    name: 'repeatRequest',
    about: 'Sends a logged call again.',
  },
  'GET reports': {
    name: 'listReports',
    about: 'The reports of pages, if the configuration has `monitoring`.',
  },
  'POST reports': {
    name: 'sendReport',
    about: 'Receives a report: any text, from the app or from the browser.',
    isForPages: true,
  },
  'DELETE reports': {
    name: 'emptyReports',
    about: 'Empties the list of reports.',
  },

  'POST kyc': {
    name: 'setKyc',
    about:
      'Sets how far the identity verification of a member is. Without `account` it is Lucía’s.',
    example: { account: 'victor', state: 'rejected' },
  },
  'GET settings': {
    name: 'readSettings',
    about:
      'The settings of the operator, by topic. `whiteLabel.flags` are the switches of features.',
  },
  'POST settings': {
    name: 'changeSettings',
    about: 'Changes settings of a topic. Settings that are not named stay.',
    example: { topic: 'whiteLabel', set: { flags: { LIVEMODEL3: false } } },
  },
  'GET snapshots/compare': {
    name: 'compareSnapshots',
    about:
      'What has changed since a saved state, or from one to another: rows, faults, scenarios, clock.',
    example: { from: 'before the deposit' },
  },
  'DELETE snapshots': {
    name: 'deleteSnapshot',
    about: 'Deletes a saved state.',
    example: { name: 'before the deposit' },
  },
  'POST tests/make': {
    name: 'makeTest',
    about:
      'Makes the text of a browser test of the present state: it opens a page and looks for texts. Save it in a folder of `tests/e2e`.',
    example: { title: 'a rejected identity says why', path: '/m/kyc', texts: ['Lucía'] },
  },
  'GET timeline': {
    name: 'readTimeline',
    about:
      'The steps since the seed: calls, commands and events, with the branches and the present position. `after` is the id of a step.',
    example: { after: '0' },
  },
  'GET timeline/step': {
    name: 'readStep',
    about: 'One step: its request and reply, the rows that it changed, faults and clock.',
  },
  'GET timeline/compare': {
    name: 'comparePoints',
    about:
      'What differs between two points of the timeline, or from one to now: rows, faults, scenarios, clock.',
    example: { from: '0' },
  },
  'POST timeline/go': {
    name: 'travel',
    about:
      'Goes to the point after a step (`to`), some changes back or forward (`by`), or to the end of a branch (`branch`). A command after going back begins a new branch. With `token` the reply says whether this session exists there.',
    example: { by: -1 },
  },
  'POST timeline/branch': {
    name: 'startBranch',
    about: 'The next steps go into a new branch with this name.',
    example: { name: 'second try' },
  },
  'POST timeline/pin': {
    name: 'pinPoint',
    about: 'Saves the state at a point, or the present one, as a snapshot.',
    example: { name: 'the first point' },
  },
  'POST timeline/scenario': {
    name: 'makeScenarioOfStretch',
    about:
      'Makes a scenario of what changed between two points: rows, faults, time. Without points: from the start to now.',
    example: { name: 'whatHappened' },
  },
  'POST timeline/test': {
    name: 'makeTestOfStretch',
    about:
      'Makes the text of a test that repeats the steps between two points and expects their replies: of vitest, for `tests/backend`, or with `path` of Playwright, for a folder of `tests/e2e`.',
    example: { title: 'what happened happens again' },
  },
};
