import { useMount } from '@kit/render/hooks';
import { t } from '../../../i18n/t';
import { createAgentNotice } from '../../../stores/agents/agentNotice';
import { useStore } from '../../../stores/base/useStore';
import { Row } from '../../../ui/content/Row';
import { UnreadBadge } from '../../../widgets/account/member/UnreadBadge';
import { agentPaths } from '../../../widgets/site/navigation/agentPaths';

export function AgentLinks() {
  const { posts, unread } = useStore(createAgentNotice);
  useMount(() => void posts.load());
  return (
    <nav className="card" data-pad="none" aria-label={t('title.agent_')}>
      <Row icon="users-round" href={agentPaths.downline} title={t('title.agent_downline')} />
      <Row icon="send" href={agentPaths.transfer} title={t('title.agent_transfer')} />
      <Row icon="receipt-text" href={agentPaths.transfers} title={t('title.agent_transfers')} />
      <Row icon="share-2" href={agentPaths.invite} title={t('title.agent_invite')} />
      <Row
        icon="megaphone"
        href={agentPaths.notice}
        title={t('title.agent_notice')}
        end={<UnreadBadge count={unread} />}
      />
    </nav>
  );
}
