import type { DownlineMember } from '../../../stores/agents/downline';

export const memberName = (member: DownlineMember | undefined) =>
  member ? member.nickname || member.account : '';
