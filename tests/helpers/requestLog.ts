import type { LoggedCall } from '../../mocks/core/loggedCall';
import type { Admin } from './admin';

// biome-ignore lint/suspicious/noExplicitAny: any body can be sent
type LoggedRequest = Omit<LoggedCall, 'body'> & { body: any };

/** The requests that the backend of this test has received since its log was cleared. */
export const allRequests = (admin: Admin): Promise<LoggedRequest[]> =>
  admin('log', undefined, 'GET');

export async function requestsTo(admin: Admin, path: string) {
  return (await allRequests(admin)).filter((request) => request.path === path);
}

export async function countRequests(admin: Admin, path: string) {
  return (await requestsTo(admin, path)).length;
}
