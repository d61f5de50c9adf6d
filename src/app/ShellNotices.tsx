import { AutoLoginNotice } from './AutoLoginNotice';
import { OfflineNotice } from './OfflineNotice';
import { RealityCheck } from './RealityCheck';
import { UpdateNotice } from './UpdateNotice';

export const ShellNotices = () => (
  <>
    <OfflineNotice />
    <AutoLoginNotice />
    <UpdateNotice />
    <RealityCheck />
  </>
);
