import type { DownlineMember } from '../../stores/downline';

export const memberName = (member: DownlineMember | undefined) =>
  member ? member.nickname || member.account : '';
