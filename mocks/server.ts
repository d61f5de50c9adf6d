import { setupServer } from 'msw/node';
import { all } from './all';

/** The backend inside a Node test: requests never reach the network. */
export const server = setupServer(...all);
