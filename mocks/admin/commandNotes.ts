interface Note {
  /** What the call does. */
  about: string;
  /** A body that a new database accepts. A test sends it. */
  example?: object;
}

/** What the reference says about each call, by method and path below `/__mock/`. */
export const commandNotes: Record<string, Note> = {
  'POST reset': { about: 'Seeds the database again.', example: { seed: 'feria', frozen: true } },
  'GET personas': { about: 'Lists the seeded people.' },
  'POST personas': {
    about: 'Logs in as a seeded person, or as any member by the account. Returns the session.',
    example: { persona: 'lucia' },
  },
  'POST members': {
    about: 'Makes a member, with the password of the seeded people.',
    example: { account: 'rosa', vipLevel: 5, balance: 250, kyc: 'verified' },
  },
  'GET streams': { about: 'How many event streams are open.' },
  'GET link': { about: 'The state as the value of `?mock=`.' },
  'POST link': {
    about: 'Resets the database and carries out the steps of a link.',
    example: { link: 'as:lucia,kycPending' },
  },
  'GET scenarios': { about: 'Lists all scenarios.' },
  'POST scenarios': { about: 'Enters a scenario.', example: { name: 'kycRejected' } },
  'GET scenarios/active': {
    about: 'The scenarios that were entered, with the rows, faults and time that each has changed.',
  },
  'POST scenarios/leave': {
    about: 'Takes back what one scenario has changed. Others, and what members did since, stay.',
    example: { name: 'kycRejected' },
  },
  'POST scenarios/make': {
    about:
      'Makes a scenario of a logged call: it is answered as it was, or struck by the same faults. `npm start` writes its files.',
  },
  'GET faults': { about: 'Lists the faults.' },
  'POST faults': {
    about:
      'Makes calls fail. `endpoint` is a name of the contract and stands for `path` and `method`; `path` is a part of a path. `status`, `code` and `message` belong to the kind `status`.',
    example: { endpoint: 'wallet', kind: 'status', status: 503, chance: 0.3, times: 5 },
  },
  'DELETE faults': { about: 'Removes all faults.' },
  'POST faults/remove': { about: 'Removes one fault.' },
  'GET chance': { about: 'The seed, and how the next round of a game ends.' },
  'POST chance': {
    about: 'Decides the next round, or starts the random numbers again.',
    example: { round: 'win' },
  },
  'GET clock': { about: 'The time of the backend.' },
  'POST clock': {
    about: 'Moves, sets, stops (`freeze`) or resumes the clock. Times are in milliseconds.',
    example: { advance: 3_600_000 },
  },
  'POST pushes': {
    about:
      'Sends something to a member now: a mail, a chat message, money, a win, the jackpot or a pop-up.',
    example: { kind: 'win', account: 'lucia', amount: 500 },
  },
  'GET state': { about: 'All rows of all tables.' },
  'POST state': {
    about: 'Creates, changes or deletes (`remove`) a row, checked by the schema of its table.',
    example: { table: 'members', id: 'm-lucia', set: { vipLevel: 9 } },
  },
  'GET settings/version': {
    about: 'A text that changes with the settings. Pages with the panel ask for it.',
  },
  'GET tables': { about: 'The names of the tables, and how many rows each has.' },
  'GET rows': { about: 'The first 50 rows of a table that contain a text.' },
  'GET export': { about: 'The whole database, for `import`.' },
  'POST import': { about: 'Replaces the database by an exported one.' },
  'GET snapshots': { about: 'Lists the saved states.' },
  'POST snapshots': {
    about: 'Saves the state under a name.',
    example: { name: 'before the deposit' },
  },
  'DELETE snapshots': { about: 'Deletes a saved state.' },
  'POST restore': { about: 'Restores a saved state.' },
  'GET log': { about: 'The calls that the backend has received, without secrets.' },
  'DELETE log': { about: 'Empties the log.' },
  'GET call': { about: 'One call with its reply, for a page with the panel.' },
  'POST replay': { about: 'Sends a logged call again.' },
  'GET reports': { about: 'The reports of pages, if the configuration has `monitoring`.' },
  'POST reports': {
    about: 'Receives a report: any text, from the app or from the browser.',
  },
  'DELETE reports': { about: 'Empties the list of reports.' },
};
