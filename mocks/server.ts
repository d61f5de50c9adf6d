import { setupServer } from 'msw/node';
import { backendHandler } from './respond';

/** The backend in a Node test: requests are answered in the process and never reach the network. */
export const server = setupServer(backendHandler);
