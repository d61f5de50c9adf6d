import { OfflineNotice } from './OfflineNotice';
import { RealityCheck } from './RealityCheck';
import { UpdateNotice } from './UpdateNotice';

export const ShellNotices = () => (
  <>
    <OfflineNotice />
    <UpdateNotice />
    <RealityCheck />
  </>
);
