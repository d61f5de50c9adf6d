import { OfflineNotice } from './OfflineNotice';
import { UpdateNotice } from './UpdateNotice';

export const ShellNotices = () => (
  <>
    <OfflineNotice />
    <UpdateNotice />
  </>
);
