import { inApp } from '@workbench/inApp';
import { DownloadChoices } from './DownloadChoices';
import { IosSteps } from './IosSteps';

export default { title: 'Widgets/Download' };

export const Choices = inApp(() => <DownloadChoices />);
export const Steps = inApp(() => <IosSteps ref={null} />);
