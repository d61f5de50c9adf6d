import { AutoLoginNotice } from './AutoLoginNotice';
import { MoneyNotice } from './MoneyNotice';
import { OfflineNotice } from './OfflineNotice';
import { RealityCheck } from './RealityCheck';
import { SessionClock } from './SessionClock';
import { SlowNotice } from './SlowNotice';
import { UpdateNotice } from './UpdateNotice';

export const ShellNotices = () => (
  <>
    <OfflineNotice />
    <AutoLoginNotice />
    <SlowNotice />
    <UpdateNotice />
    <RealityCheck />
    <MoneyNotice />
    <SessionClock />
  </>
);
