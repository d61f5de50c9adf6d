import { paths } from './paths';

/** The screen of each kind of agent contract. Not in paths.ts: the first screen does not need it. */
export const agentContractPaths = {
  daily: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourContract,
} as const;

/** Opens the first kind of which there is a contract. */
export const hrefOfContracts = `${paths.salaryContract}?kind=first`;
